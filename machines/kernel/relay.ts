import { type EventObject, fromCallback } from 'xstate';

/**
 * Forwards what the named actors emit to the machine that invokes this. Invoked before them, so that events
 * emitted at their start are not lost. `from`: their system IDs.
 */
export const relay = fromCallback<EventObject, { from: readonly string[] }>(
  ({ input: { from }, sendBack, system }) => {
    const subscriptions = from.map((id) => system.get(id)?.on('*', (event: EventObject) => sendBack(event)));
    return () => {
      for (const subscription of subscriptions) subscription?.unsubscribe();
    };
  },
);
