import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A title without what differs between the page and the code: the names of its parameters, and escaped quotes. */
const normalized = (text: string) =>
  text.replaceAll(/\$?\{[^}]*\}|%[a-z]|\$\w+/g, '*').replaceAll(/\\(['"`])/g, '$1');

/** The code spans in the last column of the tables whose last column names tests. */
function citedTests(page: string) {
  return page
    .split(/\n{2,}/)
    .map((table) => table.trim().split('\n'))
    .filter(([head = '']) => /\| test \|$/.test(head))
    .flatMap((lines) => lines.slice(2))
    .flatMap(
      (line) =>
        line
          .split(' | ')
          .at(-1)
          ?.split(/`, |` \|$/) ?? [],
    )
    .map((cited) => cited.replace(/^`/, ''))
    .filter((cited) => cited !== '' && !/^the same/.test(cited));
}

test('every test that docs/integrating.md names exists', () => {
  const cited = citedTests(readFileSync('docs/integrating.md', 'utf8'));
  const sources = globSync('tests/**/*.{spec,test}.ts')
    .map((file) => normalized(readFileSync(file, 'utf8')))
    .join('\n');
  const isThere = (name: string) =>
    name.startsWith('tests/') ? existsSync(name) : sources.includes(normalized(name));
  expect(cited.length).toBeGreaterThan(60);
  expect(cited.filter((name) => !isThere(name))).toEqual([]);
});
