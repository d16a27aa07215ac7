import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { describe, expect, test } from 'vitest';
import { languages } from '#contract/site.ts';

const config = getConfig();
const catalogs = await getCatalogs(config);
const locales = Object.values(languages).map(({ locale }) => locale);
const translated = locales.filter((locale) => locale !== config.sourceLocale);

/** What a compiled text is made of: words, and arrays of an argument with its format and its forms. */
type Token = string | [string, string?, Record<string, Token[]>?];

/** Every text of a locale as it is compiled for the page, by its id. */
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

/** What a text fills in or wraps: arguments and tags, each once. */
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

test('every language of the operator has a catalogue', () => {
  expect(config.locales.toSorted()).toEqual(locales.toSorted());
});

describe.each(translated)('%s', (locale) => {
  test('says all that English says, and nothing else', async () => {
    expect(Object.keys(await textsOf(locale)).toSorted()).toEqual(Object.keys(source).toSorted());
  });

  test('fills in and wraps what English does', async () => {
    for (const [id, tokens] of Object.entries(await textsOf(locale)))
      expect(holds(tokens).toSorted(), words(tokens)).toEqual(holds(source[id] ?? []).toSorted());
  });

  test('has the plural forms of its language', async () => {
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

test.each(Object.entries(scripts))('%s is written in its own script', async (locale, script) => {
  const foreign = Object.values(await textsOf(locale))
    .map(words)
    .filter((text) => /\p{Letter}/u.test(text) && !script.test(text) && !brands.test(text));
  expect(foreign).toEqual([]);
});
