import { type QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import type { Data } from '#contract/call.ts';
import { myCash } from '#contract/endpoints/money/wallet.ts';
import { type PlayLimits, playLimits } from '#contract/endpoints/play/limits.ts';
import { playSession } from '#contract/endpoints/play/session.ts';
import {
  agentLevelRename,
  type MemberStatus,
  memberStatus,
  profile,
} from '#contract/endpoints/session/member.ts';
import { toMinor } from '#contract/money.ts';
import type { RunningBreak } from '#machines/play/play-break.machine.ts';
import { parseOperatorTime } from '#src/i18n/time.ts';
import { sum } from './amounts.ts';
import { callOrThrow } from './call.ts';
import { memberKey } from './request-context.ts';

/** The member's status with the operator, besides the balance, which events keep up to date. */
export const memberStatusQuery = (epoch: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'memberStatus'),
    queryFn: ({ signal }) => callOrThrow(memberStatus, {}, { signal }),
  });

/** Balances in the wallet and at each provider, read by each page that shows them. */
export const cashQuery = (epoch: number) =>
  queryOptions({
    staleTime: 0,
    queryKey: memberKey(epoch, 'cash'),
    queryFn: ({ signal }) => callOrThrow(myCash, {}, { signal }),
  });

/** The operator's names of the agent levels, by level. */
export const levelNamesQuery = (epoch: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'levelNames'),
    queryFn: async ({ signal }) => (await callOrThrow(agentLevelRename, {}, { signal })).detail,
  });

export const profileQuery = (epoch: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'profile'),
    queryFn: async ({ signal }) => (await callOrThrow(profile, {}, { signal })).memberProfile,
  });

/** The limits that the member has set, with what of them is used, a cool-off or exclusion, and the reminder's interval. */
export const playLimitsQuery = (epoch: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'playLimits'),
    queryFn: ({ signal }) => callOrThrow(playLimits, {}, { signal }),
  });

interface MemberBalance {
  /** In major units: the last one received, by the status call or by an event; null if there was none. */
  cash: number | null;
  /** How many balance events have arrived. */
  pushes: number;
  /** The last status; null while only an event has brought the balance. */
  status: MemberStatus | null;
}

/** The member's balance and status. A fetch that began before the last balance event keeps the event's balance. */
export const balanceQuery = (epoch: number) => {
  const queryKey = memberKey(epoch, 'balance');
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<MemberBalance> => {
      const before = client.getQueryData<MemberBalance>(queryKey)?.pushes ?? 0;
      const read = await callOrThrow(memberStatus, {}, { signal });
      const { cash, pushes } = client.getQueryData<MemberBalance>(queryKey) ?? { cash: null, pushes: 0 };
      return { cash: pushes === before ? (read.memberCash ?? cash) : cash, pushes, status: read };
    },
    // Each response is a new object, so that observers tell responses from balance events.
    structuralSharing: false,
  });
};

/** Sets the balance that an event has brought; it is shown even if the status call failed. */
export function setCachedBalance(queryClient: QueryClient, cash: number) {
  queryClient.setQueriesData<MemberBalance>(
    { predicate: ({ queryKey }) => queryKey[0] === 'member' && queryKey[2] === 'balance' },
    (known) => ({ cash, pushes: (known?.pushes ?? 0) + 1, status: known?.status ?? null }),
  );
}

/** Fetches the member's status of this session and reports each response. Returns a function that ends it. */
export function watchMemberStatus(
  queryClient: QueryClient,
  epoch: number,
  onRead: (read: MemberStatus) => void,
): () => void {
  let last: MemberStatus | null = null;
  const observer = new QueryObserver(queryClient, balanceQuery(epoch));
  const report = ({ data }: { data?: MemberBalance }) => {
    if (!data?.status || data.status === last) return;
    last = data.status;
    onRead(last);
  };
  const end = observer.subscribe(report);
  // The page may have fetched it already.
  report(observer.getCurrentResult());
  return end;
}

/** Money of the member at one provider. */
export interface ProviderMoney {
  /** Its `gp_id`; empty if the row could not be read. */
  id: string;
  name: string;
  icon: string;
  /** The icon is for light backgrounds only. */
  isLight: boolean;
  /** Minor units; null if not known. */
  minor: number | null;
  maintenance: { endAt: string } | null;
}

/** The member's money by provider, in the operator's order. */
export function readProviders(cash: Data<typeof myCash>, currency: string): ProviderMoney[] {
  return cash.myCashList.map(
    ({ gpId, gpName, iconDark, isLight, balance, maintenance, maintenanceEndAt }) => ({
      id: gpId,
      name: gpName || gpId,
      icon: iconDark,
      isLight,
      minor: balance === null ? null : toMinor(balance, currency),
      maintenance: maintenance ? { endAt: maintenanceEndAt } : null,
    }),
  );
}

/** The sum of the balances; null if one is not known. */
export const providersTotal = (providers: readonly ProviderMoney[]): number | null =>
  sum(providers.map(({ minor }) => minor));

/** What is in the wallet itself, of all money; null if not known. */
export function inWallet(total: number | null, providers: readonly ProviderMoney[]): number | null {
  const elsewhere = providersTotal(providers);
  return total === null || elsewhere === null ? null : total - elsewhere;
}

/** What one-key return can bring back now: a provider in maintenance responds later. */
export const returnable = (providers: readonly ProviderMoney[]) =>
  providers.filter(({ minor, maintenance }) => !maintenance && minor !== 0);

/** The cool-off or exclusion that ends last, if it runs at `now`. One whose end cannot be read runs. */
export function runningBreak(
  { coolOffUntil, excludedUntil }: Pick<PlayLimits, 'coolOffUntil' | 'excludedUntil'>,
  now: number,
): RunningBreak | null {
  const breakOf = (reason: RunningBreak['reason'], until: string): RunningBreak => ({
    reason,
    until,
    endsAt: until ? (parseOperatorTime(until)?.getTime() ?? Number.POSITIVE_INFINITY) : 0,
  });
  const exclusion = breakOf('exclusion', excludedUntil);
  const coolOff = breakOf('cool_off', coolOffUntil);
  const last = exclusion.endsAt >= coolOff.endsAt ? exclusion : coolOff;
  return last.endsAt > now ? last : null;
}

/** What the member has played since the last long break. */
export const playSessionQuery = (epoch: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'playSession'),
    queryFn: ({ signal }) => callOrThrow(playSession, {}, { signal }),
  });
