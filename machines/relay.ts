import { type EventObject, fromCallback } from 'xstate';

/**
 * Forwards what the named actors emit to the machine that invokes this. Invoked before them, so that events
 * emitted at their start are not lost.
 */
export const relay = fromCallback<EventObject, { from: readonly string[] }>(({ input, sendBack, system }) => {
  const subscriptions = input.from.map((id) => system.get(id)?.on('*', sendBack));
  return () => {
    for (const subscription of subscriptions) subscription?.unsubscribe();
  };
});
