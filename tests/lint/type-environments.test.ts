import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// A temporary folder with the project's TypeScript configs, so that no invalid file is in the project.
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'type-environments-'));
  for (const name of ['base', 'machines', 'browser', 'node', 'tests'])
    cpSync(`tsconfig.${name}.json`, join(folder, `tsconfig.${name}.json`));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the compiler prints for code at a path, by the config of a environment. */
function compile(environment: string, path: string, code: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  const project = join(folder, `tsconfig.${environment}.json`);
  const { stdout, stderr } = spawnSync(resolve('node_modules/.bin/tsc'), ['-p', project], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(file);
  return stdout + stderr;
}

test.each([
  ['browser', 'src/a.ts', 'process'],
  ['browser', 'sandbox/play/provider/assets/a.ts', 'process'],
  ['machines', 'machines/a.machine.ts', 'setTimeout'],
  ['node', 'contract/a.ts', 'window'],
  ['node', 'sandbox/a.ts', 'document'],
  ['node', 'qa/src/plan/a.ts', 'HTMLElement'],
])('types of the %s environment reject %s when it uses %s', (environment, path, name) => {
  expect(compile(environment, path, `export const x = ${name};\n`)).toContain(`Cannot find name '${name}'`);
});

test.each([
  ['browser', 'src/a.ts', 'document'],
  ['node', 'contract/a.ts', 'crypto'],
  ['node', 'sandbox/a.ts', 'process'],
  ['tests', 'tests/e2e/a.spec.ts', 'document'],
  ['tests', 'tests/e2e/a.spec.ts', 'process'],
])('types of the %s environment accept %s when it uses %s', (environment, path, name) => {
  expect(compile(environment, path, `export const x = ${name};\n`)).toBe('');
});
