import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { describe, expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { freeze, projectReport } from '../src/cli/commands.ts';
import { loadProject } from '../src/cli/config.ts';
import { TakenTransitions } from '../src/measure/taken.ts';
import { readTaken } from '../src/measure/taken-files.ts';
import { expectPaths } from '../src/report/expect-paths.ts';
import { tableText } from '../src/report/table.ts';
import { launchOptions } from './chromium.ts';
import { folderOf } from './folder.ts';
import { samples } from './machines/door.samples.ts';
import { door } from './machines/door.ts';

expectPaths(door, samples);

const src = resolve('qa/src');
const machines = resolve('qa/tests/machines');

/** A project with the door, its frozen paths and these files. */
async function projectWith(files: { readonly [name: string]: string }) {
  const entry = {
    id: 'entrance',
    machine: `${machines}/door.ts#door`,
    samples: `${machines}/door.samples.ts#samples`,
  };
  const config = { loader: 'node', frozen: '.', machines: [entry] };
  const root = folderOf({ 'qa.config.ts': `export default ${JSON.stringify(config)};`, ...files });
  const project = await loadProject(join(root, 'qa.config.ts'));
  await freeze(project, [], {});
  const run = (...args: string[]) => {
    const env = {
      ...process.env,
      NODE_OPTIONS: '--conditions=gamehall-source',
      VITEST: undefined,
      NO_COLOR: '1',
    };
    return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env });
  };
  return { project, root, run };
}

test('transitions are recorded without those that a parallel region has pre-empted', () => {
  const machine = createMachine({
    id: 'm',
    type: 'parallel',
    on: { leave: { target: '.a.two' } },
    states: {
      a: {
        initial: 'one',
        states: { one: { on: { go: 'two' } }, two: { always: { guard: () => false, target: 'one' } } },
      },
      b: { initial: 'one', states: { one: { on: { go: { target: '#m', reenter: true } } } } },
    },
  });
  const taken = new TakenTransitions();
  const actor = createActor(machine, { inspect: (seen) => taken.inspected(seen) }).start();
  actor.send({ type: 'go' });
  actor.send({ type: 'leave' });
  expect(taken.taken()).toEqual({ m: ['m | leave | 0', 'm.a.one | go | 0'] });
});

describe('measured tests', () => {
  test('Vitest prints what its tests have not taken, and the table has it too', async () => {
    const { project, root, run } = await projectWith({
      'vitest.config.ts': `export default { test: { setupFiles: ['${src}/measure/vitest-setup.ts'], reporters: ['default', '${src}/cli/own-tests-reporter.ts'] } };`,
      'door.test.ts': `import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { door } from '${machines}/door.ts';
test('door opens', () => {
  const actor = createActor(door).start();
  actor.send({ type: 'open' });
  expect(actor.getSnapshot().value).toBe('opened');
});`,
    });
    const { stdout } = run(resolve('node_modules/vitest/vitest.mjs'), 'run', '--root', root);
    expect(stdout).toContain('1 passed');
    expect(stdout).toMatch(
      /\nentrance: your tests 25 %, paths 100 %, these 3 are missing:\n {2}closed: lock \[isCode\] → locked\n/,
    );
    const table = tableText(await projectReport(project, {}, false));
    expect(table).toMatch(/ your tests\nentrance .* 1 25 %$/m);
    expect(table).toContain('\nnot taken by your tests:\n  entrance: closed: lock [isCode] → locked\n');
    const again = run(resolve('node_modules/vitest/vitest.mjs'), 'run', '--root', root);
    expect(again.stdout).toContain('your tests 25 %');
  });

  test('expected paths fail where the machine differs from them, and for what none of them covers', async () => {
    const { root, run } = await projectWith({
      'paths.test.ts': `import { readFileSync } from 'node:fs';
import { readFrozen } from '${src}/walk.ts';
import { expectPaths } from '${src}/report/expect-paths.ts';
import { samples } from '${machines}/door.samples.ts';
import { door } from '${machines}/door.ts';
const frozen = readFrozen(readFileSync('entrance.paths', 'utf8').replace('→ opened', '→ ajar'));
expectPaths(door, samples, { frozen: frozen.slice(0, 1) });`,
    });
    const frozen = readFileSync(join(root, 'entrance.paths'), 'utf8');
    const first = frozen.indexOf('open → opened');
    expect(first).toBeGreaterThan(0);
    const { status, stderr, stdout } = run(resolve('node_modules/vitest/vitest.mjs'), 'run', '--root', root);
    expect(status).toBe(1);
    expect(stdout).toContain('2 failed');
    expect(stderr).toMatch(/step 1: open\n[\s+]*expected ajar .*\n[\s+]*\^{4}\n[\s+]*seen {5}opened /);
    expect(stderr).toContain('closed: lock [isCode] → locked: no frozen path covers it');
  });

  test('Playwright measures what pages take, also before they are reloaded', async () => {
    const bundle = await rolldown({
      input: 'app',
      plugins: [
        {
          name: 'app',
          resolveId: (id) => (id === 'app' ? resolve('qa/tests/app.virtual.ts') : null),
          load: (id) =>
            id.endsWith('app.virtual.ts')
              ? `import { createActor } from 'xstate';
import { door } from './machines/door.ts';
import { qaInspection } from '../src/walk/inspect.ts';
const actor = createActor(door, qaInspection()).start();
document.body.onclick = () => actor.send({ type: 'open' });`
              : null,
        },
      ],
    });
    const [{ code }] = (await bundle.generate({ format: 'iife' })).output;
    const { root, run } = await projectWith({
      'playwright.config.ts': `export default { workers: 1, reporter: [['line'], ['${src}/cli/own-tests-reporter.ts']], use: { launchOptions: ${JSON.stringify(launchOptions)} } };`,
      'door.spec.ts': `import { test as base } from '@playwright/test';
import { measured } from '${src}/playwright.ts';
const test = measured(base);
test('door opens', async ({ page }) => {
  const body = '<body><script src="/app.js"></script></body>';
  await page.route('http://app.localhost/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route('http://app.localhost/app.js', (route) => route.fulfill({ path: 'app.js' }));
  await page.goto('http://app.localhost/');
  await page.mouse.click(1, 1);
  await page.locator('body').click();
  await page.reload();
});`,
    });
    writeFileSync(join(root, 'app.js'), code);
    const { stdout } = run(resolve('node_modules/@playwright/test/cli.js'), 'test');
    expect(stdout).toContain('1 passed');
    expect(stdout).toContain('entrance: your tests 25 %, paths 100 %, these 3 are missing:');
    expect(readTaken(root)?.get('door')).toHaveLength(1);
  }, 60_000);
});
