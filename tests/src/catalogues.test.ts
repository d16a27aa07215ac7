import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { describe, expect, test } from 'vitest';
import { languages } from '#contract/site.ts';

const config = getConfig();
const catalogs = await getCatalogs(config);
const locales = Object.values(languages).map(({ locale }) => locale);
const translated = locales.filter((locale) => locale !== config.sourceLocale);

/** Part of a compiled message: text, or an argument with its format and forms. */
type Token = string | [string, string?, Record<string, Token[]>?];

/** Compiled messages of a locale by ID. */
async function textsOf(locale: string): Promise<Record<string, Token[]>> {
  const texts = {};
  for (const catalog of catalogs) {
    const { messages, missing } = await catalog.getTranslations(locale, {
      fallbackLocales: {},
      sourceLocale: config.sourceLocale ?? '',
    });
    expect(missing.map(({ source }) => source)).toEqual([]);
    const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'json' });
    expect(errors).toEqual([]);
    Object.assign(texts, JSON.parse(source).messages);
  }
  return texts;
}

const plurals = (tokens: Token[]) =>
  tokens.filter((token): token is [string, 'plural', Record<string, Token[]>] => token[1] === 'plural');

const words = (tokens: Token[]): string =>
  tokens
    .map((token) =>
      typeof token === 'string'
        ? token
        : Object.values(token[2] ?? {})
            .map(words)
            .join(' '),
    )
    .join(' ');

/** Distinct arguments and tags of a message. */
const holds = (tokens: Token[]) => [
  ...new Set([
    ...tokens.filter((token) => typeof token !== 'string').map(([name]) => `{${name}}`),
    ...(words(tokens).match(/<\/?\d+\/?>/g) ?? []),
  ]),
];

const scripts: Record<string, RegExp> = {
  'zh-CN': /\p{Script=Han}/u,
  'zh-TW': /\p{Script=Han}/u,
  'ko-KR': /\p{Script=Hangul}/u,
  'ja-JP': /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  'th-TH': /\p{Script=Thai}/u,
  'hi-IN': /\p{Script=Devanagari}/u,
  'my-MM': /\p{Script=Myanmar}/u,
  'ta-IN': /\p{Script=Tamil}/u,
  'bn-BD': /\p{Script=Bengali}/u,
};
const brands = /^(?:Facebook|QQ|Skype|Telegram|WeChat|WhatsApp|Zalo)$/;
const source = await textsOf(config.sourceLocale ?? '');

test('every site language has a catalogue', () => {
  expect(config.locales.toSorted()).toEqual(locales.toSorted());
});

describe.each(translated)('catalogue of %s', (locale) => {
  test('catalogue has the same messages as English', async () => {
    expect(Object.keys(await textsOf(locale)).toSorted()).toEqual(Object.keys(source).toSorted());
  });

  test('messages have the same arguments and tags as English', async () => {
    for (const [id, tokens] of Object.entries(await textsOf(locale)))
      expect(holds(tokens).toSorted(), words(tokens)).toEqual(holds(source[id] ?? []).toSorted());
  });

  test('plurals have all forms of the language', async () => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted();
    const counted = Object.values(await textsOf(locale)).flatMap(plurals);
    expect(counted).not.toEqual([]);
    for (const [name, , given] of counted)
      expect(
        Object.keys(given)
          .filter((form) => !/^(?:offset|\d+)$/.test(form))
          .toSorted(),
        name,
      ).toEqual(forms);
  });
});

test.each(Object.entries(scripts))('messages of %s use its script', async (locale, script) => {
  const foreign = Object.values(await textsOf(locale))
    .map(words)
    .filter((text) => /\p{Letter}/u.test(text) && !script.test(text) && !brands.test(text));
  expect(foreign).toEqual([]);
});

test('English messages do not call the operator the house, against which members would play', () => {
  const named = Object.values(source)
    .map(words)
    .filter((text) => /\bhouse\b/i.test(text));
  expect(named).toEqual([]);
});
