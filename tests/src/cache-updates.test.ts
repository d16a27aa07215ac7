import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { publicRefetchJitter } from '#contract/limits.ts';
import { clearMemberQueries, refetchPublicQueries } from '#src/api/cache-updates.ts';

afterEach(() => {
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
