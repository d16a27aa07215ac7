import { and, assign, emit, sendTo, stateIn } from 'xstate';
import { type Answer, isInDoubt } from '#contract/call.ts';
import { gameLaunchSetup, type PlayAnswer } from './game-launch.setup.ts';

/**
 * One game in a window of its own, from the click to the last cent back in the wallet. The window opens in
 * the click; the game's address comes by realtime after the operator accepted the play call; whatever
 * reached the operator ends in one leave.
 */
export const gameLaunchMachine = gameLaunchSetup.createMachine({
  id: 'gameLaunch',
  context: ({ input }) => ({ ...input, launchId: '', url: '', next: null }),
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
        input: ({ context }) => ({ game: context.game }),
        onDone: [
          { guard: ({ event }) => event.output.opened, target: 'windowed' },
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
      invoke: { id: 'gameWindow', src: 'gameWindow' },
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
            /** Nothing has reached the operator yet, so there is nothing to leave. */
            preparing: {
              on: {
                'launch.cancel': '#gameLaunch.ended',
                'window.closed': '#gameLaunch.ended',
                'play.stop': '#gameLaunch.ended',
              },
              initial: 'takingSeat',
              states: {
                takingSeat: {
                  invoke: {
                    id: 'takeSeat',
                    src: 'takeSeat',
                    onDone: [
                      {
                        guard: ({ event }) => event.output.taken,
                        target: 'checkingSession',
                        actions: assign({
                          launchId: ({ event }) => (event.output.taken ? event.output.launchId : ''),
                        }),
                      },
                      {
                        target: '#gameLaunch.ended',
                        actions: { type: 'reject', params: { text: 'pg.err_is_playing' } },
                      },
                    ],
                  },
                },
                checkingSession: {
                  invoke: {
                    id: 'checkSession',
                    src: 'checkSession',
                    onDone: [
                      { guard: ({ event }) => event.output.valid, target: 'awaitingChannel' },
                      { target: 'recheckWait' },
                    ],
                  },
                },
                recheckWait: { after: { sessionRecheck: 'recheckingSession' } },
                recheckingSession: {
                  invoke: {
                    id: 'recheckSession',
                    src: 'checkSession',
                    onDone: [
                      { guard: ({ event }) => event.output.valid, target: 'awaitingChannel' },
                      { target: '#gameLaunch.ended', actions: emit({ type: 'session.invalid' }) },
                    ],
                  },
                },
                /** An address sent before the member's channel is joined would be lost: there is no replay. */
                awaitingChannel: {
                  always: { guard: 'isJoined', target: '#gameLaunch.windowed.starting.committed' },
                  after: { gameUrlWait: { target: '#gameLaunch.ended', actions: 'failToStart' } },
                },
              },
            },
            /** The operator has been asked for a game: from here on every way out leaves it. */
            committed: {
              on: {
                'play.stop': '#gameLaunch.stopping',
                'realtime.forwardStatus': {
                  guard: 'isStartFailure',
                  target: '#gameLaunch.quitting',
                  actions: {
                    type: 'fail',
                    params: ({ event }) => ({
                      failure: { call: 'forward_game', code: event.code, serverMessage: event.message },
                    }),
                  },
                },
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
                        guard: and([stateIn('#unwanted'), ({ event }) => mayHaveBegun(event.output)]),
                        target: '#gameLaunch.quitting',
                      },
                      { guard: stateIn('#unwanted'), target: '#gameLaunch.ended' },
                      { guard: ({ event }) => event.output.ok, target: 'awaitingUrl' },
                      {
                        guard: ({ event }) => !event.output.ok && event.output.failure.code === '203',
                        target: '#gameLaunch.ended',
                        actions: emit(({ context, event }) => ({
                          type: 'modal.request',
                          modal: {
                            kind: 'maintenance',
                            provider: context.game.provider,
                            period: event.output.ok ? null : (event.output.failure.period ?? null),
                          },
                        })),
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
                  on: {
                    /** The address may overtake the answer to the call. */
                    'realtime.gameUrl': {
                      guard: 'isOwnUrl',
                      actions: assign({ url: ({ event }) => event.url }),
                    },
                  },
                  initial: 'wanted',
                  states: {
                    wanted: { on: { 'launch.cancel': 'unwanted', 'window.closed': 'unwanted' } },
                    /** A leave that overtakes the call would leave nothing, and the game would begin behind it. */
                    unwanted: {
                      id: 'unwanted',
                      tags: 'leaving',
                      entry: sendTo('gameWindow', { type: 'window.close' }),
                      on: {
                        'launch.request': {
                          actions: { type: 'reject', params: { text: 'pg.alert_quitting' } },
                        },
                      },
                    },
                  },
                },
                awaitingUrl: {
                  always: { guard: 'hasUrl', target: '#gameLaunch.windowed.playing' },
                  on: {
                    'launch.cancel': '#gameLaunch.quitting',
                    'window.closed': '#gameLaunch.quitting',
                    'realtime.gameUrl': {
                      guard: 'isOwnUrl',
                      actions: assign({ url: ({ event }) => event.url }),
                    },
                  },
                  after: { gameUrlWait: { target: '#gameLaunch.quitting', actions: 'failToStart' } },
                },
              },
            },
          },
        },
        playing: {
          tags: 'inPlay',
          entry: [
            sendTo('gameWindow', ({ context }) => ({ type: 'window.load', url: context.url })),
            emit({ type: 'play.opened' }),
          ],
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
            'play.stop': '#gameLaunch.stopping',
          },
          initial: 'inGame',
          states: {
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
          { guard: stateIn({ quitting: 'hurrying' }), target: 'ended' },
          {
            guard: ({ event }) => !event.output.ok,
            target: '.left',
            actions: { type: 'fail', params: failureOf },
          },
          { target: '.left' },
        ],
      },
      on: {
        'launch.request': { actions: { type: 'reject', params: { text: 'pg.alert_quitting' } } },
        'realtime.memberCash': 'ended',
      },
      after: { leaveAutoClear: 'ended' },
      exit: 'refreshBalance',
      initial: 'asking',
      states: {
        asking: { on: { 'play.stop': { target: 'hurrying', actions: assign({ next: null }) } } },
        left: { on: { 'play.stop': { target: '#gameLaunch.ended', actions: assign({ next: null }) } } },
        /** It is being left already, so what was forced waits for that answer instead of asking twice. */
        hurrying: {},
      },
    },
    /** Forced: the window is gone at once, and nothing is waited for but the operator's word. */
    stopping: {
      tags: ['busy', 'leaving'],
      invoke: {
        id: 'leave',
        src: 'leave',
        input: ({ context }) => ({ game: context.game }),
        onDone: 'ended',
      },
      on: {
        'launch.request': { actions: { type: 'reject', params: { text: 'pg.alert_quitting' } } },
      },
      after: { leaveAutoClear: 'ended' },
      exit: 'refreshBalance',
    },
    ended: { type: 'final' },
  },
});

function failureOf({ event: { output } }: { event: { output: PlayAnswer | Answer<unknown> } }) {
  if (!output.ok) return { failure: output.failure };
  throw new Error('no failure');
}

const mayHaveBegun = (answer: PlayAnswer) => answer.ok || isInDoubt(answer.failure);
