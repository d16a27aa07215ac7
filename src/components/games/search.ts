import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Game } from '#contract/endpoints/catalogue/games.ts';
import { gamesQuery } from '#src/api/game-queries.ts';
import { yieldToMain } from '#src/startup/yield-to-main.ts';
import { useCurrency, useProviderOf } from './catalogue.ts';
import { gameName } from './tiles.ts';

/**
 * Marks that users omit or keyboards place differently: Latin accents, voicing of kana, Thai tones, dots
 * under Indic letters, joiners. Vowel signs stay, because they act as letters.
 */
const marks = /[\u0300-\u036f\u3099\u309a\u0e47-\u0e4e\u093c\u09bc\u1037\u200b-\u200d\u30fc]/g;
const katakana = /[\u30a1-\u30f6]/g;

/** Text for comparison: without case, marks and width, kana as hiragana, a Hangul syllable as its letters. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(marks, '')
    .replace(/đ/g, 'd')
    .replace(katakana, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60));

export type ProviderOf = (game: Game) => string;
type TextOf = (game: Game) => string;

const readers = new WeakMap<ProviderOf, TextOf>();

/** Begins the line of the provider's name. */
const PROVIDER = '\n\t';

/**
 * Returns a game's searchable text: its names, each after a line break, and its provider's after `PROVIDER`, folded once
 * and cached.
 */
function textReader(providerOf: ProviderOf): TextOf {
  const known = readers.get(providerOf);
  if (known) return known;
  const texts = new WeakMap<Game, string>();
  const read: TextOf = (game) => {
    let text = texts.get(game);
    if (text === undefined) {
      const names = new Set([...Object.values(game.gameName), game.enName]);
      text = fold(`\n${[...names].join('\n')}${PROVIDER}${providerOf(game)}`);
      texts.set(game, text);
    }
    return text;
  };
  readers.set(providerOf, read);
  return read;
}

const BATCH_SIZE = 50;

/** Folds the names in advance, in small batches, so that the first key press need not. */
export async function prepare(games: readonly Game[], providerOf: ProviderOf, pause: () => Promise<unknown>) {
  const textOf = textReader(providerOf);
  for (let from = 0; from < games.length; from += BATCH_SIZE) {
    await pause();
    for (const game of games.slice(from, from + BATCH_SIZE)) textOf(game);
  }
}

const wordsOf = (query: string) => fold(query).split(/\s+/).filter(Boolean);

/** Edits that are allowed in a word: none while it is short. A Chinese character counts as two letters. */
function allowedEdits(word: string): number {
  const length = /\p{Script=Han}/u.test(word) ? word.length * 2 : word.length;
  return length < 5 ? 0 : length < 9 ? 1 : 2;
}

interface LastResult {
  textOf: TextOf;
  words: readonly string[];
  games: readonly Game[];
}

/** The last result in each list: further typing narrows it, without searching the whole list. */
const last = new WeakMap<readonly Game[], LastResult>();

/** The games that contain every word, in the list's order. */
function matching(games: readonly Game[], words: readonly string[], textOf: TextOf): readonly Game[] {
  const previous = last.get(games);
  const narrows =
    previous?.textOf === textOf && previous.words.every((old) => words.some((word) => word.includes(old)));
  const found = (narrows ? previous.games : games).filter((game) => {
    const text = textOf(game);
    return words.every((word) => text.includes(word));
  });
  last.set(games, { textOf, words, games: found });
  return found;
}

const RANKS = 5;

/**
 * How well a name of the game fits, the best first: it is the query, begins with it, has words that begin with its words, or
 * has all of its words somewhere; else the provider's name is needed.
 */
function rankBy(words: readonly string[]): (text: string) => number {
  const beginning = `\n${words.join(' ')}`;
  const whole = `${beginning}\n`;
  const starts = words.map((word) => [` ${word}`, `\n${word}`] as const);
  return (text) => {
    const names = text.slice(0, text.lastIndexOf(PROVIDER) + 1);
    if (names.includes(beginning)) return names.includes(whole) ? 0 : 1;
    if (starts.every(([inside, first]) => names.includes(inside) || names.includes(first))) return 2;
    return words.every((word) => names.includes(word)) ? 3 : 4;
  };
}

/**
 * Every word must occur in the game's names or its provider's. The games whose names fit best come first, those that fit
 * equally in the list's order. Without an exact match, games within one or two edits are found, nearest first.
 */
export function search(games: readonly Game[], query: string, providerOf: ProviderOf): readonly Game[] {
  const words = wordsOf(query);
  if (words.length === 0) return games;
  const textOf = textReader(providerOf);
  const rankOf = rankBy(words);
  const ranks = Array.from({ length: RANKS }, (): Game[] => []);
  for (const game of matching(games, words, textOf)) ranks[rankOf(textOf(game))]?.push(game);
  const exact = ranks.flat();
  return exact.length > 0 ? exact : findSimilar(games, words, textOf);
}

/** Counts edits in each word, and in the whole query if its words are too short to allow any. */
function findSimilar(games: readonly Game[], words: readonly string[], textOf: TextOf): Game[] {
  const editsTo = (text: string) => editDistanceWithin(text, allowedEdits(text));
  const phrase = words.join(' ');
  if (allowedEdits(phrase) === 0) return [];
  const inPhrase = editsTo(phrase);
  const inEach = words.length > 1 ? words.map(editsTo) : [inPhrase];
  const ranks: Game[][] = [];
  for (const game of games) {
    const text = textOf(game);
    const inWords = inEach.reduce(
      (sum, count) => (sum < Number.POSITIVE_INFINITY ? sum + count(text) : sum),
      0,
    );
    const edits = words.length > 1 ? Math.min(inWords, inPhrase(text)) : inWords;
    if (edits === Number.POSITIVE_INFINITY) continue;
    ranks[edits] ??= [];
    ranks[edits]?.push(game);
  }
  return ranks.flat();
}

/** The word of the list that is nearest to a query without results, if at least two thirds of the query match. */
export function suggest(games: readonly Game[], query: string, providerOf: ProviderOf): string | null {
  const typed = fold(query).trim();
  const distanceTo = editDistance(typed);
  let nearest: string | null = null;
  let least = Math.floor(typed.length / 3) + 1;
  const seen = new Set<string>();
  for (const game of games) {
    for (const word of `${gameName(game)} ${providerOf(game)}`.split(/\s+/)) {
      if (seen.has(word)) continue;
      seen.add(word);
      const edits = distanceTo(fold(word));
      if (edits < least) [nearest, least] = [word, edits];
    }
  }
  return nearest;
}

/** One bit per letter of the word. */
const MAX_LETTERS = 31;

/**
 * For a word, returns a function of a text: the fewest edits with which the word occurs anywhere in the text.
 * An edit is an inserted, missing or replaced letter, or two swapped neighbours. All letters of the word are
 * processed in one step (Myers' bit vectors, with Hyyrö's transpositions), so that thousands of names take a
 * few milliseconds.
 */
export function editDistance(word: string): (text: string) => number {
  const length = Math.min(word.length, MAX_LETTERS);
  const positions = new Map<number, number>();
  for (let position = 0; position < length; position++) {
    const letter = word.charCodeAt(position);
    positions.set(letter, (positions.get(letter) ?? 0) | (1 << position));
  }
  const last = 1 << (length - 1);
  return (text) => {
    let [up, down, diagonal, before] = [-1, 0, 0, 0];
    let edits = length;
    let min = length;
    for (let at = 0; at < text.length; at++) {
      const here = positions.get(text.charCodeAt(at)) ?? 0;
      const swapped = ((~diagonal & here) << 1) & before;
      diagonal = (((here & up) + up) ^ up) | here | down | swapped;
      const more = down | ~(diagonal | up);
      const less = diagonal & up;
      if (more & last) edits += 1;
      else if (less & last) edits -= 1;
      if (edits < min) min = edits;
      up = (less << 1) | ~(diagonal | (more << 1));
      down = diagonal & (more << 1);
      before = here;
    }
    return min;
  };
}

/**
 * For a word and the most edits allowed, returns a function of a text: the number of edits, or infinity if
 * there are more. An edit changes one piece of the word, or two if it swaps letters across their border. So
 * with more pieces than edits the text contains one piece unchanged, and looking for it is much faster than
 * counting edits.
 */
export function editDistanceWithin(word: string, max: number): (text: string) => number {
  if (max === 0) return (text) => (text.includes(word) ? 0 : Number.POSITIVE_INFINITY);
  const candidates = unchangedPieces(word.slice(0, MAX_LETTERS), max + 1);
  const count = editDistance(word);
  return (text) => {
    if (!candidates.some((candidate) => text.includes(candidate))) return Number.POSITIVE_INFINITY;
    const edits = count(text);
    return edits <= max ? edits : Number.POSITIVE_INFINITY;
  };
}

/**
 * Strings of which the text contains one: a piece of the word, also with letters swapped across its borders.
 */
function unchangedPieces(word: string, pieces: number): string[] {
  const cuts = Array.from({ length: pieces + 1 }, (_, piece) => Math.round((piece * word.length) / pieces));
  const swap = (text: string, at: number) =>
    text.slice(0, at - 1) + text.charAt(at) + text.charAt(at - 1) + text.slice(at + 1);
  const candidates = new Set<string>();
  for (let from = 0; from < pieces; from++) {
    let swapped = word;
    for (let to = from + 1; to <= pieces; to++) {
      candidates.add(swapped.slice(cuts[from], cuts[to]));
      swapped = swap(swapped, cuts[to] ?? 0);
    }
  }
  return [...candidates];
}

/** All games of the site, prepared for search. */
export function useGames({ enabled = true } = {}) {
  const games = useQuery({ ...gamesQuery(useCurrency()), enabled });
  const { data } = games;
  const providerOf = useProviderOf();
  useEffect(() => {
    if (data) void prepare(data, providerOf, yieldToMain);
  }, [data, providerOf]);
  return games;
}
