import { expect, test } from 'vitest';
import { demoProviders, inactiveProviders } from '#contract/constants.ts';
import { catalogue, enlarged } from '#sandbox/catalogue/catalogue.ts';
import { HALLS } from '#sandbox/catalogue/halls.ts';
import { PROVIDERS } from '#sandbox/catalogue/providers.ts';
import { LANGUAGES } from '#sandbox/catalogue/words/word.ts';

const { games, platforms } = catalogue();
const isOpen = (gpId: string) => !inactiveProviders.includes(gpId);

test('catalogue has at least 100 providers, two of them closed', () => {
  const ids = PROVIDERS.map(({ gpId }) => gpId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(100);
  expect(ids).toEqual(
    expect.arrayContaining('GPBB GPAG GPPT GPPT2 GPPL GPNE GPNBB GPOG GPEA GPR8 GPJD GPFC GPJL'.split(' ')),
  );
  expect(new Set(platforms.filter(({ active }) => !active).map(({ gpId }) => gpId))).toEqual(
    new Set(['GPEA', 'GPNE']),
  );
  expect(new Set(PROVIDERS.map(({ name }) => name)).size).toBe(ids.length);
});

test.each(HALLS)('hall $gtId has its number of games and its app prefix', ({ gtId, count, prefix }) => {
  expect(games.filter((game) => game.gtId === gtId && isOpen(game.gpId))).toHaveLength(count);
  for (const { appId } of platforms.filter((platform) => platform.gtId === gtId))
    expect(appId.startsWith(prefix)).toBe(true);
});

test('game names exist in every language and are unique per provider', () => {
  for (const language of LANGUAGES) {
    const seen = new Set<string>();
    for (const { gpId, gtId, names } of games) {
      const name = names[language];
      expect(name.trim()).toBe(name);
      expect(name).not.toMatch(/undefined|\s\s|之之|^\s*$/);
      const key = `${gpId} ${gtId} ${name}`;
      expect(seen.has(key) ? key : '').toBe('');
      seen.add(key);
    }
  }
});

test.each([
  ['ko_KR', /\p{Script=Hangul}/u],
  ['th_TH', /\p{Script=Thai}/u],
  ['hi_IN', /\p{Script=Devanagari}/u],
  ['my_MM', /\p{Script=Myanmar}/u],
  ['ta_IN', /\p{Script=Tamil}/u],
  ['bn_BD', /\p{Script=Bengali}/u],
  ['ja_JP', /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u],
] as const)('game names in %s use its script', (language, script) => {
  for (const { names } of games) expect(names[language]).toMatch(script);
});

test('games have unique codes and IDs', () => {
  expect(new Set(games.map(({ gpId, gtId, gameCode }) => `${gpId}/${gtId}/${gameCode}`)).size).toBe(
    games.length,
  );
  expect(new Set(games.map(({ gameId }) => gameId)).size).toBe(games.length);
  for (const gpId of demoProviders)
    expect(games.some((game) => game.gpId === gpId && game.gtId === 2)).toBe(true);
  for (const tag of ['hot', 'new'] as const) {
    const share = games.filter(({ tags }) => tags.includes(tag)).length / games.length;
    expect(share).toBeGreaterThan(0.02);
    expect(share).toBeLessThan(0.12);
  }
});

test('providers that a hall shows first have marks that differ', () => {
  for (const { gtId } of HALLS) {
    const first = platforms.filter((platform) => platform.gtId === gtId).slice(0, 12);
    const marks = first.map(({ iconLight }) => iconLight.split('/').at(-3));
    expect([gtId, new Set(marks).size]).toEqual([gtId, first.length]);
  }
});

test('hall of live games has a Vietnamese name', () => {
  expect(HALLS.find(({ gtId }) => gtId === 3)?.names.vi_VN).toBe('Casino trực tiếp');
});

test('halls of sports have the Hindi word that members search for', () => {
  for (const gtId of [4, 7, 9])
    expect(HALLS.find((hall) => hall.gtId === gtId)?.names.hi_IN).toMatch(/स्पोर्ट्स$/);
});

test.each([
  ['Rose Cut', 'Kim Cương Hồng'],
  ['Copper Tide', 'Thủy Triều Ánh Đồng'],
  ['North Face', 'Vách Núi Phương Bắc'],
  ['Evening Kick-off', 'Giao Bóng Buổi Tối'],
])('Vietnamese name of %s says what its game is about', (english, vietnamese) => {
  expect(games.find(({ names }) => names.en_US === english)?.names.vi_VN).toBe(vietnamese);
});

test('names in Vietnamese and Burmese contain no known mistranslation', () => {
  const odd = /Nhát Cắt|Đấu Trường Gà|Giải Lớn|Giải Bậc Thầy|အတုအယောင်/;
  const texts = [...HALLS, ...games].flatMap(({ names }) => [names.vi_VN, names.my_MM]);
  expect(texts.filter((text) => odd.test(text))).toEqual([]);
});

test('Vietnamese names translate Sapphire and Jade by different words, and Triple not by Python', () => {
  const named = (english: RegExp) => games.filter(({ names }) => english.test(names.en_US));
  expect(named(/^Sapphire /).length).toBeGreaterThan(10);
  for (const { names } of named(/^Sapphire /)) expect(names.vi_VN).toContain('Lam Ngọc');
  for (const { names } of named(/^Jade /)) expect(names.vi_VN).toContain('Ngọc Bích');
  for (const { names } of named(/^Triple /)) expect(names.vi_VN).not.toMatch(/(?<!\p{L})Trăn(?!\p{L})/u);
});

test('catalogue of a large site has more games of more providers, each once, and the same pictures', () => {
  const large = enlarged(catalogue(), 4);
  const closed = games.filter(({ gpId }) => !isOpen(gpId)).length;
  expect(large.games).toHaveLength(4 * games.length - 3 * closed);
  const once = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length);
  once(large.games.map(({ gameId }) => gameId));
  once(large.games.map(({ gpId, gtId, gameCode }) => `${gpId} ${gtId} ${gameCode}`));
  once(large.platforms.map(({ gpId, gtId }) => `${gpId} ${gtId}`));
  expect(large.posters).toBe(catalogue().posters);
});
