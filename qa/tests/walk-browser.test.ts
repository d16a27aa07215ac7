import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatPlan } from '../src/cli/commands.ts';
import { failureProblem } from '../src/cli/problems.ts';
import type { AnySamples } from '../src/explore/enabled-moves.ts';
import { frozenPaths, planMachine } from '../src/plan/machine-plan.ts';
import { problemText } from '../src/report/problem-text.ts';
import type { Results } from '../src/report/results.ts';
import { walkForEvidence } from '../src/walk/evidence.ts';
import type { AnyDriver, WorkerFixture } from '../src/walk/fixtures.ts';
import { replay } from '../src/walk/replay.ts';
import { firstVisits, writeViews } from '../src/walk/views.ts';
import { type BrowserFailure, walkBrowser } from '../src/walk/walk-browser.ts';
import { folderOf } from './folder.ts';
import { driver } from './machines/launch.driver.ts';
import { launchSource } from './machines/launch.fixture.ts';
import { pageSamples } from './machines/launch.samples.ts';
import { launchMachine } from './machines/launch.ts';

const samples = pageSamples as AnySamples;
const plan = planMachine('launch', launchMachine, samples);
const { mismatches, replayed } = replay(launchMachine, samples, frozenPaths(plan));

let launched: Awaited<ReturnType<typeof launchSource>>;
beforeAll(async () => {
  launched = await launchSource();
});
afterAll(() => launched.end());
const failureText = (failure: BrowserFailure, root = '') =>
  problemText({
    machine: failure.machine,
    name: failure.path,
    problem: failureProblem(failure, root),
    others: [],
  });
const source = (fault = '') => launched.of(fault);

/** Walks all paths and stops at the first failure. */
async function walkAll(fault?: string, walker = walkBrowser) {
  for (const path of replayed) {
    const walk = { machine: 'launch', machineId: 'launch', driver: driver as unknown as AnyDriver };
    const { failure } = await walker({ ...walk, path, source: source(fault), timeoutMs: 500 });
    if (failure) return failure;
  }
  return undefined;
}

describe('browser walk', () => {
  test('browser walk passes when the app is correct', async () => {
    expect(mismatches).toEqual([]);
    expect(await walkAll()).toBeUndefined();
  });

  test.each([
    ['no Quit', 'quit', /it received nothing/],
    ['no toast', undefined, /toHaveText|element/],
    ['stuck', undefined, /toContainText|Expected/],
    ['echo', undefined, /transfer\W+disabled|emit toast/],
  ])('browser walk fails when the app has the fault "%s"', async (fault, label, seen) => {
    const failure = await walkAll(fault);
    expect(failure).toMatchObject({ kind: 'failed', machine: 'launch', ...(label && { label }) });
    expect(failure?.seen).toMatch(seen);
  });

  test('failure report names the states of all machines, a screenshot and a trace when a walk fails', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'walk-'));
    const evidence = { image: join(folder, 'failed.jpeg'), trace: join(folder, 'failed.zip') };
    const failure = await walkAll('no Quit', (walk) => walkForEvidence(walk, evidence));
    if (!failure) throw new Error('nothing failed');
    const { path, step } = failure;
    expect(failureText(failure, folder).split('\n')).toEqual([
      `${path}, step ${step}: quit`,
      '  expected the root receives quit',
      '  seen     it received nothing',
      '  state    (root): game.playing, transfer.enabled',
      '  image    failed.jpeg',
      '  trace    failed.zip',
    ]);
    expect(readFileSync(evidence.image).subarray(0, 2).toString('hex')).toBe('ffd8');
    expect(readFileSync(evidence.trace, 'latin1')).toMatch(/^PK.*trace\.trace/s);
    rmSync(folder, { recursive: true });
  });

  test('path is unstable and has no trace when its second walk passes', async () => {
    const [path] = replayed;
    if (!path) throw new Error('no path');
    let walks = 0;
    const flaky: WorkerFixture = {
      ...source(),
      open: (walk) => {
        walks += 1;
        return source(walks === 1 ? 'stuck' : '').open(walk);
      },
    };
    const folder = mkdtempSync(join(tmpdir(), 'walk-'));
    const walk = { machine: 'launch', machineId: 'launch', driver: driver as unknown as AnyDriver, path };
    const { failure } = await walkForEvidence(
      { ...walk, source: flaky, timeoutMs: 500 },
      { image: join(folder, 'failed.jpeg'), trace: join(folder, 'failed.zip') },
    );
    if (!failure) throw new Error('nothing failed');
    expect(failure.kind).toBe('unstable');
    expect(failureText(failure, folder)).toMatch(/^[^\n]+ \(unstable: it passed when walked again\)\n/);
    expect(failureText(failure, folder)).toMatch(/trace {4}none: the path passed when walked again$/);
    rmSync(folder, { recursive: true });
  });

  test.each([
    [
      'the application does not open',
      driver,
      () => Promise.reject(new Error('no server')),
      /broken.*expected the fixture opens the application\n {2}seen {5}no server$/s,
    ],
    [
      'the driver lacks an executor',
      { ...driver, execute: {} },
      undefined,
      /broken.*the driver of launch has no executor/s,
    ],
  ])('path is broken when %s', async (_, given, open, text) => {
    const path = replayed.find(({ steps }) => steps.length > 0) as (typeof replayed)[number];
    const { failure } = await walkBrowser({
      machine: 'launch',
      machineId: 'launch',
      driver: given as unknown as AnyDriver,
      path,
      source: { ...source(), ...(open && { open }) },
    });
    if (!failure) throw new Error('nothing failed');
    expect(failure.kind).toBe('broken');
    expect(failureText(failure)).toMatch(text);
  });

  test('start and steps are timed when a path is walked', async () => {
    const [path] = replayed;
    if (!path) throw new Error('no path');
    const walk = { machine: 'launch', machineId: 'launch', driver: driver as unknown as AnyDriver };
    const { startMs, stepMs } = await walkBrowser({ ...walk, path, source: source() });
    expect(startMs).toBeGreaterThan(0);
    expect(stepMs).toHaveLength(path.steps.length);
  });
});

describe('command walk', () => {
  const machines = resolve('qa/tests/machines');
  const entry = {
    id: 'launch',
    machine: `${machines}/launch.ts#launchMachine`,
    samples: `${machines}/launch.samples.ts#pageSamples`,
    driver: `${machines}/launch.driver.ts#driver`,
  };
  // No element of the app has the name of the machine.
  const states = [...new Set(firstVisits(replayed).values())];
  const views = writeViews('Views', new Map(states.map((state) => [state, ''])));
  const run = (folder: string, args: readonly string[], fault = '') => {
    const given = ['qa/src/cli/cli.ts', ...args, '--config', join(folder, 'qa.config.ts')];
    return spawnSync(process.execPath, given, { encoding: 'utf8', env: { ...process.env, FAULT: fault } });
  };

  /** A folder with the configuration, frozen paths and views of the machine. */
  const frozenFolder = (opened: string) => {
    const config = {
      loader: 'node',
      frozen: '.',
      machines: [entry],
      fixture: `${machines}/${opened}.fixture.ts#fixture`,
    };
    const folder = folderOf({ 'qa.config.ts': `export default ${JSON.stringify(config)};` });
    writeFileSync(join(folder, 'launch.views'), views);
    expect(run(folder, ['freeze'])).toMatchObject({ status: 0 });
    return folder;
  };
  const pathsIn = (folder: string) =>
    [...readFileSync(join(folder, 'launch.paths'), 'utf8').matchAll(/^## (\w+)/gm)].map(([, id = '']) => id);

  test.each([
    ['passes', 'launch', '', 0, / ok (.|\n)*\n1 of 1 paths walked/],
    ['differs', 'launch', 'stuck', 1, / FAILED (.|\n)*\n0 of 1 paths walked in .*, 1 failed$/],
    ['differs once', 'launch', 'stuck,', 3, / UNSTABLE (.|\n)*\n0 of 1 paths walked in .*, 1 unstable$/],
    ['cannot be walked', 'closed', '', 4, / BROKEN (.|\n)*\n0 of 1 paths walked in .*, 1 broken$/],
  ])('process says by its code and in its last line that a path %s', (_, opened, fault, code, said) => {
    const folder = frozenFolder(opened);
    const [path = ''] = pathsIn(folder);
    const { status, stderr, stdout } = run(folder, ['walk', 'launch', path], fault);
    expect({ status, stderr }).toEqual({ status: code, stderr: '' });
    expect(stdout.trimEnd()).toMatch(said);
  });

  test('process counts the failed rounds of each path when it walks several paths more than once', () => {
    const folder = frozenFolder('launch');
    const [first = '', second = ''] = pathsIn(folder);
    const args = ['walk', 'launch', first, second, '--repeat', '2', '--workers', '1'];
    // The second path fails in the first round, also when it is walked again.
    const { status, stdout } = run(folder, args, ',stuck,stuck,');
    expect(stdout).toContain(`launch ${second} failed in 1 of 2 rounds`);
    expect(stdout.trimEnd()).toMatch(/\n1 of 2 paths walked 2 times in .* s, 1 unstable$/);
    expect(status).toBe(3);
    const unknown = run(folder, ['walk', 'launch', first, 'none']);
    expect(unknown).toMatchObject({ status: 2, stderr: 'no path none of launch\n' });
  }, 60_000);

  test('recorded session is walked in the browser when the machine can do it', () => {
    const folder = frozenFolder('launch');
    const file = join(folder, 'session.json');
    const idle = 'game.idle, transfer.enabled';
    const disabled = { event: 'realtime.forwardStatus', state: 'game.idle, transfer.disabled', at: 1 };
    const actors = [{ machine: 'launch', from: idle, isStart: true, steps: [disabled] }];
    writeFileSync(file, JSON.stringify({ version: 1, actors }));
    const passed = run(folder, ['replay', file]);
    expect(passed.stdout).toMatch(
      /1 of 1 recorded events: start.*, realtime.forwardStatus.*\n(?:.*\n)*1 of 1 paths walked in /,
    );
    expect(passed.status).toBe(0);
    const stuck = run(folder, ['replay', file], 'stuck');
    expect(stuck).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('step 1: realtime.forwardStatus'),
    });
  }, 60_000);

  test('process keeps picture and trace of the first failure, writes its reports and ends when --bail is given', () => {
    const folder = frozenFolder('launch');
    const files = { junit: join(folder, 'out.xml'), json: join(folder, 'out.json') };
    const reporters = Object.entries(files).flatMap(([name, file]) => ['--reporter', `${name}=${file}`]);
    const args = ['walk', '--bail', '--workers', '1', '--reporter', 'github', ...reporters];
    const { status, stdout } = run(folder, args, 'stuck');
    const { cases } = JSON.parse(readFileSync(files.json, 'utf8')) as Results;
    const walked = cases.filter(({ kind }) => kind === 'path');
    expect(status).toBe(1);
    expect(pathsIn(folder).length).toBeGreaterThan(1);
    expect(walked).toMatchObject([{ verdict: 'failed', problems: [{ place: { file: 'launch.paths' } }] }]);
    const { image = '', trace = '' } = walked.flatMap(({ problems }) => problems)[0] ?? {};
    expect([image, trace].map((file) => existsSync(join(folder, file)))).toEqual([true, true]);
    expect(stdout).toMatch(/^::error file=.*launch.paths,line=\d+,title=launch::/m);
    expect(readFileSync(files.junit, 'utf8')).toContain(`[[ATTACHMENT|${trace}]]`);
  }, 60_000);
});

describe('spec written by --format spec', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spec-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const run = async (fault: string) => {
    const names = {
      machine: 'qa/tests/machines/launch.ts#launchMachine',
      samples: 'qa/tests/machines/launch.samples.ts#pageSamples',
      driver: 'qa/tests/machines/launch.driver.ts#driver',
      fixture: 'qa/tests/machines/launch.fixture.ts#fixture',
    };
    if (!existsSync(join(folder, 'node_modules')))
      symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'playwright.config.ts'), "export default { workers: 1, reporter: 'line' };");
    const file = join(folder, 'launch.spec.ts');
    writeFileSync(file, formatPlan(plan, 'spec', names, '.', file));
    const command = ['node_modules/@playwright/test/cli.js', 'test', '--config', folder];
    const env = { ...process.env, FAULT: fault, NODE_OPTIONS: '--conditions=gamehall-source' };
    const ended = promisify(execFile)(process.execPath, command, { env });
    return ended.catch((error: { stdout: string }) => error);
  };

  test('generated spec passes when the app is correct', async () => {
    const { stdout } = await run('');
    expect(stdout).toContain(`${replayed.length} passed`);
  }, 60_000);

  test('generated spec fails when the app has a fault', async () => {
    const { stdout } = await run('no Quit');
    expect(stdout).toMatch(/quit\n\s+expected the root receives quit\n\s+seen {5}it received nothing/);
  }, 60_000);
});
