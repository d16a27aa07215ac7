import type { Game } from '#contract/endpoints/games.ts';
import { gameName } from './launch.ts';
import { nearness, nearnessWithin } from './nearness.ts';

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

const texts = new WeakMap<Game, string>();

/** The names, each after a line's end, folded once for as long as the game is in memory. */
function textOf(game: Game): string {
  let text = texts.get(game);
  if (text === undefined) {
    const names = new Set([...Object.values(game.gameName), game.enName]);
    text = fold(`\n${[...names].join('\n')}`);
    texts.set(game, text);
  }
  return text;
}

const AT_ONCE = 50;

/** Folds the names beforehand, a few at a time, so that the first key press need not. */
export async function prepare(games: readonly Game[], pause: () => Promise<unknown>) {
  for (let from = 0; from < games.length; from += AT_ONCE) {
    await pause();
    for (const game of games.slice(from, from + AT_ONCE)) textOf(game);
  }
}

export type ProviderOf = (game: Game) => string;

const wordsOf = (query: string) => fold(query).split(/\s+/).filter(Boolean);

/** How many slips a word may have: none while it is short. A Chinese character says as much as a syllable. */
function slipsIn(word: string): number {
  const length = /\p{Script=Han}/u.test(word) ? word.length * 2 : word.length;
  return length < 5 ? 0 : length < 9 ? 1 : 2;
}

/**
 * Every word must occur, in the name or the provider's: a name that begins with what was typed comes first, then one
 * of which a word does. Where nothing has them as they were typed, what is a slip or two away is found, nearest first.
 */
export function search(games: readonly Game[], query: string, providerOf: ProviderOf): readonly Game[] {
  const words = wordsOf(query);
  const first = words[0];
  if (first === undefined) return games;
  const folded = new Map<string, string>();
  const nameOf = (game: Game) => {
    const provider = providerOf(game);
    const known = folded.get(provider) ?? `\n${fold(provider)}`;
    folded.set(provider, known);
    return known;
  };
  const ranks: Game[][] = [[], [], []];
  for (const game of games) {
    const text = textOf(game);
    if (!words.every((word) => text.includes(word) || nameOf(game).includes(word))) continue;
    const begins = (sign: string) => text.includes(sign + first) || nameOf(game).includes(sign + first);
    ranks[begins('\n') ? 0 : begins(' ') ? 1 : 2]?.push(game);
  }
  const exact = ranks.flat();
  return exact.length > 0 ? exact : near(games, words, (game) => textOf(game) + nameOf(game));
}

/** Slips are counted in each word, and in all that was typed where its words are too short to have any. */
function near(games: readonly Game[], words: readonly string[], whole: (game: Game) => string): Game[] {
  const slipsTo = (text: string) => nearnessWithin(text, slipsIn(text));
  const phrase = words.join(' ');
  if (slipsIn(phrase) === 0) return [];
  const inPhrase = slipsTo(phrase);
  const inEach = words.length > 1 ? words.map(slipsTo) : [inPhrase];
  const ranks: Game[][] = [];
  for (const game of games) {
    const text = whole(game);
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
