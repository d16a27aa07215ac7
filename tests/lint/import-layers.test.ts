import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// A temporary folder with the project's lint rules, so that no invalid file is in the project.
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-layers-'));
  cpSync('biome.json', join(folder, 'biome.json'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the linter prints for code at a path. */
function lint(path: string, code: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  const { stdout, stderr } = spawnSync(
    resolve('node_modules/.bin/biome'),
    ['lint', '--vcs-enabled=false', path],
    { cwd: folder, encoding: 'utf8' },
  );
  rmSync(file);
  return stdout + stderr;
}

const forbidden = [
  ['contract/a.ts', '#machines/kernel/events.ts'],
  ['contract/a.ts', '../machines/kernel/events.ts'],
  ['contract/endpoints/a.ts', '../../src/clock.ts'],
  ['contract/a.ts', 'xstate'],
  ['machines/play/a.machine.ts', '#src/app/main.tsx'],
  ['machines/play/a.machine.ts', '../../src/app/main.tsx'],
  ['machines/play/a.machine.ts', 'react'],
  ['machines/play/a.machine.ts', 'valibot'],
  ['src/features/play/a.machine.ts', 'react'],
  ['src/features/play/a.machine.ts', '#src/api/call.ts'],
  ['src/features/play/a.selectors.ts', 'react'],
  ['qa/src/plan/a.ts', '#machines/kernel/events.ts'],
  ['qa/src/plan/a.ts', '../../../machines/kernel/events.ts'],
  ['qa/tests/a.test.ts', '../../machines/kernel/events.ts'],
  ['qa/tests/a.test.ts', '../../src/clock.ts'],
  ['sandbox/a.ts', '#src/clock.ts'],
  ['sandbox/money/a.ts', '../../src/clock.ts'],
  ['src/ui/a.tsx', '../actors/context.tsx'],
  ['src/ui/a.tsx', '#machines/kernel/events.ts'],
  ['src/api/a.ts', '#src/actors/context.tsx'],
  ['src/api/a.ts', '#src/ui/Button.tsx'],
  ['src/site/a.ts', '#src/ui/Button.tsx'],
  ['src/storage/a.ts', '#src/features/site/home/Home.tsx'],
  ['src/storage/a.ts', '#src/site/site.ts'],
  ['src/storage/a.ts', '../site/site.ts'],
  ['src/offline/a.ts', '#src/actors/context.tsx'],
  ['src/a.ts', '#src/features/site/home/Home.tsx'],
  ['src/a.ts', './features/site/home/home-queries.ts'],
  ['src/a.ts', './app/router.ts'],
  ['src/a.ts', '#sandbox/main.ts'],
  ['src/actors/a.ts', '#src/components/Avatar.tsx'],
  ['src/actors/a.ts', '#src/app/create-app.ts'],
  ['src/components/a.tsx', '#src/features/site/home/Home.tsx'],
  ['src/components/a.tsx', '../features/site/home/Home.tsx'],
  ['src/components/a.tsx', '../app/router.ts'],
  ['src/components/games/a.tsx', '#src/app/router.ts'],
  ['src/features/site/home/a.tsx', '#src/features/letters/Inbox.tsx'],
  ['src/features/site/home/a.tsx', '../../letters/Inbox.tsx'],
  ['src/features/site/home/a.tsx', '#src/routes/index.tsx'],
  ['src/features/site/home/a.tsx', '#src/app/router.ts'],
  ['src/features/play/a.implementations.ts', '#src/ui/Button.tsx'],
  ['src/features/play/a.implementations.ts', 'react'],
  ['src/routes/a.tsx', '#tests/a.ts'],
  ['src/routes/a.tsx', '#src/app/shell/Shell.tsx'],
  ['src/app/a.tsx', '#sandbox/main.ts'],
  ['src/app/a.tsx', '../../sandbox/main.ts'],
  ['src/app/a.tsx', '../../tests/a.ts'],
  ['src/app/shell/a.tsx', '../../../sandbox/main.ts'],
  ['src/app/a.tsx', '../../qa/src/walk/inspect.ts'],
  ['src/a.ts', '../qa/src/walk/inspect.ts'],
  ['src/api/a.ts', '../../qa/src/walk/inspect.ts'],
  ['src/components/a.tsx', '../../qa/src/walk/inspect.ts'],
  ['src/features/site/home/a.tsx', '../../../../qa/src/walk/inspect.ts'],
  ['src/features/play/a.implementations.ts', '../../../qa/src/walk/inspect.ts'],
  ['src/routes/a.tsx', '../../qa/src/walk/inspect.ts'],
  ['src/ui/a.tsx', '../../qa/src/walk/inspect.ts'],
  ['contract/a.ts', '../qa/src/plan.ts'],
  ['machines/play/a.machine.ts', '../../qa/src/plan.ts'],
  ['sandbox/a.ts', '../qa/src/plan.ts'],
  ['scripts/a.mjs', '../qa/src/plan.ts'],
  ['qa.config.ts', './qa/src/cli/config.ts'],
  ['tests/flows/kernel/app/a.samples.ts', '../../../../qa/src/explore/samples.ts'],
  ['tests/e2e/a.spec.ts', '../../qa/src/walk.ts'],
] as const;

test.each(forbidden)('lint rejects %s when it imports %s', (path, target) => {
  expect(lint(path, `import { x } from '${target}';\nconsole.log(x);\n`)).toContain('noRestrictedImports');
});

const allowed = [
  ['contract/endpoints/a.ts', '#contract/call.ts'],
  ['contract/a.ts', 'valibot'],
  ['machines/play/a.machine.ts', '#contract/call.ts'],
  ['machines/play/a.machine.ts', '#machines/kernel/events.ts'],
  ['machines/play/a.machine.ts', 'xstate'],
  ['src/storage/a.ts', '#machines/kernel/events.ts'],
  ['src/storage/a.ts', './store.ts'],
  ['src/site/a.ts', '#src/storage/store.ts'],
  ['src/i18n/a.ts', '#src/ui/money.ts'],
  ['src/a.ts', './storage/store.ts'],
  ['src/actors/a.ts', '#src/api/call.ts'],
  ['src/components/a.tsx', '#src/actors/context.tsx'],
  ['src/components/games/a.tsx', '../QueryView.tsx'],
  ['src/features/site/home/a.tsx', '#src/actors/context.tsx'],
  ['src/routes/a.tsx', '#src/actors/context.tsx'],
  ['src/features/site/home/a.tsx', './Home.tsx'],
  ['src/features/play/a.implementations.ts', '#src/api/call.ts'],
  ['src/routes/__root.tsx', '#src/app/shell/Shell.tsx'],
  ['src/app/a.tsx', 'xstate-path-tests/inspect'],
  ['tests/flows/kernel/app/a.samples.ts', 'xstate-path-tests'],
  ['qa.config.ts', 'xstate-path-tests'],
] as const;

test.each(allowed)('lint accepts %s when it imports %s', (path, target) => {
  expect(lint(path, `import { x } from '${target}';\nconsole.log(x);\n`)).not.toContain(
    'noRestrictedImports',
  );
});

test('lint rejects barrel files', () => {
  expect(lint('src/ui/index.ts', "export * from './Button.tsx';\n")).toMatch(/noBarrelFile|noReExportAll/);
});

test('lint rejects files that import each other when they import types only', () => {
  mkdirSync(join(folder, 'src/features/site/home'), { recursive: true });
  const other = join(folder, 'src/features/site/home/b.ts');
  writeFileSync(other, "import type { A } from './a.ts';\nexport type B = A[];\n");
  expect(
    lint('src/features/site/home/a.ts', "import type { B } from './b.ts';\nexport type A = B | 1;\n"),
  ).toContain('noImportCycles');
  rmSync(other);
});

const selectors = globSync('machines/**/*.selectors.ts');

// A page uses them without loading the machines.
test.each(selectors)('%s imports only types', (name) => {
  const imports = readFileSync(name, 'utf8').match(/^import .+/gm);
  expect(imports?.filter((line) => !line.startsWith('import type '))).toEqual([]);
});
