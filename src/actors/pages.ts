import type { QueryClient } from '@tanstack/react-query';
import {
  type AnyEventObject,
  type AnyStateMachine,
  enqueueActions,
  sendParent,
  setup,
  stopChild,
} from 'xstate';
import type { Clock } from '#src/clock.ts';

/** What the implementations of a page's machine get. */
export interface PageWorld {
  queryClient: QueryClient;
  /** The clock of all machines. */
  clock: Clock;
  /** Number of the session: the key of its data. */
  epoch: number;
}

export type PagesEvent =
  /** `logic` runs under `id` in the app's system from here on. */
  | { type: 'page.opened'; id: string; logic: AnyStateMachine; input: unknown }
  | { type: 'page.closed'; id: string }
  | { type: 'page.emitted'; emitted: AnyEventObject };

/** Runs the machines of the open pages in the app's system, and passes on to the root what they emit. */
export const pages = setup({
  types: { events: {} as PagesEvent },
  actions: {
    start: enqueueActions(({ enqueue, self }, { id, logic, input }: PagesEvent & { type: 'page.opened' }) => {
      const options: object = { id, systemId: id, input };
      enqueue.spawnChild(logic, options);
      // Before the machine starts, so that nothing that it emits is lost.
      enqueue(({ system }) => {
        system.get(id).on('*', (emitted: AnyEventObject) => self.send({ type: 'page.emitted', emitted }));
      });
    }),
    stop: stopChild((_, { id }: { id: string }) => id),
    toRoot: sendParent((_, { emitted }: { emitted: AnyEventObject }) => emitted),
  },
}).createMachine({
  id: 'pages',
  on: {
    'page.opened': { actions: { type: 'start', params: ({ event }) => event } },
    'page.closed': { actions: { type: 'stop', params: ({ event }) => event } },
    'page.emitted': { actions: { type: 'toRoot', params: ({ event }) => event } },
  },
});
