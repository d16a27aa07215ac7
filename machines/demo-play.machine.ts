import { assign, type EventObject, emit, setup } from 'xstate';
import type { Answer, Failure } from '#contract/call.ts';
import type { DemoOpen, DoorEvent, LaunchGame, ModalAnswered, ModalEvent } from './events.ts';
import { listened, promised } from './unimplemented.ts';

export type DemoAnswer = Answer<unknown>;
/** A window of its own, or this page itself where none can be had. */
export type DemoMode = 'window' | 'redirect';
export type DemoPlayEvent =
  | DemoOpen
  | { type: 'demo.choose'; game: LaunchGame }
  | { type: 'demo.signIn' }
  | { type: 'window.closed' }
  | { type: 'session.opened' }
  | ModalAnswered<'demoPlay'>;

/**
 * A game with play money, for whoever has not signed in: chosen, waited for in its window, and there. It needs no
 * seat and no leave, so whoever plays it is asked nothing more, and the house forgets its window.
 */
export const demoPlayMachine = setup({
  types: {
    context: {} as { game: LaunchGame | null; mode: DemoMode; failure: Failure | null },
    events: {} as DemoPlayEvent,
    emitted: {} as
      | Extract<ModalEvent, { type: 'modal.request' | 'modal.withdraw' }>
      | Extract<DoorEvent, { type: 'signIn.open' }>,
    children: {} as { demoWindow: 'demoWindow'; openWindow: 'openWindow'; askGame: 'askGame' },
    tags: {} as 'busy',
  },
  actors: {
    openWindow: promised<{ opened: boolean; mode: DemoMode }, { game: LaunchGame }>('openWindow'),
    /** Watches the window that waits, and closes it when it is stopped, unless the game is in it. */
    demoWindow: listened<EventObject, { mode: DemoMode }>('demoWindow'),
    /** Asks for the game, and sends the window that waits to it, or this page. */
    askGame: promised<DemoAnswer, { game: LaunchGame; mode: DemoMode }>('askGame'),
  },
  actions: {
    keepGame: assign({ game: (_, { game }: { game: LaunchGame | null }) => game }),
    keepFailure: assign({
      failure: (_, { answer }: { answer: DemoAnswer }) => (answer.ok ? null : answer.failure),
    }),
    forget: assign({ game: null, failure: null }),
    askToSignIn: emit({ type: 'signIn.open' }),
  },
  guards: {
    isOpened: (_, { opened }: { opened: boolean }) => opened,
    isGiven: (_, { answer }: { answer: DemoAnswer }) => answer.ok,
  },
}).createMachine({
  id: 'demoPlay',
  context: { game: null, mode: 'window', failure: null },
  initial: 'closed',
  states: {
    closed: {
      on: { 'demo.open': { target: 'open', actions: { type: 'keepGame', params: ({ event }) => event } } },
    },
    open: {
      entry: emit({ type: 'modal.request', modal: { kind: 'demoPlay' } }),
      exit: ['forget', emit({ type: 'modal.withdraw', kind: 'demoPlay' })],
      on: { 'session.opened': 'closed', 'modal.answered.demoPlay': 'closed' },
      initial: 'choosing',
      states: {
        choosing: {
          on: {
            'demo.choose': {
              target: 'openingWindow',
              actions: { type: 'keepGame', params: ({ event }) => event },
            },
            'demo.signIn': { target: '#demoPlay.closed', actions: 'askToSignIn' },
          },
        },
        openingWindow: {
          tags: 'busy',
          entry: assign({ failure: null }),
          invoke: {
            id: 'openWindow',
            src: 'openWindow',
            input: chosen,
            onDone: [
              {
                guard: { type: 'isOpened', params: ({ event }) => event.output },
                target: 'asking',
                actions: assign({ mode: ({ event }) => event.output.mode }),
              },
              { target: 'popupBlocked' },
            ],
          },
        },
        /** One more tap lets it through. */
        popupBlocked: { on: { 'demo.choose': 'openingWindow' } },
        asking: {
          tags: 'busy',
          invoke: [
            { id: 'demoWindow', src: 'demoWindow', input: ({ context: { mode } }) => ({ mode }) },
            {
              id: 'askGame',
              src: 'askGame',
              input: ({ context }) => ({ ...chosen({ context }), mode: context.mode }),
              onDone: [
                {
                  guard: { type: 'isGiven', params: ({ event }) => ({ answer: event.output }) },
                  target: '#demoPlay.closed',
                },
                {
                  target: 'choosing',
                  actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
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

function chosen({ context: { game } }: { context: { game: LaunchGame | null } }): { game: LaunchGame } {
  if (!game) throw new Error('no game was chosen');
  return { game };
}
