import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readResult } from '#contract/call.ts';
import { type Game, hotGames } from '#contract/endpoints/catalogue/games.ts';
import { catalogue } from '#sandbox/catalogue/catalogue.ts';
import { LANGUAGES } from '#sandbox/catalogue/words/word.ts';
import {
  editDistance,
  editDistanceWithin,
  fold,
  prepare,
  search,
  suggest,
} from '#src/components/games/search.ts';

const list = catalogue().games.map(({ gameId, gpId, gtId, gameType, gameCode, names }) => ({
  game_id: gameId,
  gp_id: gpId,
  gt_id: gtId,
  game_type: gameType,
  game_code: gameCode,
  game_name: names,
  en_name: names.en_US,
}));
const result = readResult(hotGames, { code: 100, data: { list } });
const games: readonly Game[] = result.ok ? result.data.list : [];
const game = games[0] as Game;
const providerOf = () => 'Kitsune Works';
const found = (query: string) => search(games, query, providerOf).map(({ enName }) => enName);

test.each([
  ['English', 'lantern street'],
  ['two swapped letters', 'lnatern street'],
  ['a missing letter', 'lantrn street'],
  ['an extra letter', 'lanttern street'],
  ['a wrong letter', 'lamtern street'],
  ['capitals and width', 'ＬＡＮＴＥＲＮ Street'],
  ['words in another order', 'street lantern'],
  ['Chinese, simplified', '灯笼街'],
  ['Chinese, traditional', '燈籠街'],
  ['Chinese with a wrong character', '灯龙街'],
  ['Vietnamese', 'Phố Lồng Đèn'],
  ['Vietnamese without marks', 'pho long den'],
  ['Vietnamese with a typo', 'phoo long den dem ram'],
  ['Korean', '등불 거리'],
  ['Korean without the last syllable', '등불 거'],
  ['Korean with a wrong vowel', '둥불 거리'],
  ['Japanese', '灯籠通り'],
  ['Japanese with a wrong character', '灯籠道り'],
  ['Thai', 'ถนนโคมไฟ'],
  ['Thai with a missing letter', 'ถนนโคไฟ'],
  ['Hindi', 'लालटेन गली'],
  ['Hindi with another vowel', 'लालटन गली'],
  ['Burmese', 'မီးအိမ်လမ်း'],
  ['Burmese with a missing sign', 'မီးအိမလမ်း'],
  ['Tamil', 'விளக்குத் தெரு'],
  ['Tamil with a missing letter', 'விளகுத் தெரு'],
  ['Bengali', 'লণ্ঠন গলি'],
  ['Bengali with another vowel', 'লন্ঠন গলি'],
])('search finds Lantern Street when the query has %s: %s', (_, query) => {
  expect(found(query)).toContain('Lantern Street');
});

test('search finds kana when alphabet, width or voicing differ', () => {
  expect(found('ローズカット')).toContain('Rose Cut');
  expect(found('ろーずかっと')).toContain('Rose Cut');
  expect(found('ロースカット')).toContain('Rose Cut');
  expect(found('ﾛｰｽﾞｶｯﾄ')).toContain('Rose Cut');
});

test('names that start with the query come first', () => {
  const names = found('moon');
  const begins = names.map((name) => name.toLowerCase().startsWith('moon'));
  expect(begins[0]).toBe(true);
  expect(begins.indexOf(false)).toBeGreaterThan(0);
});

test('a whole name comes first, then its beginning, its words, other parts of it and the provider', () => {
  const named = (name: string, gpId = 'other') => ({
    ...game,
    gameName: { en_US: name },
    enName: name,
    gpId,
  });
  const by = ({ gpId }: Game) => (gpId === 'moon' ? 'Moon Gate Works' : 'Other Works');
  const list = [
    named('Quiet River', 'moon'),
    named('Honeymoon Gates'),
    named('Gate of the Moon'),
    named('The Moon Gate'),
    named('Moon Gate Two'),
    named('Moon Gateway'),
    named('Moon Gate'),
  ];
  expect(search(list, 'moon gate', by).map(({ enName }) => enName)).toEqual([
    'Moon Gate',
    'Moon Gate Two',
    'Moon Gateway',
    'Gate of the Moon',
    'The Moon Gate',
    'Honeymoon Gates',
    'Quiet River',
  ]);
});

test('typo is tolerated only when nothing matches exactly', () => {
  for (const name of found('lantern')) expect(fold(name)).toMatch(/lantern/);
  expect(found('zzzzqqqq')).toEqual([]);
  expect(found('zq')).toEqual([]);
});

test('search finds all games of a provider when its name is typed', () => {
  expect(found('kitsune')).toHaveLength(games.length);
  expect(search(games, '  ', providerOf)).toBe(games);
});

test('suggestion is given only when the query resembles a name', () => {
  expect(suggest(games, 'lanxtxrn', providerOf)?.toLowerCase()).toMatch(/^lantern/);
  expect(suggest(games, '%%%%', providerOf)).toBeNull();
});

test('results equal a new search when letters are added or removed', () => {
  for (const typed of ['l', 'la', 'lan', 'lant', 'lan', 'lan m', 'lantern st', 'street', 'zq', 'str'])
    expect(search(games, typed, providerOf)).toEqual(search([...games], typed, providerOf));
  const otherOf = () => 'Lantern House';
  expect(search(games, 'house', otherOf)).toHaveLength(games.length);
});

test('names are prepared in chunks', async () => {
  let pauses = 0;
  const some = games.slice(0, 120);
  await prepare(some, providerOf, async () => (pauses += 1));
  expect(pauses).toBe(3);
  expect(search(some, 'lantern street', providerOf)).not.toHaveLength(0);
});

const foldedNames = fold(games.flatMap(({ gameName }) => Object.values(gameName)).join('\n'));
const anyGame = fc.constantFrom(...games);
const anyLanguage = fc.constantFrom(...LANGUAGES);

test('search finds every game by its full name in every language', () => {
  fc.assert(
    fc.property(anyGame, anyLanguage, (game, language) => {
      expect(search(games, game.gameName[language] ?? '', providerOf)).toContain(game);
    }),
  );
});

test('search finds every long name when it has one typo', () => {
  fc.assert(
    fc.property(
      anyGame,
      anyLanguage,
      fc.nat(),
      fc.constantFrom('swap', 'drop', 'twice'),
      (game, language, at, typo) => {
        const letters = fold(game.gameName[language] ?? '').split(/\s+/)[0] ?? '';
        fc.pre(letters.length >= 6);
        const place = at % (letters.length - 1);
        const [one = '', two = ''] = [letters[place], letters[place + 1]];
        const wrong = { swap: two + one, drop: two, twice: one + one + two }[typo];
        const typed = letters.slice(0, place) + wrong + letters.slice(place + 2);
        // Another name may contain this text; then it is not a typo.
        fc.pre(!foldedNames.includes(typed));
        expect(search(games, typed, providerOf)).toContain(game);
      },
    ),
    { numRuns: 60 },
  );
});

/** Reference implementation: minimum edit distance of the word to any part of the text. */
function referenceDistance(word: string, text: string): number {
  const rows = Array.from({ length: text.length + 1 }, () =>
    Array.from({ length: word.length + 1 }, (_, i) => i),
  );
  const cell = (j: number, i: number) => rows[j]?.[i] ?? Number.POSITIVE_INFINITY;
  let minimum = word.length;
  for (let j = 1; j <= text.length; j++) {
    for (let i = 1; i <= word.length; i++) {
      const other = word[i - 1] === text[j - 1] ? 0 : 1;
      let cost = Math.min(cell(j - 1, i) + 1, cell(j, i - 1) + 1, cell(j - 1, i - 1) + other);
      const swapped = i > 1 && j > 1 && word[i - 1] === text[j - 2] && word[i - 2] === text[j - 1];
      if (swapped) cost = Math.min(cost, cell(j - 2, i - 2) + 1);
      (rows[j] as number[])[i] = cost;
    }
    (rows[j] as number[])[0] = 0;
    minimum = Math.min(minimum, cell(j, word.length));
  }
  return minimum;
}

test('edit distance equals the reference', () => {
  const letters = (maxLength: number) =>
    fc.array(fc.constantFrom('a', 'b', 'c', '龍'), { minLength: 1, maxLength }).map((all) => all.join(''));
  fc.assert(
    fc.property(letters(31), letters(60), (word, text) => {
      expect(editDistance(word)(text)).toBe(referenceDistance(word, text));
    }),
    { numRuns: 2_000 },
  );
});

test('bounded edit distance is infinite when it exceeds the limit', () => {
  const letters = (minLength: number, maxLength: number) =>
    fc.array(fc.constantFrom('a', 'b', 'c', '龍'), { minLength, maxLength }).map((all) => all.join(''));
  fc.assert(
    fc.property(letters(3, 31), fc.nat(2), letters(0, 60), (word, maxDistance, text) => {
      const minimum = referenceDistance(word, text);
      expect(editDistanceWithin(word, maxDistance)(text)).toBe(
        minimum <= maxDistance ? minimum : Number.POSITIVE_INFINITY,
      );
    }),
    { numRuns: 4_000 },
  );
});

test('search never throws when the query is arbitrary', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (typed) => {
      search(games.slice(0, 200), typed, providerOf);
      suggest(games.slice(0, 200), typed, providerOf);
    }),
  );
});
