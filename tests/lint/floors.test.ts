import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// A house of its own under the project's rules, so that what breaks them never lies in the project.
let house: string;
beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'floors-'));
  cpSync('biome.json', join(house, 'biome.json'));
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

/** What the linter says of a line of code at a place of the house. */
function lint(path: string, code: string): string {
  const file = join(house, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  const { stdout, stderr } = spawnSync(
    resolve('node_modules/.bin/biome'),
    ['lint', '--vcs-enabled=false', path],
    { cwd: house, encoding: 'utf8' },
  );
  rmSync(file);
  return stdout + stderr;
}

const climbs = [
  ['contract/a.ts', '#machines/events.ts'],
  ['contract/a.ts', 'xstate'],
  ['machines/a.ts', '#src/main.tsx'],
  ['machines/a.ts', '../src/main.tsx'],
  ['machines/a.ts', 'react'],
  ['qa/a.ts', '#machines/events.ts'],
  ['sandbox/a.ts', '#src/clock.ts'],
  ['src/ui/a.tsx', '../actors/context.tsx'],
  ['src/ui/a.tsx', '#machines/events.ts'],
  ['src/api/a.ts', '../actors/app.ts'],
  ['src/actors/a.ts', '../screens/home/Home.tsx'],
  ['src/screens/home/a.tsx', '../../routes/index.tsx'],
  ['src/modals/a.tsx', '../routes/index.tsx'],
  ['src/routes/a.tsx', '#tests/a.ts'],
] as const;

test.each(climbs)('%s may not import %s', (path, target) => {
  expect(lint(path, `import { x } from '${target}';\nconsole.log(x);\n`)).toContain('noRestrictedImports');
});

test('a floor may use what is below it', () => {
  expect(lint('machines/a.ts', "import { x } from '#contract/call.ts';\nconsole.log(x);\n")).not.toContain(
    'noRestrictedImports',
  );
});

test('no file only passes others on', () => {
  expect(lint('src/ui/index.ts', "export * from './Button.tsx';\n")).toMatch(/noBarrelFile|noReExportAll/);
});
