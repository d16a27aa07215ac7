import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback } from 'react';
import type { GameTab } from '#contract/constants.ts';

export interface HallSearch {
  tab?: GameTab;
  /** Provider ids; none means all. */
  gp?: string[];
  /** Labels by which the operator groups games; none means all. */
  label?: string[];
  /** A stake that the games take, as a decimal of the shown currency. */
  stake?: string;
  /** Without it the games are in the operator's order, most played first. */
  sort?: 'new' | 'name';
  /** Search text. */
  q?: string;
  /** Number of the first visible game, from 1; none means the list's top. */
  at?: number;
}

export const noFilters: HallSearch = {
  gp: undefined,
  label: undefined,
  stake: undefined,
  sort: undefined,
  q: undefined,
};
export const isNarrowed = ({ tab, at: _, ...query }: HallSearch) =>
  Boolean(tab && tab !== 'all_game') || Object.values(query).some(Boolean);

export interface HallProps {
  gtId: string;
  /** Games of one provider only; 'Popular' means the hot ones. */
  only?: { gpId: string | undefined; house: string | undefined };
  /** The filters are in the URL, so that they are restored on return. */
  query: HallSearch;
  onQuery: (change: HallSearch) => void;
  /** Content above the games. */
  lead?: ReactNode;
}

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
