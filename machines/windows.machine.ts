import { emit, setup } from 'xstate';
import type { Failure } from '#contract/call.ts';
import type { HandOver, Notice, PlayEvent, SessionEvent } from './events.ts';
import { listened, promised } from './unimplemented.ts';

/** Said by our own windows to the tab that opened them. What is secret in it stays with the hands. */
export type WindowMessage =
  | { type: 'message.authLogin' }
  | { type: 'message.authLoginClose'; failure: Failure | null }
  | { type: 'message.quickGame' };

export type WindowsEvent =
  | { type: 'handOff.start' }
  | { type: 'handOff.cancel' }
  | { type: 'handOff.closed' }
  | Extract<SessionEvent, { type: 'session.opened' }>
  | WindowMessage;

/** The third party's window, in which a member may sign in, and what windows have to say. */
export const windowsMachine = setup({
  types: {
    events: {} as WindowsEvent,
    emitted: {} as HandOver | Extract<PlayEvent, { type: 'play.stop' }> | Notice,
  },
  actors: {
    /** Drops whatever is not from our own origin or of another shape, and all of it in a tab that has an opener. */
    watchMessages: listened<WindowMessage>('watchMessages'),
    openHandOff: promised<{ opened: boolean }>('openHandOff'),
    /** Tells when the window has gone, and closes it when it is needed no more. */
    watchHandOff: listened('watchHandOff'),
  },
  guards: {
    isOpened: (_, { opened }: { opened: boolean }) => opened,
    isFailure: ({ event }) => event.type === 'message.authLoginClose' && event.failure !== null,
  },
}).createMachine({
  id: 'windows',
  invoke: { id: 'watchMessages', src: 'watchMessages' },
  on: {
    'message.authLogin': { target: '.idle', actions: emit({ type: 'session.handOver' }) },
    'message.authLoginClose': [
      {
        guard: 'isFailure',
        target: '.idle',
        actions: emit(
          ({ event }): Notice => ({ type: 'notice', tone: 'bad', failure: event.failure as Failure }),
        ),
      },
      { target: '.idle' },
    ],
    'message.quickGame': { actions: emit({ type: 'play.stop' }) },
  },
  initial: 'idle',
  states: {
    idle: { on: { 'handOff.start': 'opening' } },
    /** In the press that asked for it. */
    opening: {
      invoke: {
        id: 'openHandOff',
        src: 'openHandOff',
        onDone: [
          { guard: { type: 'isOpened', params: ({ event }) => event.output }, target: 'away' },
          { target: 'idle', actions: emit({ type: 'notice', tone: 'warn', text: 'window_blocked' }) },
        ],
      },
    },
    away: {
      invoke: { id: 'watchHandOff', src: 'watchHandOff' },
      on: {
        'handOff.cancel': 'idle',
        'handOff.closed': 'idle',
        /** In another tab, or with the password after all. */
        'session.opened': 'idle',
      },
    },
  },
});
