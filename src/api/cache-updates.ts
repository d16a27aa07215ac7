import type { Query, QueryClient } from '@tanstack/react-query';
import { publicRefetchJitter } from '#contract/limits.ts';
import { gameLists } from './game-queries.ts';

/** Queries that are refetched when the operator reports a change. */
export type StaleQuery = 'banners' | 'letters' | 'layout' | 'profile' | 'siteDetail' | 'pageParts';

/** Removes all cached data of earlier sessions; the queries of the current one, `epoch`, may be under way. */
export function clearMemberQueries(queryClient: QueryClient, epoch: number) {
  queryClient.removeQueries({ predicate: (query) => isMemberQuery(query) && query.queryKey[1] !== epoch });
  void queryClient.resetQueries(gameLists);
}

/** Queries that change together: a transfer also changes the balances at the providers. */
const refetchedTogether: Partial<Record<StaleQuery, readonly string[]>> = {
  layout: ['layout', 'cash', 'standing'],
  profile: ['profile', 'standing', 'agentApplication'],
};

/** Refetches the queries of that name: the first part of the key, or the third of a member's key. */
export async function refetch(queryClient: QueryClient, what: StaleQuery) {
  const names: readonly unknown[] = refetchedTogether[what] ?? [what];
  await invalidate(queryClient, ({ queryKey }) =>
    names.includes(isMemberQuery({ queryKey }) ? queryKey[2] : queryKey[0]),
  );
}

export const refetchMemberQueries = (queryClient: QueryClient) => invalidate(queryClient, isMemberQuery);
/** The QA clock does not control this wait. */
const jitter = import.meta.env.MODE === 'inspect' ? 0 : publicRefetchJitter;

/** Public queries that realtime events make stale, after a random time: many pages reconnect together. */
export async function refetchPublicQueries(queryClient: QueryClient) {
  await new Promise((resolve) => window.setTimeout(resolve, Math.random() * jitter));
  await invalidate(queryClient, ({ queryKey: [name] }) => pushedPublicly.includes(name));
}
const pushedPublicly: readonly unknown[] = ['banners', 'siteDetail', 'pageParts'] satisfies StaleQuery[];

/** Lists whose requests name the device, when the layout has changed. */
export const refetchDeviceLists = (queryClient: QueryClient) =>
  invalidate(queryClient, ({ queryKey: [name] }) => deviceLists.includes(name));
const deviceLists: readonly unknown[] = ['banners', 'halls', 'games', 'demoProviders', 'demoGames'];

const isMemberQuery = ({ queryKey }: Pick<Query, 'queryKey'>) => queryKey[0] === 'member';

async function invalidate(queryClient: QueryClient, predicate: (query: Query) => boolean) {
  const changed = { predicate };
  // A first fetch under way may predate the change, and invalidation alone would not restart it.
  await queryClient.cancelQueries(changed);
  await queryClient.invalidateQueries(changed);
}
