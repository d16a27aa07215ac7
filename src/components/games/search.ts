import type { Game } from '#contract/endpoints/games.ts';
import { nearness, nearnessWithin } from './edit-distance.ts';
import { gameName } from './launch.ts';

/**
 * Marks that a hand leaves out or a keyboard gives in another place: accents of Latin letters, voicing of kana,
 * tones of Thai, dots under Indic letters, joiners. Vowel signs stay: they are letters in everything but the name.
 */
const marks = /[\u0300-\u036f\u3099\u309a\u0e47-\u0e4e\u093c\u09bc\u1037\u200b-\u200d\u30fc]/g;
const katakana = /[\u30a1-\u30f6]/g;

/** Text as it is compared: without case, marks and width, kana as hiragana, a syllable of Hangul as its letters. */
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

/** Reads what is searched of a game: its names and its provider's, each after a line's end, folded once for both. */
function reader(providerOf: ProviderOf): TextOf {
  const known = readers.get(providerOf);
  if (known) return known;
  const texts = new WeakMap<Game, string>();
  const read: TextOf = (game) => {
    let text = texts.get(game);
    if (text === undefined) {
      const names = new Set([...Object.values(game.gameName), game.enName, providerOf(game)]);
      text = fold(`\n${[...names].join('\n')}`);
      texts.set(game, text);
    }
    return text;
  };
  readers.set(providerOf, read);
  return read;
}

const AT_ONCE = 50;

/** Folds the names beforehand, a few at a time, so that the first key press need not. */
export async function prepare(games: readonly Game[], providerOf: ProviderOf, pause: () => Promise<unknown>) {
  const textOf = reader(providerOf);
  for (let from = 0; from < games.length; from += AT_ONCE) {
    await pause();
    for (const game of games.slice(from, from + AT_ONCE)) textOf(game);
  }
}

const wordsOf = (query: string) => fold(query).split(/\s+/).filter(Boolean);

/** How many slips a word may have: none while it is short. A Chinese character says as much as a syllable. */
function slipsIn(word: string): number {
  const length = /\p{Script=Han}/u.test(word) ? word.length * 2 : word.length;
  return length < 5 ? 0 : length < 9 ? 1 : 2;
}

interface Found {
  textOf: TextOf;
  words: readonly string[];
  games: readonly Game[];
}

/** What was found last in a list: whoever types on narrows that, and the whole list need not be read. */
const last = new WeakMap<readonly Game[], Found>();

/** Those in which every word occurs, in the list's order. */
function matching(games: readonly Game[], words: readonly string[], textOf: TextOf): readonly Game[] {
  const before = last.get(games);
  const narrows =
    before?.textOf === textOf && before.words.every((old) => words.some((word) => word.includes(old)));
  const found = (narrows ? before.games : games).filter((game) => {
    const text = textOf(game);
    return words.every((word) => text.includes(word));
  });
  last.set(games, { textOf, words, games: found });
  return found;
}

/**
 * Every word must occur, in the name or the provider's: a name that begins with what was typed comes first, then one
 * of which a word does. Where nothing has them as they were typed, what is a slip or two away is found, nearest first.
 */
export function search(games: readonly Game[], query: string, providerOf: ProviderOf): readonly Game[] {
  const words = wordsOf(query);
  const first = words[0];
  if (first === undefined) return games;
  const textOf = reader(providerOf);
  const ranks: Game[][] = [[], [], []];
  for (const game of matching(games, words, textOf)) {
    const text = textOf(game);
    ranks[text.includes(`\n${first}`) ? 0 : text.includes(` ${first}`) ? 1 : 2]?.push(game);
  }
  const exact = ranks.flat();
  return exact.length > 0 ? exact : near(games, words, textOf);
}

/** Slips are counted in each word, and in all that was typed where its words are too short to have any. */
function near(games: readonly Game[], words: readonly string[], textOf: TextOf): Game[] {
  const slipsTo = (text: string) => nearnessWithin(text, slipsIn(text));
  const phrase = words.join(' ');
  if (slipsIn(phrase) === 0) return [];
  const inPhrase = slipsTo(phrase);
  const inEach = words.length > 1 ? words.map(slipsTo) : [inPhrase];
  const ranks: Game[][] = [];
  for (const game of games) {
    const text = textOf(game);
    const inWords = inEach.reduce(
      (sum, count) => (sum < Number.POSITIVE_INFINITY ? sum + count(text) : sum),
      0,
    );
    const slips = words.length > 1 ? Math.min(inWords, inPhrase(text)) : inWords;
    if (slips === Number.POSITIVE_INFINITY) continue;
    ranks[slips] ??= [];
    ranks[slips]?.push(game);
  }
  return ranks.flat();
}

/** The word of the list that is nearest to what was typed in vain, if at least half of that is right. */
export function suggest(games: readonly Game[], query: string, providerOf: ProviderOf): string | null {
  const typed = fold(query).trim();
  const nearnessTo = nearness(typed);
  let nearest: string | null = null;
  let least = Math.floor(typed.length / 2) + 1;
  const seen = new Set<string>();
  for (const game of games) {
    for (const word of `${gameName(game)} ${providerOf(game)}`.split(/\s+/)) {
      if (seen.has(word)) continue;
      seen.add(word);
      const slips = nearnessTo(fold(word));
      if (slips < least) [nearest, least] = [word, slips];
    }
  }
  return nearest;
}
