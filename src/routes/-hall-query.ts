import { type GameTab, gameTabs } from '#contract/limits.ts';

/** What a hall shows of itself, in the address so that it is there again on return. */
export interface HallQuery {
  tab?: GameTab;
  /** Providers, by id; none means all. */
  gp?: string[];
  /** What is searched for. */
  q?: string;
}

export function readHallQuery(search: Record<string, unknown>): HallQuery {
  const gp = Array.isArray(search.gp) ? search.gp.filter((id) => typeof id === 'string') : [];
  return {
    tab: gameTabs.find((tab) => tab === search.tab && tab !== 'all_game'),
    gp: gp.length > 0 ? gp : undefined,
    q:
      typeof search.q === 'string' || typeof search.q === 'number'
        ? String(search.q) || undefined
        : undefined,
  };
}
