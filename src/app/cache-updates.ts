import type { Query, QueryClient } from '@tanstack/react-query';
import type { Stale } from '#machines/events.ts';
import { gameLists } from '#src/api/game-queries.ts';

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
  await readAnew(queries, ({ queryKey }) =>
    names.includes(isMembers({ queryKey }) ? queryKey[2] : queryKey[0]),
  );
}

/** Fetches again all that is the member's own. */
export const refetchMembers = (queries: QueryClient) => readAnew(queries, isMembers);
/** Fetches again all else. */
export const refetchEverybodys = (queries: QueryClient) => readAnew(queries, (query) => !isMembers(query));

const isMembers = ({ queryKey }: Pick<Query, 'queryKey'>) => queryKey[0] === 'member';

async function readAnew(queries: QueryClient, predicate: (query: Query) => boolean) {
  const changed = { predicate };
  // A first reading under way may be older than the change, and would take no second wish.
  await queries.cancelQueries(changed);
  await queries.invalidateQueries(changed);
}
