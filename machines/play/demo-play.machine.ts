import { assign, type EventObject, emit, setup } from 'xstate';
import type { CallResult, Failure } from '#contract/call.ts';
import type {
  AuthDialogEvent,
  DemoOpen,
  LaunchGame,
  ModalAnswered,
  ModalEvent,
} from '#machines/kernel/events.ts';
import { ifOk, isOk, setFailure } from '#machines/kernel/result.ts';
import { unimplementedCallback, unimplementedPromise } from '#machines/kernel/unimplemented.ts';

export type DemoResult = CallResult<unknown>;
/** Its own window, or this page where no window can be opened. */
export type DemoMode = 'window' | 'redirect';
export type DemoPlayEvent =
  | DemoOpen
  | { type: 'demo.choose'; game: LaunchGame }
  | { type: 'demo.signIn' }
  | { type: 'window.closed' }
  | { type: 'session.opened' }
  | ModalAnswered<'demoPlay'>;

/**
 * Free play for visitors: choose a game, open its window, load the game. It needs no play lock and no leave
 * call, and the app does not track the window once the game is loaded.
 */
export const demoPlayMachine = setup({
  types: {
    context: {} as { game: LaunchGame | null; mode: DemoMode; failure: Failure | null },
    events: {} as DemoPlayEvent,
    emitted: {} as ModalEvent | Extract<AuthDialogEvent, { type: 'signIn.open' }>,
    children: {} as { demoWindow: 'demoWindow'; openWindow: 'openWindow'; requestGame: 'requestGame' },
    tags: {} as 'busy',
  },
  actors: {
    openWindow: unimplementedPromise<{ opened: boolean; mode: DemoMode }, { game: LaunchGame }>('openWindow'),
    /** Watches the waiting window. Closes it when stopped, unless the game has been loaded into it. */
    demoWindow: unimplementedCallback<EventObject, { mode: DemoMode }>('demoWindow'),
    /** Requests the game and loads it into the waiting window, or into this page. */
    requestGame: unimplementedPromise<DemoResult, { game: LaunchGame; mode: DemoMode }>('requestGame'),
  },
  actions: {
    setGame: assign({ game: (_, { game }: { game: LaunchGame | null }) => game }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clear: assign({ game: null, failure: null }),
    openSignIn: emit({ type: 'signIn.open' }),
  },
  guards: {
    isOpened: (_, { opened }: { opened: boolean }) => opened,
    isOk,
  },
}).createMachine({
  id: 'demoPlay',
  context: { game: null, mode: 'window', failure: null },
  initial: 'closed',
  states: {
    closed: {
      on: { 'demo.open': { target: 'open', actions: { type: 'setGame', params: ({ event }) => event } } },
    },
    open: {
      entry: emit({ type: 'modal.request', modal: { kind: 'demoPlay' } }),
      exit: ['clear', emit({ type: 'modal.withdraw', kind: 'demoPlay' })],
      on: { 'session.opened': 'closed', 'modal.answered.demoPlay': 'closed' },
      initial: 'choosing',
      states: {
        choosing: {
          on: {
            'demo.choose': {
              target: 'openingWindow',
              actions: { type: 'setGame', params: ({ event }) => event },
            },
            'demo.signIn': { target: '#demoPlay.closed', actions: 'openSignIn' },
          },
        },
        openingWindow: {
          tags: 'busy',
          entry: assign({ failure: null }),
          invoke: {
            id: 'openWindow',
            src: 'openWindow',
            input: requireGame,
            onDone: [
              {
                guard: { type: 'isOpened', params: ({ event }) => event.output },
                target: 'requestingGame',
                actions: assign({ mode: ({ event }) => event.output.mode }),
              },
              { target: 'popupBlocked' },
            ],
          },
        },
        /** The next tap retries. */
        popupBlocked: { on: { 'demo.choose': 'openingWindow' } },
        requestingGame: {
          tags: 'busy',
          invoke: [
            { id: 'demoWindow', src: 'demoWindow', input: ({ context: { mode } }) => ({ mode }) },
            {
              id: 'requestGame',
              src: 'requestGame',
              input: ({ context }) => ({ ...requireGame({ context }), mode: context.mode }),
              onDone: [
                {
                  guard: ifOk,
                  target: '#demoPlay.closed',
                },
                {
                  target: 'choosing',
                  actions: setFailure,
                },
              ],
            },
          ],
          on: { 'window.closed': 'choosing' },
        },
      },
    },
  },
});

function requireGame({ context: { game } }: { context: { game: LaunchGame | null } }): { game: LaunchGame } {
  if (!game) throw new Error('no game chosen');
  return { game };
}
