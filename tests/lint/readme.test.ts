import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const readme = readFileSync('README.md', 'utf8');
const layout = /^## Layout\n+```\n([\s\S]*?)```/m.exec(readme)?.[1] ?? '';
const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

test('README names every command', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const missing = Object.keys(scripts).filter((name) => !RegExp(`\`npm (run )?${name}[ \`]`).test(readme));
  expect(missing).toEqual([]);
});

test.each(['contract', 'machines', 'sandbox', 'qa', 'scripts', 'docs', 'src', 'tests'])(
  'layout in the README names the folder %s',
  (folder) => {
    expect(layout).toMatch(RegExp(`^${folder}/`, 'm'));
  },
);

test.each(['src', 'tests'])('layout in the README names every folder of %s', (folder) => {
  const section = RegExp(`^${folder}/.*\\n((?: .*\\n)*)`, 'm').exec(layout)?.[1] ?? '';
  expect(foldersIn(folder).filter((name) => !RegExp(`\\s${name}/`).test(section))).toEqual([]);
});
