import { and, assign, emit, sendTo, stateIn } from 'xstate';
import { preparing } from './game-launch.preparing.ts';
import { failureOf, gameLaunchSetup, mayHaveBegun, startFailed } from './game-launch.setup.ts';

const beingLeft = { actions: { type: 'reject', params: { text: 'pg.alert_quitting' } } } as const;

/**
 * One game, in a window of its own or in a frame, from the click to the last cent back in the wallet. The window opens
 * in the click; the game's address comes by realtime; whatever reached the operator ends in one leave.
 */
export const gameLaunchMachine = gameLaunchSetup.createMachine({
  id: 'gameLaunch',
  context: ({ input }) => ({ ...input, mode: 'window', launchId: '', url: '', next: null }),
  output: ({ context }) => ({ next: context.next }),
  invoke: { id: 'holdSeat', src: 'holdSeat' },
  on: {
    'realtime.joined': { actions: assign({ joined: true }) },
    'realtime.parted': { actions: assign({ joined: false }) },
  },
  initial: 'openingWindow',
  states: {
    openingWindow: {
      tags: ['busy', 'starting'],
      invoke: {
        id: 'openWindow',
        src: 'openWindow',
        input: ({ context: { game, desktop } }) => ({ game, desktop }),
        onDone: [
          {
            guard: ({ event }) => event.output.opened,
            target: 'windowed',
            actions: assign({ mode: ({ event }) => event.output.mode }),
          },
          { target: 'popupBlocked' },
        ],
      },
    },
    popupBlocked: {
      entry: emit(({ context }) => ({
        type: 'modal.request',
        modal: { kind: 'popupBlocked', game: context.game },
      })),
      exit: emit({ type: 'modal.withdraw', kind: 'popupBlocked' }),
      on: {
        'modal.answered.popupBlocked': [{ guard: 'isYes', target: 'openingWindow' }, { target: 'ended' }],
        'play.stop': 'ended',
      },
    },
    windowed: {
      invoke: { id: 'gameWindow', src: 'gameWindow', input: ({ context: { mode } }) => ({ mode }) },
      initial: 'starting',
      states: {
        starting: {
          tags: ['busy', 'starting'],
          on: {
            'launch.request': [
              { guard: 'isSameGame', actions: { type: 'reject', params: { text: 'pg.alert_duplicate' } } },
              { actions: { type: 'reject', params: { text: 'pg.alert_starting' } } },
            ],
          },
          initial: 'preparing',
          states: {
            preparing,
            /** The operator has been asked for a game: from here on every way out leaves it. */
            committed: {
              on: {
                'play.stop': '#gameLaunch.quitting.settling',
                /** It may overtake the answer to the call. */
                'realtime.gameUrl': { guard: 'isOwnUrl', actions: 'keepUrl' },
              },
              initial: 'requestingPlay',
              states: {
                requestingPlay: {
                  invoke: {
                    id: 'play',
                    src: 'play',
                    input: ({ context }) => ({ game: context.game, launchId: context.launchId }),
                    onDone: [
                      {
                        guard: and([stateIn('#forced'), ({ event }) => mayHaveBegun(event.output)]),
                        target: '#gameLaunch.quitting.settling',
                      },
                      {
                        guard: and([stateIn('#unwanted'), ({ event }) => mayHaveBegun(event.output)]),
                        target: '#gameLaunch.quitting',
                      },
                      { guard: stateIn('#unwanted'), target: '#gameLaunch.ended' },
                      { guard: ({ event }) => event.output.ok, target: 'awaitingUrl' },
                      {
                        guard: ({ event }) => !event.output.ok && event.output.failure.code === '203',
                        target: '#gameLaunch.ended',
                        actions: { type: 'tellMaintenance', params: ({ event }) => event },
                      },
                      /** Who does not know whether the game has begun leaves it. */
                      {
                        guard: ({ event }) => mayHaveBegun(event.output),
                        target: '#gameLaunch.quitting',
                        actions: { type: 'fail', params: failureOf },
                      },
                      { target: '#gameLaunch.ended', actions: { type: 'fail', params: failureOf } },
                    ],
                  },
                  initial: 'wanted',
                  states: {
                    wanted: {
                      on: {
                        'launch.cancel': 'unwanted',
                        'window.closed': 'unwanted',
                        'play.stop': 'unwanted.forced',
                        'realtime.forwardStatus': { ...startFailed, target: 'unwanted' },
                      },
                    },
                    /** A leave that overtakes the call would leave nothing, and the game would begin behind it. */
                    unwanted: {
                      id: 'unwanted',
                      tags: 'leaving',
                      entry: sendTo('gameWindow', { type: 'window.close' }),
                      on: { 'launch.request': beingLeft },
                      initial: 'cancelled',
                      states: {
                        cancelled: { on: { 'play.stop': 'forced' } },
                        /** Not for long: the session that may leave it is about to end. */
                        forced: { id: 'forced', after: { forcedPlayWait: '#gameLaunch.quitting.settling' } },
                      },
                    },
                  },
                },
                awaitingUrl: {
                  always: { guard: 'hasUrl', target: '#gameLaunch.windowed.playing' },
                  on: {
                    'launch.cancel': '#gameLaunch.quitting',
                    'window.closed': '#gameLaunch.quitting',
                    'realtime.forwardStatus': { ...startFailed, target: '#gameLaunch.quitting' },
                  },
                  after: { gameUrlWait: { target: '#gameLaunch.quitting', actions: 'failToStart' } },
                },
              },
            },
          },
        },
        playing: {
          tags: 'inPlay',
          entry: ['showGame', emit({ type: 'play.opened' })],
          exit: emit({ type: 'play.closed' }),
          on: {
            'launch.request': [
              { guard: 'isSameGame', actions: { type: 'reject', params: { text: 'pg.alert_duplicate' } } },
              {
                guard: 'isDesktop',
                target: 'switching',
                actions: assign({ next: ({ event }) => event.game }),
              },
              { actions: { type: 'reject', params: { text: 'pg.err_is_playing' } } },
            ],
            'launch.show': { actions: sendTo('gameWindow', { type: 'window.show' }) },
            'launch.leave': '#gameLaunch.quitting',
            'lobby.returned': '#gameLaunch.quitting',
            'play.stop': '#gameLaunch.quitting.settling',
          },
          initial: 'arriving',
          states: {
            arriving: { always: [{ guard: 'isFramed', target: 'loading' }, { target: 'inGame' }] },
            loading: {
              tags: 'loading',
              on: { 'launch.frameLoaded': 'inGame', 'launch.frameFailed': 'unloaded' },
              after: { frameLoadWait: 'overdue' },
            },
            /** It may come yet. Whoever does not wait for it has it in a window. */
            overdue: {
              on: {
                'launch.frameLoaded': 'inGame',
                'launch.frameFailed': 'unloaded',
                'launch.popOut': 'poppingOut',
              },
            },
            /** The provider's page is not there, or may not be framed. */
            unloaded: { on: { 'launch.popOut': 'poppingOut' } },
            poppingOut: {
              invoke: {
                id: 'popOut',
                src: 'popOut',
                input: ({ context }) => ({ game: context.game }),
                onDone: [
                  {
                    guard: ({ event }) => event.output.opened,
                    target: 'inGame',
                    actions: [assign({ mode: 'window' }), 'showGame'],
                  },
                  { target: 'unloaded', actions: { type: 'reject', params: { text: 'window_blocked' } } },
                ],
              },
            },
            inGame: { on: { 'window.closed': 'confirmingClosed' } },
            /** A provider may cut itself off from its opener, and then its window only looks closed. */
            confirmingClosed: {
              invoke: {
                id: 'askPlaying',
                src: 'askPlaying',
                onDone: [
                  { guard: ({ event }) => event.output.playing, target: 'unseen' },
                  { target: '#gameLaunch.quitting' },
                ],
              },
            },
            unseen: { after: { unseenPoll: 'confirmingClosed' } },
          },
        },
        /** The window waits for the next game instead of closing with this one. */
        switching: { entry: sendTo('gameWindow', { type: 'window.keep' }), always: '#gameLaunch.quitting' },
      },
    },
    quitting: {
      tags: ['busy', 'leaving'],
      invoke: {
        id: 'leave',
        src: 'leave',
        input: ({ context }) => ({ game: context.game }),
        onDone: [
          { guard: stateIn({ quitting: 'settling' }), target: 'ended' },
          {
            guard: ({ event }) => !event.output.ok,
            target: '.left',
            actions: { type: 'fail', params: failureOf },
          },
          { target: '.left' },
        ],
      },
      on: { 'launch.request': beingLeft },
      after: { leaveAutoClear: 'ended' },
      exit: 'refreshBalance',
      initial: 'asking',
      states: {
        asking: {
          on: {
            'play.stop': { target: 'settling', actions: 'dropNext' },
            'realtime.memberCash': 'settling',
          },
        },
        left: {
          on: {
            'play.stop': { target: '#gameLaunch.ended', actions: 'dropNext' },
            'realtime.memberCash': '#gameLaunch.ended',
          },
        },
        /** Forced, or paid, which may have been for the last round: the operator's word alone is waited for. */
        settling: { on: { 'play.stop': { actions: 'dropNext' } } },
      },
    },
    ended: { type: 'final' },
  },
});
