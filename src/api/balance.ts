import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { layout, type MemberLayout } from '#contract/endpoints/member.ts';
import { fetched } from './call.ts';
import { memberKey } from './queries.ts';

/** A fetch that began before the last balance event must not undo it. */
let lastCash: { cash: number; count: number } = { cash: 0, count: 0 };

type Hear = (read: MemberLayout) => void;
const listeners = new Set<Hear>();

/** Hears what the layout says beside the balance, each time that it is read. */
export function hearLayout(listener: Hear): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Alone, without the rest of the layout, so that a balance event is shown also where the layout did not come. */
export const balanceQuery = (epoch: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'layout'),
    queryFn: async ({ signal }) => {
      const before = lastCash.count;
      const read = await fetched(layout, {}, { signal });
      for (const hear of listeners) hear(read);
      return before === lastCash.count ? read.memberCash : lastCash.cash;
    },
  });

/** Balances are absolute: the last one sent is the one shown. */
export function showCash(queries: QueryClient, cash: number) {
  lastCash = { cash, count: lastCash.count + 1 };
  queries.setQueriesData<number>(
    { predicate: ({ queryKey }) => queryKey[0] === 'member' && queryKey[2] === 'layout' },
    cash,
  );
}
