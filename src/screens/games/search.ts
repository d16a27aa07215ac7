import type { Game } from '#contract/endpoints/games.ts';
import { gameName } from './launch.ts';

/** Letters without case and marks, so that "sapphire", "Sapphíre" and "Ngoc Bich" find what they mean. */
const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase();

export interface Indexed {
  game: Game;
  /** The name in the page's language and in English, then the provider. */
  text: string;
}

export const index = (games: readonly Game[], providerOf: (game: Game) => string): Indexed[] =>
  games.map((game) => ({
    game,
    text: fold(`${gameName(game)} ${game.enName} ${providerOf(game)}`),
  }));

/** Every word must occur; a name that begins with what was typed comes first, then words that do. */
export function search(games: readonly Indexed[], query: string): Game[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const first = words[0];
  if (first === undefined) return games.map(({ game }) => game);
  const ranks: Game[][] = [[], [], []];
  for (const { game, text } of games) {
    if (!words.every((word) => text.includes(word))) continue;
    const rank = text.startsWith(first) ? 0 : text.includes(` ${first}`) ? 1 : 2;
    ranks[rank]?.push(game);
  }
  return ranks.flat();
}

/** The word of the list that is nearest to what was typed in vain, at most two slips away. */
export function suggest(games: readonly Indexed[], query: string): string | null {
  const typed = fold(query).trim();
  if (typed.length < 3) return null;
  const most = typed.length < 5 ? 1 : 2;
  let nearest: string | null = null;
  let least = most + 1;
  const seen = new Set<string>();
  for (const { text } of games) {
    for (const word of text.split(/\s+/)) {
      if (seen.has(word) || Math.abs(word.length - typed.length) > most) continue;
      seen.add(word);
      const slips = distance(typed, word, least);
      if (slips < least) [nearest, least] = [word, slips];
    }
  }
  return nearest;
}

/** Slips between two words: a letter more, less, other, or two that changed places. Gives up at `limit`. */
function distance(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const other = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + other);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, at(before, j - 2) + 1);
      next.push(cost);
    }
    if (Math.min(...next) >= limit) return limit;
    [before, row] = [row, next];
  }
  return at(row, b.length);
}

const at = (row: readonly number[], place: number): number => row[place] ?? Number.POSITIVE_INFINITY;
