import { type EventObject, fromCallback } from 'xstate';

interface RelayInput {
  /** System IDs of the actors. */
  from: readonly string[];
  /** Put before each event's type, so that one wildcard transition can re-emit them all. */
  prefix?: string;
}

/**
 * Forwards what the named actors emit to the machine that invokes this. Invoked before them, so that events
 * emitted at their start are not lost.
 */
export const relay = fromCallback<EventObject, RelayInput>(
  ({ input: { from, prefix = '' }, sendBack, system }) => {
    const forward = (event: EventObject) => sendBack({ ...event, type: prefix + event.type });
    const subscriptions = from.map((id) => system.get(id)?.on('*', forward));
    return () => {
      for (const subscription of subscriptions) subscription?.unsubscribe();
    };
  },
);
