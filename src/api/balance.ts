import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { layout, type MemberLayout } from '#contract/endpoints/member.ts';
import { callOrThrow } from './call.ts';
import { memberKey } from './queries.ts';

/** A fetch that began before the last balance event must not overwrite it. */
let lastCash: { cash: number; count: number } = { cash: 0, count: 0 };

type LayoutListener = (read: MemberLayout) => void;
const listeners = new Set<LayoutListener>();

/** Subscribes to each layout response, for its fields besides the balance. */
export function onLayoutRead(listener: LayoutListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * The balance alone, without the rest of the layout, so that a balance event is shown even if the call
 * failed.
 */
export const balanceQuery = (epoch: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'layout'),
    queryFn: async ({ signal }) => {
      const before = lastCash.count;
      const read = await callOrThrow(layout, {}, { signal });
      for (const notify of listeners) notify(read);
      return before === lastCash.count ? read.memberCash : lastCash.cash;
    },
  });

/** Balances are absolute: the last one received is shown. */
export function setCachedBalance(queryClient: QueryClient, cash: number) {
  lastCash = { cash, count: lastCash.count + 1 };
  queryClient.setQueriesData<number>(
    { predicate: ({ queryKey }) => queryKey[0] === 'member' && queryKey[2] === 'layout' },
    cash,
  );
}
