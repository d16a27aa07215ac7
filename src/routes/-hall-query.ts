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
  };
}

function readIds(value: unknown): string[] | undefined {
  const ids = Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  return ids.length > 0 ? ids : undefined;
}
