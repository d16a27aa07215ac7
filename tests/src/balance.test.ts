import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { MemberStatus } from '#contract/endpoints/session/member.ts';
import { clearMemberQueries } from '#src/api/cache-updates.ts';
import { balanceQuery, setCachedBalance, watchMemberStatus } from '#src/api/member-queries.ts';

const epoch = 1;
const read = { memberCash: 5, firstLoginToChangePassword: true } as unknown as MemberStatus;

const clientWithStatus = () => {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  queryClient.setQueryData(balanceQuery(epoch).queryKey, { cash: 5, pushes: 0, status: read });
  return queryClient;
};

test('member status that was fetched before the watch is reported', () => {
  const onRead = vi.fn();
  const end = watchMemberStatus(clientWithStatus(), epoch, onRead);
  expect(onRead.mock.calls).toEqual([[read]]);
  end();
});

test.each([
  [[], null, null],
  [[7], null, 7],
  [[7], 5, 5],
])(
  'balance after the events %j is read as unknown, or the last known one, when the status has %s',
  async (events, cash, expected) => {
    const response = { member_account: 'linhmai', member_currency: 'USD', member_cash: cash, id: 1 };
    vi.stubGlobal('fetch', async () => Response.json({ code: 100, data: response }));
    const queryClient = new QueryClient();
    queryClient.setQueryData(balanceQuery(epoch).queryKey, { cash: null, pushes: 0, status: null });
    for (const pushed of events) setCachedBalance(queryClient, pushed);
    expect(await queryClient.fetchQuery({ ...balanceQuery(epoch), staleTime: 0 })).toMatchObject({
      cash: expected,
    });
    vi.unstubAllGlobals();
  },
);

test('balance event does not report the member status again', async () => {
  const onRead = vi.fn();
  const queryClient = clientWithStatus();
  const end = watchMemberStatus(queryClient, epoch, onRead);
  setCachedBalance(queryClient, 7);
  // Observers are notified in a later task.
  await new Promise((resolve) => setTimeout(resolve));
  expect(onRead).toHaveBeenCalledOnce();
  end();
});

test('member status that is being fetched is reported when earlier sessions are cleared', async () => {
  const onRead = vi.fn();
  const response = { member_account: 'linhmai', member_currency: 'USD', member_cash: 5, id: 1 };
  vi.stubGlobal('fetch', async () => Response.json({ code: 100, data: response }));
  const queryClient = new QueryClient();
  const end = watchMemberStatus(queryClient, epoch, onRead);
  clearMemberQueries(queryClient, epoch);
  await vi.waitFor(() => expect(onRead).toHaveBeenCalledOnce());
  end();
  vi.unstubAllGlobals();
});
