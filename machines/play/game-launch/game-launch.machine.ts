import { assign, emit, sendTo, stateIn } from 'xstate';
import { committed, windowClosed } from './game-launch.committed.ts';
import { preparing } from './game-launch.preparing.ts';
import { failureOf, gameLaunchSetup, rejectWhileLeaving } from './game-launch.setup.ts';

/**
 * One game, in its own window or in a frame: from the click until the balance is back in the wallet. The
 * window opens inside the click; the game's URL arrives by realtime; each launch that reached the operator
 * ends in exactly one leave call.
 */
export const gameLaunchMachine = gameLaunchSetup.createMachine({
  id: 'gameLaunch',
  context: ({ input }) => ({ ...input, mode: 'window', launchId: '', url: '', next: null }),
  output: ({ context }) => ({ next: context.next }),
  invoke: [
    { id: 'holdPlayLock', src: 'holdPlayLock' },
    { id: 'gameWindow', src: 'gameWindow' },
  ],
  on: {
    'realtime.joined': { actions: assign({ joined: true }) },
    'realtime.left': { actions: assign({ joined: false }) },
  },
  initial: 'openingWindow',
  states: {
    openingWindow: {
      tags: ['busy', 'starting'],
      entry: 'openWindow',
      on: {
        'window.opened': {
          target: 'windowed',
          actions: { type: 'setMode', params: ({ event }) => event },
        },
        'window.blocked': 'popupBlocked',
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
      exit: 'closeWindow',
      initial: 'starting',
      states: {
        starting: {
          tags: ['busy', 'starting'],
          on: {
            'launch.request': [
              {
                guard: 'isSameGame',
                actions: { type: 'notifyRejection', params: { text: 'pg.alert_duplicate' } },
              },
              { actions: { type: 'notifyRejection', params: { text: 'pg.alert_starting' } } },
            ],
          },
          initial: 'preparing',
          states: {
            preparing,
            committed,
          },
        },
        playing: {
          tags: 'inPlay',
          entry: ['showGame', emit({ type: 'play.opened' })],
          exit: emit({ type: 'play.closed' }),
          on: {
            'launch.request': [
              {
                guard: 'isSameGame',
                actions: { type: 'notifyRejection', params: { text: 'pg.alert_duplicate' } },
              },
              {
                guard: 'isDesktop',
                target: 'switching',
                actions: assign({ next: ({ event }) => event.game }),
              },
              { actions: { type: 'notifyRejection', params: { text: 'pg.err_is_playing' } } },
            ],
            'launch.show': { actions: sendTo('gameWindow', { type: 'window.focus' }) },
            'launch.leave': '#gameLaunch.quitting',
            'leave.requested': '#gameLaunch.quitting',
            'play.stop': '#gameLaunch.quitting.awaitingLeave',
          },
          initial: 'arriving',
          states: {
            arriving: { always: [{ guard: 'isFramed', target: 'loading' }, { target: 'inGame' }] },
            loading: {
              tags: 'loading',
              on: { 'launch.frameLoaded': 'inGame', 'launch.frameFailed': 'loadFailed' },
              after: { frameLoadWait: 'overdue' },
            },
            /** The frame may still load. The user can open the game in a window instead. */
            overdue: {
              on: {
                'launch.frameLoaded': 'inGame',
                'launch.frameFailed': 'loadFailed',
                'launch.popOut': 'poppingOut',
              },
            },
            /** The provider's page is unreachable or refuses to be framed. */
            loadFailed: { on: { 'launch.popOut': 'poppingOut' } },
            poppingOut: {
              entry: 'popOut',
              on: {
                'window.opened': {
                  target: 'inGame',
                  actions: [{ type: 'setMode', params: ({ event }) => event }, 'showGame'],
                },
                'window.blocked': {
                  target: 'loadFailed',
                  actions: { type: 'notifyRejection', params: { text: 'window_blocked' } },
                },
              },
            },
            inGame: {
              on: {
                'window.closed': [
                  { guard: 'isCertainlyClosed', target: 'windowClosed.wait.certain' },
                  { target: 'windowClosed' },
                ],
              },
            },
            windowClosed,
          },
        },
        /** Keeps the window open for the next game. */
        switching: { entry: 'keepWindow', always: '#gameLaunch.quitting' },
      },
    },
    quitting: {
      tags: ['busy', 'leaving'],
      invoke: {
        id: 'leave',
        src: 'leave',
        input: ({ context }) => ({ game: context.game }),
        onDone: [
          { guard: stateIn({ quitting: 'awaitingLeave' }), target: 'ended' },
          {
            guard: ({ event }) => !event.output.ok,
            target: '.left',
            actions: { type: 'notifyFailure', params: failureOf },
          },
          { target: '.left' },
        ],
      },
      on: { 'launch.request': rejectWhileLeaving },
      after: { leaveAutoClear: 'ended' },
      exit: 'refreshBalance',
      initial: 'leaving',
      states: {
        leaving: {
          on: {
            'play.stop': { target: 'awaitingLeave', actions: 'dropNext' },
            'realtime.memberCash': 'awaitingLeave',
          },
        },
        left: {
          on: {
            'play.stop': { target: '#gameLaunch.ended', actions: 'dropNext' },
            'realtime.memberCash': '#gameLaunch.ended',
          },
        },
        /**
         * Forced, or already paid out, which may have been for the last round: only the leave response is
         * awaited.
         */
        awaitingLeave: { on: { 'play.stop': { actions: 'dropNext' } } },
      },
    },
    ended: { type: 'final' },
  },
});
