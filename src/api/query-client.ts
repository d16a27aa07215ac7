import { QueryClient } from '@tanstack/react-query';
import type { MemberLayout } from '#contract/endpoints/member.ts';
import type { Stale } from '#machines/events.ts';
import { noteCash } from './queries.ts';

export const createQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: import.meta.env.MODE !== 'inspect' },
    },
  });

/** Nothing of the member who was here stays in memory. */
export function forgetMemberData(queries: QueryClient) {
  queries.removeQueries({ queryKey: ['member'] });
  // A game's row says whether it is this member's favourite.
  void queries.resetQueries({
    predicate: ({ queryKey }) => queryKey[0] === 'games' || queryKey[0] === 'hotGames',
  });
}

/** Balances are absolute: the last one sent is the one shown. */
export function showCash(queries: QueryClient, cash: number) {
  noteCash(cash);
  queries.setQueriesData<MemberLayout>(
    { predicate: ({ queryKey }) => queryKey[0] === 'member' && queryKey[2] === 'layout' },
    (layout) => layout && { ...layout, memberCash: cash },
  );
}

/** Fetches again what the operator said has changed, under the query's name in either place of its key. */
export function refetch(queries: QueryClient, what: Stale) {
  return queries.invalidateQueries({
    predicate: ({ queryKey }) => (queryKey[0] === 'member' ? queryKey[2] : queryKey[0]) === what,
  });
}
