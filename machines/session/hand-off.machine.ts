import { emit, setup } from 'xstate';
import type { Failure } from '#contract/call.ts';
import type { HandOffEvent, Notice, PlayEvent, SessionEvent } from '#machines/kernel/events.ts';
import { unimplementedCallback, unimplementedPromise } from '#machines/kernel/unimplemented.ts';

/**
 * Messages from the site's own windows to the tab that opened them. Secrets stay with the implementations.
 */
export type WindowMessage =
  | { type: 'message.authLogin' }
  | { type: 'message.authLoginClose'; failure: Failure | null }
  | { type: 'message.quickGame' };

export type HandOffMachineEvent =
  | { type: 'handOff.start' }
  | { type: 'handOff.cancel' }
  | { type: 'handOff.closed' }
  | Extract<SessionEvent, { type: 'session.opened' }>
  | WindowMessage;

/** The third party's window, in which a member may sign in, and messages from windows. */
export const handOffMachine = setup({
  types: {
    events: {} as HandOffMachineEvent,
    emitted: {} as HandOffEvent | Extract<PlayEvent, { type: 'play.stop' }> | Notice,
  },
  actors: {
    /**
     * Drops messages from another origin or of another shape, and all messages in a tab that has an opener.
     */
    watchMessages: unimplementedCallback<WindowMessage>('watchMessages'),
    openHandOff: unimplementedPromise<{ opened: boolean }>('openHandOff'),
    /** Notifies when the window has closed; closes it when stopped. */
    watchHandOff: unimplementedCallback('watchHandOff'),
  },
  guards: {
    isOpened: (_, { opened }: { opened: boolean }) => opened,
    isFailure: ({ event }) => event.type === 'message.authLoginClose' && event.failure !== null,
  },
}).createMachine({
  id: 'handOff',
  invoke: { id: 'watchMessages', src: 'watchMessages' },
  on: {
    'message.quickGame': { actions: emit({ type: 'play.stop' }) },
  },
  initial: 'idle',
  states: {
    idle: { on: { 'handOff.start': 'opening' } },
    /** Runs inside the user gesture. */
    opening: {
      invoke: {
        id: 'openHandOff',
        src: 'openHandOff',
        onDone: [
          { guard: { type: 'isOpened', params: ({ event }) => event.output }, target: 'awaitingHandOff' },
          { target: 'idle', actions: emit({ type: 'notice', tone: 'warning', text: 'window_blocked' }) },
        ],
      },
    },
    awaitingHandOff: {
      invoke: { id: 'watchHandOff', src: 'watchHandOff' },
      on: {
        'message.authLogin': { target: 'idle', actions: emit({ type: 'session.handOff' }) },
        'message.authLoginClose': [
          {
            guard: 'isFailure',
            target: 'idle',
            actions: emit(
              ({ event }): Notice => ({ type: 'notice', tone: 'error', failure: event.failure as Failure }),
            ),
          },
          { target: 'idle' },
        ],
        'handOff.cancel': 'idle',
        'handOff.closed': 'idle',
        /** In another tab, or with the password in this one. */
        'session.opened': 'idle',
      },
    },
  },
});
