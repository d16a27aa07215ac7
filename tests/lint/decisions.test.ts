import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = 'docs/decisions';
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const records = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));

test('index of the decisions has the title, date and status of every record', () => {
  const rows = read('README.md').split('\n');
  for (const name of records) {
    const [, number, title] = /^# (\d{4}) (.+)$/m.exec(read(name)) ?? [];
    const [, date] = /^Date: (\S+)$/m.exec(read(name)) ?? [];
    const [, status] = /^Status: (.+)$/m.exec(read(name)) ?? [];
    expect(rows, name).toContain(`| [${number}](${name}) | ${title} | ${date} | ${status} |`);
  }
});

const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')];
/** Paths that `npm run types` and `npm run docs` write. */
const generated = ['src/routes.gen.ts', 'qa/dist-docs'];
const repositoryPath =
  /(?<![\w/.-])(?:contract|docs|machines|qa|sandbox|scripts|src|tests)\/[\w<>{},*/.-]*[\w>*]/g;

test('documents name only paths that exist', () => {
  const missing = documents.flatMap((document) =>
    (readFileSync(document, 'utf8').match(repositoryPath) ?? [])
      .filter((path) => !generated.includes(path))
      .filter((path) => globSync(path.replaceAll(/<\w+>/g, '*')).length === 0)
      .map((path) => `${document}: ${path}`),
  );
  expect(missing).toEqual([]);
});
