import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type GameTab, gameTabs } from '#contract/limits.ts';

/** State of a hall, in the URL so that it is restored on return. */
export interface HallQuery {
  tab?: GameTab;
  /** Provider ids; none means all. */
  gp?: string[];
  /** Ids of a provider's own labels; none means all. */
  label?: string[];
  /** Search text. */
  q?: string;
  /** Number of the first visible game, from 1; none means the list's top. */
  at?: number;
}

export function readHallQuery(search: Record<string, unknown>): HallQuery {
  return {
    tab: gameTabs.find((tab) => tab === search.tab && tab !== 'all_game'),
    gp: readIds(search.gp),
    label: readIds(search.label),
    q:
      typeof search.q === 'string' || typeof search.q === 'number'
        ? String(search.q) || undefined
        : undefined,
    at: typeof search.at === 'number' && Number.isInteger(search.at) && search.at > 1 ? search.at : undefined,
  };
}

function readIds(value: unknown): string[] | undefined {
  const ids = Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  return ids.length > 0 ? ids : undefined;
}

/**
 * Changes the hall's state in the URL, unless another navigation is pending: a late change must not cancel
 * it.
 */
export function useChangeHall(): (change: HallQuery) => void {
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
