import type { Query, QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Failure } from '#contract/call.ts';
import { agentRefusals } from '#contract/codes.ts';
import { eventRefetch, memberRefetch, publicRefetch } from '#contract/times.ts';
import { gameLists } from './game-queries.ts';

/** Queries that are refetched when the operator reports a change. */
export type StaleQuery =
  | 'banners'
  | 'letters'
  | 'money'
  | 'profile'
  | 'accounts'
  | 'playSession'
  | 'playLimits'
  | 'siteDetail'
  | 'pageParts'
  | 'templateConfig'
  | 'memberStatus'
  | 'agentAgreement';

/**
 * Removes all cached data of earlier sessions; the queries of the current one, `epoch`, may be under way. Public
 * data that may differ for the member is fetched again.
 */
export function clearMemberQueries(queryClient: QueryClient, epoch: number) {
  queryClient.removeQueries({ predicate: (query) => isMemberQuery(query) && query.queryKey[1] !== epoch });
  void queryClient.resetQueries(gameLists);
  void invalidate(queryClient, ({ queryKey: [name] }) => name === 'marquee');
}

/**
 * Queries that change together: the page parts of a template and its config; a transfer also changes the balances at the
 * providers, a deposit what a limit leaves.
 */
const refetchedTogether: Partial<Record<StaleQuery, readonly string[]>> = {
  pageParts: ['pageParts', 'templateConfig'],
  money: [
    'balance',
    'cash',
    'memberStatus',
    'transfers',
    'openDepositOrder',
    'withdrawal',
    'accounts',
    'agentTransfers',
    'playLimits',
    'promotionTerms',
    'discounts',
  ],
  profile: [
    'profile',
    'profileInfo',
    'memberStatus',
    'agentApplication',
    'accounts',
    'withdrawal',
    'playLimits',
  ],
};

const namesOf = (what: StaleQuery): readonly string[] => refetchedTogether[what] ?? [what];

/** Refetches the queries of that name: the first part of the key, or the third of a member's key. */
export const refetch = (queryClient: QueryClient, what: StaleQuery) =>
  refetchNamed(queryClient, namesOf(what));

const refetchNamed = (queryClient: QueryClient, names: readonly unknown[]) =>
  invalidate(queryClient, ({ queryKey }) =>
    names.includes(isMemberQuery({ queryKey }) ? queryKey[2] : queryKey[0]),
  );

/**
 * Returns what refetches after an event: a query at once, and again at most once in two seconds, however many events come.
 * After the last event there is always a refetch.
 */
export function gatheredRefetches(queryClient: QueryClient): (what: StaleQuery) => void {
  const due = new Set<string>();
  const notBefore = new Map<string, number>();
  let timer: number | undefined;
  const run = () => {
    timer = undefined;
    const now = performance.now();
    const ready = [...due].filter((name) => (notBefore.get(name) ?? 0) <= now);
    for (const name of ready) {
      due.delete(name);
      notBefore.set(name, now + eventRefetch);
    }
    if (ready.length > 0) void refetchNamed(queryClient, ready);
    if (due.size === 0) return;
    const next = Math.min(...[...due].map((name) => notBefore.get(name) ?? 0));
    timer = window.setTimeout(run, next - now);
  };
  return (what) => {
    // The QA clock does not control this wait.
    if (import.meta.env.MODE === 'qa') return void refetch(queryClient, what);
    for (const name of namesOf(what)) due.add(name);
    if (timer === undefined) run();
  };
}

/** Returns what runs the task at once, and again at most once in two seconds: after the last call always. */
export function gathered(task: () => void): () => void {
  let timer: number | undefined;
  let isDue = false;
  const run = () => {
    isDue = false;
    task();
    timer = window.setTimeout(() => {
      timer = undefined;
      if (isDue) run();
    }, eventRefetch);
  };
  return () => {
    if (import.meta.env.MODE === 'qa') return task();
    if (timer === undefined) run();
    else isDue = true;
  };
}

/** Fetches again what a refused call of the agent window says has changed. */
export function refetchRefused(queryClient: QueryClient, { call, code }: Failure) {
  if (!call.startsWith('/agent/')) return;
  if (code === agentRefusals.notActive) void refetch(queryClient, 'memberStatus');
  if (code === agentRefusals.agreement) void refetch(queryClient, 'agentAgreement');
}

const isMemberQuery = ({ queryKey }: Pick<Query, 'queryKey'>) => queryKey[0] === 'member';
/** Public queries that realtime events make stale. The template's config, which hardly ever changes, is not worth its call. */
const pushedPublicly: readonly unknown[] = ['banners', 'siteDetail', 'pageParts'] satisfies StaleQuery[];

/**
 * Refetches what events may have changed while the connection was lost. Each reconnect is followed by a
 * refetch, but reconnects in quick succession share one (docs/decisions/0091-refetch-intervals.md).
 * `refetchEnvelope`: the red envelope is no query.
 */
export const reconnectRefetches = (queryClient: QueryClient, refetchEnvelope: () => void) => ({
  refetchPublic: atMostOnceIn(publicRefetch, () =>
    invalidate(queryClient, ({ queryKey: [name] }) => pushedPublicly.includes(name)),
  ),
  refetchMember: atMostOnceIn(memberRefetch, () => {
    void invalidate(queryClient, isMemberQuery);
    refetchEnvelope();
  }),
});

/** Returns a function that runs the task after a random delay, and at most once in the interval. */
function atMostOnceIn({ interval, jitter }: { interval: number; jitter: number }, task: () => unknown) {
  let isDue = false;
  let notBefore = 0;
  const run = () => {
    isDue = false;
    notBefore = performance.now() + interval;
    task();
  };
  return () => {
    if (isDue) return;
    isDue = true;
    const delay = Math.max(0, notBefore - performance.now()) + Math.random() * jitter;
    // The QA clock does not control this wait.
    if (delay === 0 || import.meta.env.MODE === 'qa') run();
    else window.setTimeout(run, delay);
  };
}

/** Lists whose requests name the device, when the layout has changed. */
export const refetchDeviceLists = (queryClient: QueryClient) =>
  invalidate(queryClient, ({ queryKey: [name] }) => deviceLists.includes(name));
const deviceLists: readonly unknown[] = ['banners', 'halls', 'games', 'demoProviders', 'demoGames'];

async function invalidate(queryClient: QueryClient, predicate: (query: Query) => boolean) {
  const changed = { predicate };
  // A first fetch under way may predate the change, and invalidation alone would not restart it.
  await queryClient.cancelQueries(changed);
  await queryClient.invalidateQueries(changed);
}

/** The data that the operator sent with a code; null if there is none, or it cannot be read. */
export function failureData<S extends v.GenericSchema>(
  schema: S,
  { data }: Failure,
): v.InferOutput<S> | null {
  const read = v.safeParse(schema, data);
  return read.success ? read.output : null;
}
