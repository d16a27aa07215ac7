import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { words } from '#qa/cli/commands.ts';
import { failureText, walkForEvidence } from '#qa/cli/walk-command.ts';
import type { AnySamples } from '#qa/explore/offers.ts';
import { frozenPaths, planMachine } from '#qa/plan/machine-plan.ts';
import type { AnyDriver, WorldSource } from '#qa/walk/fixtures.ts';
import { replay } from '#qa/walk/replay.ts';
import { walkBrowser } from '#qa/walk/walk-browser.ts';
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
const source = (fault = '') => launched.of(fault);

/** Stops at the first failure, as a person would. */
async function walkAll(fault?: string, walker = walkBrowser) {
  for (const path of replayed) {
    const walk = { machine: 'launch', machineId: 'launch', driver: driver as unknown as AnyDriver };
    const { failure } = await walker({ ...walk, path, source: source(fault), patience: 500 });
    if (failure) return failure;
  }
  return undefined;
}

describe('the same paths in a real browser', () => {
  test('the planned paths are walked', async () => {
    expect(mismatches).toEqual([]);
    expect(await walkAll()).toBeUndefined();
  });

  test.each([
    ['no Quit', 'quit', /it was told nothing/],
    ['no toast', undefined, /toHaveText|element/],
    ['stuck', undefined, /toContainText|Expected/],
    ['echo', undefined, /transfer\W+disabled|emit toast/],
  ])('%s is noticed', async (fault, label, seen) => {
    const failure = await walkAll(fault);
    expect(failure).toMatchObject({ machine: 'launch', ...(label && { label }) });
    expect(failure?.seen).toMatch(seen);
  });

  test('a failure leaves a picture and a trace, and names them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'walk-'));
    const evidence = { picture: join(folder, 'failed.jpeg'), trace: join(folder, 'failed.zip') };
    const failure = await walkAll('no Quit', (walk) => walkForEvidence(walk, evidence));
    if (!failure) throw new Error('nothing failed');
    const { path, step } = failure;
    expect(failureText(failure, folder).split('\n')).toEqual([
      `launch ${path}, step ${step}: quit`,
      '  expected the root is told quit',
      '  seen     it was told nothing',
      '  picture  failed.jpeg',
      '  trace    failed.zip',
    ]);
    expect(readFileSync(evidence.picture).subarray(0, 2).toString('hex')).toBe('ffd8');
    expect(readFileSync(evidence.trace, 'latin1')).toMatch(/^PK.*trace\.trace/s);
    rmSync(folder, { recursive: true });
  });

  test('a path that holds when it is walked again has failed all the same, without a trace', async () => {
    const [path] = replayed;
    if (!path) throw new Error('no path');
    let walks = 0;
    const flaky: WorldSource = {
      ...source(),
      open: (walk) => {
        walks += 1;
        return source(walks === 1 ? 'stuck' : '').open(walk);
      },
    };
    const folder = mkdtempSync(join(tmpdir(), 'walk-'));
    const walk = { machine: 'launch', machineId: 'launch', driver: driver as unknown as AnyDriver, path };
    const { failure } = await walkForEvidence(
      { ...walk, source: flaky, patience: 500 },
      { picture: join(folder, 'failed.jpeg'), trace: join(folder, 'failed.zip') },
    );
    if (!failure) throw new Error('nothing failed');
    expect(failureText(failure, folder)).toMatch(/trace {4}none: walked again, the path held$/);
    rmSync(folder, { recursive: true });
  });

  test('what a path takes is measured', async () => {
    const [path] = replayed;
    if (!path) throw new Error('no path');
    const walk = { machine: 'launch', machineId: 'launch', driver: driver as unknown as AnyDriver };
    const { startMs, stepMs } = await walkBrowser({ ...walk, path, source: source() });
    expect(startMs).toBeGreaterThan(0);
    expect(stepMs).toHaveLength(path.steps.length);
  });
});

describe('a spec that was written by --format spec', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spec-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const run = async (fault: string) => {
    const names = {
      machine: 'tests/qa/machines/launch.ts#launchMachine',
      samples: 'tests/qa/machines/launch.samples.ts#pageSamples',
      driver: 'tests/qa/machines/launch.driver.ts#driver',
      world: 'tests/qa/machines/launch.fixture.ts#world',
    };
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'playwright.config.ts'), "export default { workers: 1, reporter: 'line' };");
    const file = join(folder, 'launch.spec.ts');
    writeFileSync(file, words(plan, 'spec', names, '.', file));
    const command = ['node_modules/@playwright/test/cli.js', 'test', '--config', folder];
    const env = { ...process.env, FAULT: fault };
    const ended = promisify(execFile)(process.execPath, command, { env });
    return ended.catch((error: { stdout: string }) => error);
  };

  test('runs as it is', async () => {
    const { stdout } = await run('');
    expect(stdout).toContain(`${replayed.length} passed`);
  }, 60_000);

  test('notices what is wrong', async () => {
    const { stdout } = await run('no Quit');
    expect(stdout).toMatch(/quit\n\s+expected the root is told quit\n\s+seen {5}it was told nothing/);
  }, 60_000);
});
