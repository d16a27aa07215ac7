import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import playwrightConfig from '../../playwright.config.ts';
import { projectsBesideMain } from '../../scripts/steps.mjs';

const folder = mkdtempSync(join(tmpdir(), 'steps-'));
afterAll(() => rmSync(folder, { recursive: true }));
const result = join(folder, 'result.json');
/** Environment in which neither browsers nor packages of them are found. */
const noBrowsers = { FIREFOX: '', MINIBROWSER: '', PATH: folder };

/** What a script that uses the steps prints, and its exit code. */
function runScript(code: string, env = {}) {
  const script = `import * as steps from './scripts/steps.mjs'; ${code}`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, lines: stdout.trim().split('\n') };
}

test('rest of the browser tests are the projects besides the main one', () => {
  const names = playwrightConfig.projects?.map(({ name }) => name) ?? [];
  expect(names.toSorted()).toEqual([...projectsBesideMain, 'main'].toSorted());
});

test('counts of a command go on in the next one when it reads its result', () => {
  const first = runScript(
    `await steps.engineTests(); steps.writeResult('${result}', ['sign-in']); steps.finish();`,
    noBrowsers,
  );
  expect(first).toMatchObject({ status: 1 });
  expect(first.lines.at(-1)).toBe('0 passed, 1 failed so far');
  const second = runScript(`steps.readResult('${result}'); steps.finish();`);
  expect(second).toMatchObject({ status: 1 });
  expect(second.lines.at(-1)).toBe('0 passed, 1 failed');
  expect(second.lines.join('\n')).toContain(
    'Firefox and WebKit: cannot start: Firefox or WebKitGTK not found',
  );
  expect(runScript(`console.log(steps.readResult('${result}').join());`).lines).toEqual(['sign-in']);
});

test('result of a command is asked for when there is none', () => {
  const { lines, status } = runScript(
    `try { steps.readResult('${folder}/none.json'); } catch (error) { console.log(error.message); }`,
  );
  expect({ lines, status }).toEqual({
    lines: [`no result in ${folder}/none.json: npm test -- --result ${folder}/none.json`],
    status: 0,
  });
});

test('missing browser is told before any test runs, and counts as one failed test', () => {
  const { lines, status } = runScript(
    "await steps.findBrowsers('others'); console.log('tests'); await steps.engineTests(); steps.finish();",
    noBrowsers,
  );
  expect(status).toBe(1);
  expect(lines[0]).toMatch(
    /^FAILED: Firefox and WebKit: cannot start: Firefox or WebKitGTK not found: install/,
  );
  expect(lines[1]).toBe('tests');
  expect(lines.at(-1)).toBe('0 passed, 1 failed');
});
