import type { Query, QueryClient } from '@tanstack/react-query';
import type { Stale } from '#machines/events.ts';
import { gameLists } from './game-queries.ts';

/** Nothing of the member who was here stays in memory. */
export function forgetMemberData(queries: QueryClient) {
  queries.removeQueries({ queryKey: ['member'] });
  void queries.resetQueries(gameLists);
}

/** What else is told of with something else: money that moves, moves at the providers too. */
const together: Partial<Record<Stale, readonly string[]>> = {
  layout: ['layout', 'cash', 'standing'],
  profile: ['profile', 'standing', 'agentApplication'],
};

/** Fetches again what the operator said has changed, under the query's name in either place of its key. */
export async function refetch(queries: QueryClient, what: Stale) {
  const names: readonly unknown[] = together[what] ?? [what];
  const changed = {
    predicate: ({ queryKey }: Query) => names.includes(queryKey[0] === 'member' ? queryKey[2] : queryKey[0]),
  };
  // A first reading under way may be older than the change, and would take no second wish.
  await queries.cancelQueries(changed);
  await queries.invalidateQueries(changed);
}
