import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { explorerMachine, pageOf } from '../src/cli/explore-command.ts';
import { type AnySamples, defaultSamples } from '../src/explore/enabled-moves.ts';
import { mutate, mutationScore } from '../src/mutate/mutate.ts';
import { frozenPaths, planMachine } from '../src/plan/machine-plan.ts';
import { inFormat } from '../src/report/formats.ts';
import { writtenMachine } from '../src/report/written.ts';
import { readFrozen, writeFrozen } from '../src/walk/frozen.ts';
import { replay } from '../src/walk/replay.ts';
import { walkModel } from '../src/walk/walk-model.ts';
import { folderOf } from './folder.ts';
import { launchSamples } from './machines/launch.samples.ts';
import { launchMachine } from './machines/launch.ts';

const samples = launchSamples as AnySamples;
const plan = planMachine('launch', launchMachine, samples);
const frozen = writeFrozen('launch: every transition', frozenPaths(plan));

describe('frozen paths', () => {
  test('frozen paths have the same bytes when read and written again', () => {
    expect(writeFrozen('launch: every transition', readFrozen(frozen))).toBe(frozen);
    const again = frozenPaths(planMachine('launch', launchMachine, samples));
    expect(writeFrozen('launch: every transition', again)).toBe(frozen);
  });

  test('frozen step has its action and expected result on one line', () => {
    expect(frozen).toContain(
      'play {"gameId":"A"}, openWindow: opened → game.starting.asking, transfer.enabled' +
        ' | start openWindow | start consent | gameId="A"\n',
    );
  });

  test('reader names the line when it is neither path nor step', () => {
    expect(() => readFrozen('## a\nstart → idle\nnonsense\n')).toThrow('line 3');
  });

  test('both walks accept the frozen paths when the machine is unchanged', () => {
    expect(replay(launchMachine, samples, readFrozen(frozen)).mismatches).toEqual([]);
    expect(walkModel(launchMachine, samples, readFrozen(frozen))).toEqual([]);
  });

  test('both walks report a mismatch when a delay or an action has changed', () => {
    const slow = launchMachine.provide({ delays: { quitTimeout: 6_000 } });
    const mute = launchMachine.provide({ actions: { toast: () => {} } });
    for (const changed of [slow, mute]) {
      expect(replay(changed, samples, readFrozen(frozen)).mismatches).not.toEqual([]);
      expect(walkModel(changed, samples, readFrozen(frozen))).not.toEqual([]);
    }
    const [mismatch] = walkModel(slow, samples, readFrozen(frozen));
    expect(mismatch).toMatchObject({
      label: 'quit',
      seen: expect.stringContaining('delay quitTimeout 6000 ms'),
    });
  });
});

test('frozen paths kill at least 95 per cent of the chart mutants', () => {
  const report = mutate('launch', launchMachine, samples, frozenPaths(plan));
  expect(report.killed).toBeGreaterThan(100);
  expect(mutationScore(report)).toBeGreaterThanOrEqual(0.95);
});

test('mutant is killed when it never settles', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { on: { go: 'b' } }, b: { always: 'c' }, c: {} },
  });
  const given = { events: { go: [{ type: 'go' }] }, outcomes: {} };
  const report = mutate('m', machine, given, frozenPaths(planMachine('m', machine, given)));
  expect(report.killed).toBeGreaterThan(0);
  expect(report.survived).toEqual([]);
});

test('mutant is not counted as survived when it is equivalent', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { on: { go: { target: 'b', reenter: true } } }, b: {} },
  });
  const given = { events: { go: [{ type: 'go' }] }, outcomes: {} };
  const report = mutate('m', machine, given, frozenPaths(planMachine('m', machine, given)));
  expect(report.survived).toEqual([]);
});

test('frozen paths stay when an edit of one transition does not affect them', () => {
  // Branches around a hub: an edit of one branch leaves the paths of the others unchanged.
  const machine = (target: string) =>
    createMachine({
      id: 'm',
      initial: 'hub',
      states: {
        hub: { on: Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((key) => [key, key])) },
        ...Object.fromEntries(
          ['a', 'b', 'c', 'd', 'e'].map((key) => [key, { on: { back: 'hub', [`${key}2`]: 'f' } }]),
        ),
        f: { on: { again: target } },
      },
    });
  const given = defaultSamples(machine('hub'));
  const before = planMachine('m', machine('hub'), given);
  const after = planMachine('m', machine('a'), given, { keep: frozenPaths(before) });
  const ids = new Set(after.paths.map(({ id }) => id));
  const kept = before.paths.filter(({ id }) => ids.has(id));
  expect(kept.length).toBeGreaterThanOrEqual(0.8 * before.paths.length);
  expect(after.unreached).toEqual([]);
  expect(after.plan.cost).toBeLessThanOrEqual(1.1 * after.plan.lowerBound);
});

describe('formats', () => {
  test.each([
    ['text', 'Settle consent with “agreed”.'],
    ['spec', "await test.step('consent: agreed'"],
    ['markdown', '- [ ] Settle consent with “agreed”.'],
    ['csv', 'machine,test,title,step,action,expected\r\n'],
    ['json', '"machine": "launch"'],
  ] as const)('report has the expected text when the format is %s', (format, part) => {
    expect(inFormat(writtenMachine(plan), format)).toContain(part);
  });

  test('JSON report has every step', () => {
    const { paths } = JSON.parse(inFormat(writtenMachine(plan), 'json')) as { paths: { steps: unknown[] }[] };
    expect(paths.flatMap(({ steps }) => steps)).toHaveLength(plan.plan.steps);
  });

  test('explorer page loads no other files', async () => {
    const page = await pageOf([explorerMachine(plan, new Set())]);
    expect(page).not.toMatch(/<[^>]*(?:src|href)="http/);
    expect(page).toContain('game.starting.asking');
  });
});

describe('command line', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['qa/src/cli/cli.ts', ...args], {
      encoding: 'utf8',
      env: { ...process.env, XSTATE_PATH_TESTS_COMMAND: 'npx xstate-path-tests' },
      timeout: 20_000,
    });
  const paths = (...args: string[]) => run(...args).stdout;

  test('command prints JSON when it gets --graph and --json', () => {
    expect(JSON.parse(paths('--graph', 'qa/tests/models/uc01.graphwalker.json', '--json'))).toMatchObject({
      criterion: 'transitions',
      machines: [
        {
          states: 7,
          transitions: 12,
          steps: 17,
          lowerBound: 17,
          model: { covered: 12, unreachable: [] },
          browser: { covered: 0 },
          ms: expect.any(Number),
        },
      ],
      ms: expect.any(Number),
    });
  });

  test('command plans any machine when samples are given or missing', () => {
    const machine = 'qa/tests/machines/launch.ts#launchMachine';
    const own = 'qa/tests/machines/launch.samples.ts#launchSamples';
    const withSamples = JSON.parse(paths('--machine', machine, '--samples', own, '--json'));
    expect(withSamples.machines[0].model.unreachable).toEqual([]);
    const { status, stdout } = run('--machine', machine, '--criterion', 'states', '--json');
    const withoutSamples = JSON.parse(stdout);
    expect(status).toBe(1);
    expect(withoutSamples.machines[0].model.unreachable).toContainEqual({
      target: 'game.playing',
      reason: 'no path: it is never entered',
    });
  });

  test('command lists the known criteria when the criterion is unknown', () => {
    const { status, stderr } = run('--graph', 'qa/tests/models/uc01.graphwalker.json', '--criterion', 'all');
    expect(status).toBe(2);
    expect(stderr).toMatch(/^--criterion must be one of .*transitions.*\n$/);
  });

  test.each([
    ['nowhere.ts is its file', ['--machine', 'nowhere.ts#door'], 'no file nowhere.ts'],
    ['it has an unknown option', ['--bogus'], 'no option --bogus: see npx xstate-path-tests --help'],
    ['its option has no value', ['captcha', '--out'], '--out needs a value'],
    ['it has the option of another command', ['captcha', '--json'], /^captcha has no option --json, only /],
    ...['walk', 'freeze', 'mutate', 'explore', 'check'].map((command): [string, string[], RegExp] => [
      `${command} gets an unknown machine`,
      [command, 'nothing'],
      /^no machine nothing: .*captcha, /,
    ]),
    ['its configuration does not exist', ['check', '--config', 'no.ts'], /^no no\.ts in this folder: /],
  ])('command ends with one line and code 2 when %s', (_, args, line) => {
    const { status, stderr, stdout } = run(...args);
    expect(stderr).toMatch(typeof line === 'string' ? `${line}\n` : line);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });

  test.each([
    ['node', 4],
    ['vite', 2],
  ])(
    'command ends with one line and not with code 0 when a file never ends and %s loads it',
    (loader, code) => {
      const folder = folderOf({
        'm.ts': 'await new Promise(() => {});\nexport const machine = {};\n',
        'qa.config.ts': `export default { loader: '${loader}', machines: [{ id: 'm', machine: 'm.ts#machine', samples: 'm.ts#machine' }] };`,
      });
      writeFileSync(join(folder, 'm.paths'), '');
      const { status, stderr } = run('check', '--config', join(folder, 'qa.config.ts'));
      expect(stderr).toMatch(/^\S* ?.*never ends: it waits for something that never comes\n$/);
      expect(status).toBe(code);
    },
  );

  test('command ends with code 1 when a frozen path differs, and with 0 when it holds', () => {
    const machines = resolve('qa/tests/machines');
    const folder = folderOf({
      'qa.config.ts': `export default { loader: 'node', frozen: '.', machines: [{ id: 'door', machine: '${machines}/door.ts#door', samples: '${machines}/door.samples.ts#samples' }] };`,
    });
    const config = ['--config', join(folder, 'qa.config.ts')];
    expect(run('freeze', ...config)).toMatchObject({ status: 0 });
    for (const command of ['check', 'mutate'])
      expect(run(command, ...config)).toMatchObject({ status: 0, stderr: '' });
    const file = join(folder, 'door.paths');
    writeFileSync(file, readFileSync(file, 'utf8').replace('→ opened', '→ closed'));
    for (const command of ['check', 'mutate']) {
      const { status, stdout } = run(command, ...config);
      expect(status).toBe(1);
      expect(stdout).toMatch(/expected closed.*\n.*\n {4}seen {5}opened/);
    }
  });
});
