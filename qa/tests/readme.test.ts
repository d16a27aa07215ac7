import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeBlocks } from '../site/code-blocks.ts';
import { UserFolder } from './user-folder.ts';

let folder: UserFolder;
beforeAll(() => {
  folder = new UserFolder();
}, 60_000);
afterAll(() => folder.remove());

/** Commands of a block, each with the output that the README shows; a line of dots stands for any others. */
function commandsOf(code: string): { line: string; output: RegExp }[] {
  return code
    .split(/^\$ /m)
    .slice(1)
    .map((part) => {
      const [line = '', ...shown] = part.trimEnd().split('\n');
      const lines = shown.map((each) =>
        each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\\.\\.\\.', '[^]*'),
      );
      return { line, output: new RegExp(lines.join('\\n')) };
    });
}

test('every command of the README prints what the README shows when the packed package is installed in an empty folder', () => {
  for (const { code, info, language } of codeBlocks(readFileSync('qa/README.md', 'utf8'))) {
    if (language !== 'console') {
      writeFileSync(join(folder.path, info), code);
      continue;
    }
    for (const { line, output } of commandsOf(code)) {
      const { status, stderr, stdout } = folder.run(line);
      expect(status, `${line}\n${stdout}${stderr}`).toBe(0);
      expect(stdout, line).toMatch(output);
    }
  }
}, 120_000);

test('files of the README and all entries type-check against the packed package', () => {
  const options = '--noEmit --strict --skipLibCheck --module preserve --target es2024 --ignoreConfig';
  const kinds = '--allowImportingTsExtensions --types vite/client';
  const entries = `import type { Samples } from 'xstate-path-tests';
import { planMachine, type MachinePlan } from 'xstate-path-tests/plan';
import { pathTest } from 'xstate-path-tests/playwright';
import { walkBrowser, walkModel } from 'xstate-path-tests/walk';
import { door } from './door.ts';
import { samples } from './door.samples.ts';
import { fixture } from './fixture.ts';
const given: Samples<typeof door> = samples;
const plan: MachinePlan = planMachine('door', door, given);
export const steps: number = plan.plan.steps;
export const all = [pathTest, walkBrowser, walkModel(door, given, []), fixture];
`;
  writeFileSync(join(folder.path, 'entries.ts'), entries);
  // The types of Node are not installed.
  writeFileSync(
    join(folder.path, 'node.d.ts'),
    'declare const process: { env: { [name: string]: string } };',
  );
  const files = 'node.d.ts door.samples.ts door.driver.ts qa.config.ts app.ts fixture.ts entries.ts';
  expect(folder.run(`npx tsc ${options} ${kinds} ${files}`)).toMatchObject({ status: 0, stdout: '' });
}, 60_000);

test('explorer, mutants and graphs work when the package is installed from its tarball', () => {
  expect(folder.run('npx xstate-path-tests explore --out explorer.html')).toMatchObject({ status: 0 });
  expect(readFileSync(join(folder.path, 'explorer.html'), 'utf8')).toContain('"id":"door"');
  expect(folder.run('npx xstate-path-tests mutate')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^door: \d+ killed, 0 survived/),
  });
  writeFileSync(join(folder.path, 'a.dot'), 'digraph { a -> b -> a }');
  expect(folder.run('npx xstate-path-tests --graph a.dot --json')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('"transitions":2'),
  });
});

test('command is refused in one line when Node is too old', () => {
  const old = "Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.20.2'}})";
  const file = 'node_modules/xstate-path-tests/dist/cli/cli.js';
  expect(folder.run(`node --import "data:text/javascript,${old}" ${file}`)).toMatchObject({
    status: 4,
    stderr: 'xstate-path-tests needs Node 22.18 or newer, this is 20.20.2\n',
  });
});
