import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type GameTab, gameTabs } from '#contract/limits.ts';

/** What a hall shows of itself, in the address so that it is there again on return. */
export interface HallQuery {
  tab?: GameTab;
  /** Providers, by id; none means all. */
  gp?: string[];
  /** A provider's own labels, by id; none means all. */
  label?: string[];
  /** What is searched for. */
  q?: string;
  /** The place of the first game in sight, from 1; none means the list's top. */
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

/** Changes what the address says of a hall, unless another page is on its way: what is said late calls nobody back. */
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
