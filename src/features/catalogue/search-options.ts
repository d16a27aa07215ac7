import type { KeyboardEvent } from 'react';
import type { Game } from '#contract/endpoints/catalogue/games.ts';

/** What the list of the search shows: null while it has no options. */
export type ShownOptions = { active: string | undefined } | null;
/** Receives the keys of the search field while the list is open. */
export type OnKey = (event: KeyboardEvent) => void;

export type SearchOption =
  | { kind: 'recent'; text: string }
  | { kind: 'popular' | 'found'; game: Game }
  | { kind: 'all'; count: number };

const MAX_FOUND = 8;
const MAX_POPULAR = 5;

interface Lists {
  query: string;
  found: readonly Game[];
  recent: readonly string[];
  popular: readonly Game[];
}

/** What the list offers: results for a text, else recent searches and popular games. */
export function searchOptions({ query, found, recent, popular }: Lists): SearchOption[] {
  if (query.trim() === '') {
    return [
      ...recent.map((text) => ({ kind: 'recent', text }) as const),
      ...popular.slice(0, MAX_POPULAR).map((game) => ({ kind: 'popular', game }) as const),
    ];
  }
  const first = found.slice(0, MAX_FOUND).map((game) => ({ kind: 'found', game }) as const);
  return found.length > MAX_FOUND ? [...first, { kind: 'all', count: found.length }] : first;
}

/** The option that a key leads to; -1 is none. The arrow keys wrap, the keys of the text return to the text. */
export function optionAfter(key: string, at: number, count: number): number {
  if (key === 'ArrowDown') return count === 0 ? -1 : (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  return /^(?:Home|End|ArrowLeft|ArrowRight)$/.test(key) ? -1 : at;
}
