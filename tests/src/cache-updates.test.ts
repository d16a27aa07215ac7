import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { publicRefetchJitter } from '#contract/limits.ts';
import { clearMemberQueries, refetchPublicQueries } from '#src/api/cache-updates.ts';
import { createQueryClient } from '#src/api/query-client.ts';

afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('only public data that realtime events change is refetched when the connection is back', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  const queryClient = new QueryClient();
  const keys = [
    ['banners'],
    ['siteDetail'],
    ['pageParts', 'ads'],
    ['halls'],
    ['games'],
    ['member', 1, 'layout'],
  ];
  for (const queryKey of keys) queryClient.setQueryData(queryKey, 'loaded');
  void refetchPublicQueries(queryClient);
  await vi.advanceTimersByTimeAsync(publicRefetchJitter);
  const stale = keys.filter((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated);
  expect(stale).toEqual([['banners'], ['siteDetail'], ['pageParts', 'ads']]);
});

test('data of earlier members is removed and the marquee is refetched when the member changes', async () => {
  const queryClient = new QueryClient();
  const keys = [['banners'], ['marquee', 'en_US'], ['member', 1, 'layout'], ['member', 2, 'layout']];
  for (const queryKey of keys) queryClient.setQueryData(queryKey, 'loaded');
  clearMemberQueries(queryClient, 2);
  await vi.waitFor(() => {
    const states = keys.map((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated);
    expect(states).toEqual([false, true, undefined, false]);
  });
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
