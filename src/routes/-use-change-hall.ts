import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { HallSearch } from '#src/features/catalogue/hall-search.ts';

/**
 * Changes the hall's state in the URL, unless another navigation is pending: a late change must not cancel
 * it.
 */
export function useChangeHall(): (change: HallSearch) => void {
  const router = useRouter();
  return useCallback(
    (change) => {
      if (router.latestLocation.pathname !== router.state.resolvedLocation?.pathname) return;
      const search = (old: object) => ({ ...old, ...change });
      void router.navigate({ to: '.', search, replace: true, resetScroll: false });
    },
    [router],
  );
}
