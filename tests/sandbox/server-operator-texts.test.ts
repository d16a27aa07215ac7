import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Language } from '#contract/site.ts';
import { lettersFor } from '#sandbox/letters/letters.ts';
import { type GameTexts, gameTexts } from '#sandbox/play/provider/texts.ts';
import { BULLETINS } from '#sandbox/promotions/bulletins.ts';
import { languageOf, messages } from '#sandbox/server/messages/messages.ts';
import { ALLOWED_HOSTS } from '#sandbox/server/site-config.ts';
import { siteDocuments } from '#sandbox/site/documents.ts';
import { FOOTER, FOOTER_DOCUMENTS } from '#sandbox/site/footer-documents.ts';
import { QUESTIONS } from '#sandbox/site/questions.ts';

const languages = Object.keys(messages) as Language[];

type LocatedText = { where: string; text: Readonly<Record<string, string>> };

/** Texts of `value` that are not empty in English. */
const textsIn = (value: unknown, where: string): LocatedText[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('en_US' in value) return value.en_US === '' ? [] : [{ where, text: value as LocatedText['text'] }];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, `${where}.${key}`));
};

const operatorTexts = [
  ...siteDocuments(Date.now()).flatMap(({ kind, id, body }) => textsIn(JSON.parse(body), `${kind} ${id}`)),
  ...lettersFor('1', 5, 0, 0).flatMap(({ titles, contents }, place) => [
    ...textsIn(JSON.parse(titles), `title of letter ${place}`),
    ...textsIn(JSON.parse(contents), `letter ${place}`),
  ]),
  ...textsIn(BULLETINS, 'bulletin'),
];

/** Languages in which a text has not the same parts as in English. */
const differing = (partsOf: (text: string) => readonly string[]): string[] =>
  operatorTexts.flatMap(({ where, text }) =>
    languages
      .filter((language) => `${partsOf(text[language] ?? '')}` !== `${partsOf(text.en_US ?? '')}`)
      .map((language) => `${where}: ${language}`),
  );

test('operator texts exist in every language', () => {
  const missing = operatorTexts.flatMap(({ where, text }) =>
    languages
      .filter(
        (language) => !text[language]?.trim() || (language !== 'en_US' && text[language] === text.en_US),
      )
      .map((language) => `${where}: ${language}`),
  );
  expect(operatorTexts.length).toBeGreaterThan(80);
  expect(missing).toEqual([]);
});

/** The app's catalogues in one language. */
const catalogueOf = (language: string): string =>
  ['messages', 'member']
    .map((name) => `../../src/i18n/locales/${language.replace('_', '-')}/${name}.po`)
    .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
    .join('\n');

test.each([
  ['balance-return', 'title', 'Return all'],
  ['balance-return', 'content', 'Return all'],
  ['forgot-password', 'content', 'Forgot your password?'],
  ['limits', 'content', 'Play limits'],
] as const)('question %s names in its %s what the app calls "%s"', (id, part, label) => {
  const text = QUESTIONS.find((question) => question.id === id)?.[part];
  for (const language of languages) {
    const [, named] = catalogueOf(language).split(`msgid "${label}"\nmsgstr "`);
    // Between quotation marks, or as the text of a link.
    expect(text?.[language]?.split(/["“”「」‘’<>]/)).toContain(named?.split('"')[0]);
  }
});

test.each([
  // For live, turnover, wallet and game; play has a word of its own.
  ['ta_IN', /நேரடி மேசை|டர்ன்ஓவர்|மொத்தப் பந்தயம்|வாலட்|விளையாட்டு(?:கள்|களை)|ஒரு விளையாட்டு/],
  // For page.
  ['bn_BD', /পৃষ্ঠা|পেজ/],
  // For the return of balances to the wallet.
  ['zh_CN', /回收|归户/],
  ['zh_TW', /回收|歸戶/],
  ['ja_JP', /回収/],
  ['vi_VN', /thu hồi/],
] as const)('texts of app and operator in %s have one word each for the same', (language, others) => {
  const texts = [
    ...catalogueOf(language).split('\n'),
    ...Object.values(messages[language]),
    ...Object.values(gameTexts(language)),
    ...operatorTexts.map(({ text }) => text[language] ?? ''),
  ];
  expect(texts.filter((text) => others.test(text))).toEqual([]);
});

/** Each once: a language may name the site more often than another. */
const placeholdersOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();
/** Amounts of dollars, without their signs. */
const amountsOf = (text: string): string[] => {
  const amounts = text.match(/\$\d+|\d+ (?:\$|美元)/g) ?? [];
  return [...new Set(amounts.map((amount) => amount.replace(/\D/g, '')))].toSorted();
};

const memberPages = readFileSync(new URL('../../src/routes/-member-pages.tsx', import.meta.url), 'utf8');
const memberPage = [...memberPages.matchAll(/key: '(\w+)'/g)].map(([, key]) => key).join('|');
/** Pages of the app, as patterns; of documents and questions those that exist. */
const pages = readdirSync(new URL('../../src/routes', import.meta.url))
  .filter((file) => /^[a-z].*\.tsx$/i.test(file) && !/^(?:documents|faq)\.\$/.test(file))
  .map((file) =>
    file
      .replace(/(?:\.?index)?\.tsx$/, '')
      .replace('.{-$page}', `(?:/(?:${memberPage}))?`)
      .replace(/_?\./g, '/')
      .replace(/\$\w+/g, '[^/]+'),
  )
  .concat(FOOTER_DOCUMENTS.map(({ id }) => `documents/${id}`))
  .concat(QUESTIONS.map(({ id }) => `faq/${id}`))
  .map((path) => new RegExp(`^/${path}$`));

test('links of operator texts lead to pages of the app', () => {
  const texts = [
    ...siteDocuments(Date.now()).map(({ kind, id, body }): [string, string] => [`${kind} ${id}`, body]),
    ...lettersFor('1', 5, 0, 0).map((letter, place): [string, string] => [
      `letter ${place}`,
      letter.contents,
    ]),
    ...BULLETINS.map(({ id, content }): [string, string] => [`bulletin ${id}`, JSON.stringify(content)]),
  ];
  const links = texts.flatMap(([where, text]) =>
    [...text.matchAll(/(?:href=\\"|"url":")(\/[^"\\?#]*)/g)].map(([, path = '']) => ({ where, path })),
  );
  expect(links.filter(({ where }) => where.startsWith('letter')).length).toBeGreaterThan(0);
  expect(links.filter(({ path }) => !pages.some((page) => page.test(path)))).toEqual([]);
});

test('game pages exist in every language', () => {
  const english = Object.entries(gameTexts('en_US'));
  for (const language of languages.filter((one) => one !== 'en_US'))
    for (const [key, text] of english) {
      const translated = gameTexts(language)[key as keyof GameTexts];
      expect([language, key, translated.match(/\{\w+\}/g)]).toEqual([language, key, text.match(/\{\w+\}/g)]);
      expect([language, key, translated]).not.toEqual([language, key, text]);
    }
});

test('operator texts have the same headings, lists and links in every language', () => {
  expect(differing((text) => text.match(/<[^>]+>/g) ?? [])).toEqual([]);
});

test('operator texts have the same placeholders, amounts and times in every language', () => {
  expect(differing(placeholdersOf)).toEqual([]);
  expect(differing(amountsOf)).toEqual([]);
  expect(differing((text) => text.match(/\d\d:\d\d/g)?.toSorted() ?? [])).toEqual([]);
  expect(amountsOf('Up to 200 美元, from 20 $ or $1')).toEqual(['1', '20', '200']);
});

test('links of footer texts lead to pages of the app or to allowed hosts over HTTPS', () => {
  const links = FOOTER.flatMap(({ id, content }) =>
    Object.values(content).flatMap((text) =>
      [...text.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => ({ id, url })),
    ),
  );
  const leadsSomewhere = (url: string) =>
    url.startsWith('/')
      ? pages.some((page) => page.test(url))
      : ALLOWED_HOSTS.some((host) => url.startsWith(`https://${host}/`));
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter(({ url }) => !leadsSomewhere(url))).toEqual([]);
});

test('server messages are translated with the same placeholders into every language', () => {
  for (const [language, translated] of Object.entries(messages))
    for (const [key, english] of Object.entries(messages.en_US)) {
      const text = translated[key as keyof typeof translated];
      expect([language, key, placeholdersOf(text)]).toEqual([language, key, placeholdersOf(english)]);
      expect([language, key, text.trim() !== '']).toEqual([language, key, true]);
      if (language !== 'en_US') expect([language, key, text]).not.toEqual([language, key, english]);
    }
});

test.each([
  ['vi-VN', 'vi_VN'],
  ['my-MM,en-US;q=0.9', 'my_MM'],
  ['fr-FR, ta-IN;q=0.8', 'ta_IN'],
  ['fr-FR', 'en_US'],
  [undefined, 'en_US'],
])('language of the header %s is %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});

test('amounts of operator texts name their currency', () => {
  const bare =
    /(?:[Uu]p to|at least|from|maximum|最高|最低|[Tt]ối đa|từ|nhận) \d+(?!\d|[.,:]?\d| ?(?:[%$:]|美元|minutes|phút|lần|ván))/;
  const texts = [
    ...operatorTexts.flatMap(({ where, text }) =>
      Object.entries(text).map(([language, words]) => [`${where}: ${language}`, words]),
    ),
    ...Object.values(messages).flatMap((all) => Object.entries<string>(all)),
  ].map(([where, words]) => [where, words?.match(bare)?.[0]]);
  expect(texts.filter(([, found]) => found)).toEqual([]);
  expect('Up to 200, once a week.').toMatch(bare);
});

test('English texts of the operator do not call it the house, against which members would play', () => {
  const texts = [
    ...Object.values(messages.en_US),
    ...Object.values(gameTexts('en_US')),
    ...siteDocuments(Date.now()).map(({ body }) =>
      JSON.stringify(JSON.parse(body), (key, value) => (key === 'house' ? undefined : value)),
    ),
    ...lettersFor('1', 5, 0, 0).flatMap(({ titles, contents }) => [titles, contents]),
    JSON.stringify(BULLETINS),
  ];
  expect(texts.filter((text) => /\bhouse\b/i.test(text))).toEqual([]);
});
