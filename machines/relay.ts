import { type EventObject, fromCallback } from 'xstate';

/**
 * What the named actors emit arrives at the machine that invokes this. It is invoked before them, so that
 * nothing that they say when they start is lost.
 */
export const relay = fromCallback<EventObject, { from: readonly string[] }>(({ input, sendBack, system }) => {
  const subscriptions = input.from.map((id) => system.get(id)?.on('*', sendBack));
  return () => {
    for (const subscription of subscriptions) subscription?.unsubscribe();
  };
});
