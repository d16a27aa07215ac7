import { expect, test } from 'vitest';
import { lettersFor } from '#sandbox/db/letters.ts';
import { BULLETINS } from '#sandbox/site/bulletins.ts';
import { siteDocuments } from '#sandbox/site/documents.ts';
import { siteFor } from '#sandbox/site-config.ts';

const { languages } = siteFor({ gamesPort: () => 4001 }, { host: 'localhost', country: undefined });

/** Every text in it that English has and one of the languages has not. */
const gaps = (value: unknown, where: string): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  if (!('en_US' in value)) return entries.flatMap(([key, item]) => gaps(item, `${where}.${key}`));
  const written = new Set(entries.filter(([, text]) => text !== '').map(([language]) => language));
  if (!written.has('en_US')) return [];
  return languages.filter((language) => !written.has(language)).map((language) => `${where}: ${language}`);
};

test('what the operator writes is there in every language of its house', () => {
  const documents = siteDocuments().flatMap(({ kind, id, body }) => gaps(JSON.parse(body), `${kind} ${id}`));
  const letters = lettersFor('1', 5, 0, 0).flatMap(({ titles, contents }, place) =>
    [titles, contents].flatMap((text) => gaps(JSON.parse(text), `letter ${place}`)),
  );
  expect([...documents, ...letters, ...gaps(BULLETINS, 'bulletin')]).toEqual([]);
});
