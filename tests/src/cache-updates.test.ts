import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { eventRefetch, memberRefetch, publicRefetch } from '#contract/times.ts';
import { type ConnectionCommand, realtimeMachine } from '#machines/kernel/realtime.machine.ts';
import { type EnvelopeReport, redEnvelopeMachine } from '#machines/promotions/red-envelope.machine.ts';
import {
  clearMemberQueries,
  gathered,
  gatheredRefetches,
  reconnectRefetches,
  refetch,
  refetchDeviceLists,
  refetchRefused,
} from '#src/api/cache-updates.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { linh } from '#tests/flows/test-data.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const publicKeys = [['banners'], ['siteDetail'], ['pageParts', 'ads'], ['pageParts', 'sponsor']];
const unpushedKeys = [['halls'], ['games'], ['marquee'], ['jackpot'], ['templateConfig']];
const member = (...names: string[]) => names.map((name) => ['member', 1, name]);
/** Queries of the pages with the most; a browser test counts what the real pages send. */
const pages: [string, readonly string[][] | readonly unknown[][], boolean][] = [
  ['visitor', [...publicKeys, ...unpushedKeys], false],
  [
    'member',
    [...publicKeys, ...unpushedKeys, ...member('balance', 'letters', 'playLimits', 'lastPlaying')],
    true,
  ],
  [
    'account',
    [
      ...publicKeys.slice(1, 2),
      ...member('balance', 'letters', 'playLimits', 'cash', 'profile', 'profileInfo'),
      ...member('openDepositOrder', 'withdrawal', 'accounts'),
    ],
    true,
  ],
];

/** A page with its queries, its connection and the red envelope, and the operator's data. */
function openPage(keys: readonly (readonly unknown[])[], isMember: boolean) {
  const operator = { version: 0, calls: new Map<string, number>(), redEnvelopes: 0 };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const observers = keys.map((queryKey) => {
    const name = queryKey.join();
    const observer = new QueryObserver(queryClient, {
      queryKey,
      queryFn: async () => {
        operator.calls.set(name, (operator.calls.get(name) ?? 0) + 1);
        return operator.version;
      },
      staleTime: Number.POSITIVE_INFINITY,
    });
    observer.subscribe(() => {});
    return [name, observer] as const;
  });
  const redEnvelope = createActor(
    redEnvelopeMachine.provide({
      actors: {
        fetchEnvelope: fromPromise<EnvelopeReport>(async () => {
          operator.calls.set('redEnvelope', (operator.calls.get('redEnvelope') ?? 0) + 1);
          operator.redEnvelopes = operator.version;
          return { result: { ok: true, data: null }, at: 0 };
        }),
      },
    }),
  ).start();
  const realtime = createActor(
    realtimeMachine.provide({ actors: { connection: fromCallback<ConnectionCommand>(() => {}) } }),
  );
  const { refetchPublic, refetchMember } = reconnectRefetches(queryClient, () =>
    redEnvelope.send({ type: 'realtime.redEnvelope' }),
  );
  realtime.on('realtime.publicDataStale', refetchPublic);
  realtime.on('realtime.memberDataStale', refetchMember);
  realtime.on('balance.refresh', () => void refetch(queryClient, 'money'));
  realtime.start();
  const connect = () => {
    realtime.send({ type: 'connection.up' });
    if (isMember) realtime.send({ type: 'channel.joined' });
  };
  if (isMember) {
    redEnvelope.send({ type: 'session.opened' });
    realtime.send({ type: 'session.opened', member: linh });
  }
  connect();
  return {
    operator,
    queryClient,
    callsOf: (name: string) => operator.calls.get(name) ?? 0,
    count: () => [...operator.calls.values()].reduce((sum, calls) => sum + calls, 0),
    disconnect: () => realtime.send({ type: 'connection.down' }),
    connect,
    versions: () => Object.fromEntries(observers.map(([name, it]) => [name, it.getCurrentResult().data])),
  };
}

test('balances and transfers are fetched again once when the channel is joined for the first time', async () => {
  const { callsOf } = openPage(
    member('balance', 'cash', 'withdrawal', 'openDepositOrder', 'accounts', 'letters'),
    true,
  );
  await vi.advanceTimersByTimeAsync(0);
  for (const name of ['balance', 'cash', 'withdrawal', 'openDepositOrder', 'accounts'])
    expect([name, callsOf(`member,1,${name}`)]).toEqual([name, 2]);
  expect(callsOf('member,1,letters')).toBe(1);
});

test.each(pages)(
  'page of a %s sends at most 60 calls and misses nothing when the connection is cut 30 times in a minute',
  async (_, keys, isMember) => {
    const page = openPage(keys, isMember);
    await vi.advanceTimersByTimeAsync(0);
    page.operator.calls.clear();
    for (let cut = 0; cut < 30; cut += 1) {
      page.disconnect();
      await vi.advanceTimersByTimeAsync(1_000);
      page.operator.version += 1;
      page.connect();
      await vi.advanceTimersByTimeAsync(1_000);
    }
    await vi.advanceTimersByTimeAsync(publicRefetch.interval + publicRefetch.jitter);
    expect(page.count()).toBeLessThanOrEqual(60);
    const unpushed = unpushedKeys.map((key) => key.join());
    for (const [name, version] of Object.entries(page.versions()))
      expect({ name, version }).toEqual({ name, version: unpushed.includes(name) ? 0 : 30 });
    if (isMember) expect(page.operator.redEnvelopes).toBe(30);
  },
);

test('member data is refetched at once when the connection is back', async () => {
  const page = openPage([['banners'], ...member('letters')], true);
  await vi.advanceTimersByTimeAsync(0);
  const reconnect = async () => {
    page.operator.calls.clear();
    page.disconnect();
    page.connect();
    await vi.advanceTimersByTimeAsync(0);
    return [page.callsOf('member,1,letters'), page.callsOf('redEnvelope'), page.callsOf('banners')];
  };
  expect(await reconnect()).toEqual([1, 1, 0]);
  expect(await reconnect()).toEqual([0, 0, 0]);
  await vi.advanceTimersByTimeAsync(memberRefetch.interval);
  expect([page.callsOf('member,1,letters'), page.callsOf('redEnvelope'), page.callsOf('banners')]).toEqual([
    1, 1, 1,
  ]);
  await vi.advanceTimersByTimeAsync(memberRefetch.interval);
  expect(await reconnect()).toEqual([1, 1, 0]);
});

test('data of earlier members is removed and the marquee is refetched when the member changes', async () => {
  const queryClient = new QueryClient();
  const keys = [['banners'], ['marquee', 'en_US'], ['member', 1, 'balance'], ['member', 2, 'balance']];
  for (const queryKey of keys) queryClient.setQueryData(queryKey, 'loaded');
  clearMemberQueries(queryClient, 2);
  await vi.waitFor(() => {
    const states = keys.map((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated);
    expect(states).toEqual([false, true, undefined, false]);
  });
});

test('only lists whose requests name the device are refetched when the layout changes', async () => {
  const queryClient = new QueryClient();
  const stale = [['banners'], ['halls', 'USD'], ['games', 'all'], ['demoProviders'], ['demoGames']];
  for (const queryKey of [...stale, ['siteDetail'], ['member', 1, 'balance']])
    queryClient.setQueryData(queryKey, 'loaded');
  await refetchDeviceLists(queryClient);
  const queries = queryClient.getQueryCache().getAll();
  expect(queries.filter(({ state }) => state.isInvalidated).map(({ queryKey }) => queryKey)).toEqual(stale);
});

test('query fails when offline and is fetched again when the connection is back', async () => {
  const queryClient = createQueryClient();
  queryClient.mount();
  const queryFn = async () => {
    if (!onlineManager.isOnline()) throw new Error('offline');
    return 'loaded';
  };
  onlineManager.setOnline(false);
  const query = new QueryObserver(queryClient, { queryKey: ['faq'], queryFn });
  const unsubscribe = query.subscribe(() => {});
  await vi.waitFor(() => expect(query.getCurrentResult().status).toBe('error'));
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(query.getCurrentResult().data).toBe('loaded'));
  unsubscribe();
  queryClient.unmount();
});

test.each([
  ['/agent/downline', '191', ['memberStatus']],
  ['/agent/operation', '192', ['agentAgreement']],
  ['/agent/operation', '104', []],
  ['/member/withdrawal/create', '191', []],
])('%s with code %s refetches %j', async (call, code, refetched) => {
  const keys = member('memberStatus', 'agentAgreement', 'cash');
  const { queryClient, operator } = openPage(keys, false);
  await vi.advanceTimersByTimeAsync(0);
  operator.calls.clear();
  refetchRefused(queryClient, { call, code });
  await vi.advanceTimersByTimeAsync(0);
  expect([...operator.calls.keys()]).toEqual(refetched.map((name) => `member,1,${name}`));
});

test('flood of events is followed by one fetch of a query in two seconds and by the last state', async () => {
  const queryClient = new QueryClient();
  const calls = new Map<string, number>();
  let version = 0;
  const observers = member('balance', 'cash', 'letters', 'memberStatus', 'profile').map((queryKey) => {
    const name = String(queryKey[2]);
    const observer = new QueryObserver(queryClient, {
      queryKey,
      queryFn: async () => {
        calls.set(name, (calls.get(name) ?? 0) + 1);
        return version;
      },
      staleTime: Number.POSITIVE_INFINITY,
    });
    observer.subscribe(() => {});
    return observer;
  });
  await vi.advanceTimersByTimeAsync(1);
  calls.clear();
  const mark = gatheredRefetches(queryClient);
  for (version = 1; version <= 100; version++) {
    // A transfer and a profile share the member's status.
    for (const what of ['money', 'letters', 'profile'] as const) mark(what);
    await vi.advanceTimersByTimeAsync(50);
  }
  version = 101;
  mark('money');
  mark('letters');
  mark('profile');
  await vi.advanceTimersByTimeAsync(eventRefetch);
  // 5 s of events: at once, after 2 s, 4 s, and once more after the last.
  for (const [name, count] of calls) expect([name, count <= 4]).toEqual([name, true]);
  expect(observers.map((observer) => observer.getCurrentResult().data)).toEqual(Array(5).fill(101));
  calls.clear();
  await vi.advanceTimersByTimeAsync(10 * eventRefetch);
  expect(calls.size).toBe(0);
  queryClient.clear();
});

test('single event is followed by a fetch at once', () => {
  const task = vi.fn();
  const run = gathered(task);
  run();
  expect(task).toHaveBeenCalledOnce();
  for (let event = 0; event < 50; event++) run();
  expect(task).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(eventRefetch);
  expect(task).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5 * eventRefetch);
  expect(task).toHaveBeenCalledTimes(2);
});
