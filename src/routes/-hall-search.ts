import { gameTabs } from '#contract/constants.ts';
import type { HallSearch } from '#src/features/catalogue/hall-search.ts';

export function readHallSearch(search: Record<string, unknown>): HallSearch {
  return {
    tab: gameTabs.find((tab) => tab === search.tab && tab !== 'all_game'),
    gp: readIds(search.gp),
    label: readIds(search.label),
    stake: /^\d{1,12}(\.\d{1,3})?$/.test(`${search.stake}`) ? `${search.stake}` : undefined,
    sort: (['new', 'name'] as const).find((sort) => sort === search.sort),
    q: readIds(search.q)?.[0],
    at: typeof search.at === 'number' && Number.isInteger(search.at) && search.at > 1 ? search.at : undefined,
  };
}

/** Ids from a list or from a single one, which the router may have read as a number. */
export function readIds(value: unknown): string[] | undefined {
  const ids = [value].flat().filter((id) => typeof id === 'string' || typeof id === 'number');
  return ids.join('') ? [...new Set(ids.map(String))] : undefined;
}
