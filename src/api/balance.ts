import { type QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { type MemberStatus, memberStatus } from '#contract/endpoints/session/member.ts';
import { callOrThrow } from './call.ts';
import { memberKey } from './member-key.ts';

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
