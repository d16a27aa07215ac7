import { expect, test } from 'vitest';
import { lettersFor } from '#sandbox/db/letters.ts';
import { BULLETINS } from '#sandbox/site/bulletins.ts';
import { siteDocuments } from '#sandbox/site/documents.ts';
import { siteFor } from '#sandbox/site-config.ts';

const { languages } = siteFor({ gamesPort: () => 4001 }, { host: 'localhost', country: undefined });

/** Texts of `value` that exist in English but not in every language. */
const gaps = (value: unknown, where: string): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  if (!('en_US' in value)) return entries.flatMap(([key, item]) => gaps(item, `${where}.${key}`));
  const written = new Set(entries.filter(([, text]) => text !== '').map(([language]) => language));
  if (!written.has('en_US')) return [];
  return languages.filter((language) => !written.has(language)).map((language) => `${where}: ${language}`);
};

test('operator texts exist in every language of the site', () => {
  const documents = siteDocuments().flatMap(({ kind, id, body }) => gaps(JSON.parse(body), `${kind} ${id}`));
  const letters = lettersFor('1', 5, 0, 0).flatMap(({ titles, contents }, place) =>
    [titles, contents].flatMap((text) => gaps(JSON.parse(text), `letter ${place}`)),
  );
  expect([...documents, ...letters, ...gaps(BULLETINS, 'bulletin')]).toEqual([]);
});
