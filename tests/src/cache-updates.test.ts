import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { publicRefetchJitter } from '#contract/limits.ts';
import { refetchDeviceLists, refetchPublicQueries } from '#src/api/cache-updates.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The keys of the loaded queries that `refetch` makes stale. */
async function keysRefetchedBy(refetch: (queryClient: QueryClient) => Promise<unknown>) {
  const queryClient = new QueryClient();
  const keys = [
    ['banners'],
    ['siteDetail'],
    ['pageParts', 'ads'],
    ['halls', 'USD'],
    ['games', 'all'],
    ['demoProviders'],
    ['demoGames'],
    ['member', 1, 'layout'],
  ];
  for (const queryKey of keys) queryClient.setQueryData(queryKey, 'loaded');
  await refetch(queryClient);
  return keys.filter((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated);
}

test('only public data that realtime events change is refetched when the connection is back', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  const refetched = await keysRefetchedBy((queryClient) => {
    void refetchPublicQueries(queryClient);
    return vi.advanceTimersByTimeAsync(publicRefetchJitter);
  });
  expect(refetched).toEqual([['banners'], ['siteDetail'], ['pageParts', 'ads']]);
});

test('only lists whose requests name the device are refetched when the layout changes', async () => {
  expect(await keysRefetchedBy(refetchDeviceLists)).toEqual([
    ['banners'],
    ['halls', 'USD'],
    ['games', 'all'],
    ['demoProviders'],
    ['demoGames'],
  ]);
});
