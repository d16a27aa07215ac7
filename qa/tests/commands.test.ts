import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMachine } from 'xstate';
import { check, mutateAll } from '../src/cli/check-command.ts';
import { freeze, machineReport, type PlanOverrides, projectReport } from '../src/cli/commands.ts';
import type { Project } from '../src/cli/config.ts';
import { worst } from '../src/cli/exit-codes.ts';
import { parseUsage, usageText } from '../src/cli/usage.ts';
import { nodeProblem, xstateProblem, xstateVersion } from '../src/cli/versions.ts';
import { verdictOf, type WalkOptions, walkMachines, walkSelection } from '../src/cli/walk-command.ts';
import { type AnySamples, defaultSamples } from '../src/explore/enabled-moves.ts';
import { mutate, mutationText, unexplained } from '../src/mutate/mutate.ts';
import { frozenPaths, type MachinePlanOptions, planMachine } from '../src/plan/machine-plan.ts';
import { openPoints, rowOf, tableText } from '../src/report/table.ts';
import { type FrozenStep, readFrozen } from '../src/walk/frozen.ts';
import type { BrowserFailure } from '../src/walk/walk-browser.ts';
import { folderOf } from './folder.ts';
import { door } from './machines/door.ts';

const folder = mkdtempSync(join(tmpdir(), 'frozen-'));
const doorFiles = { machine: 'machines/door.ts#door', samples: 'machines/door.samples.ts#samples' };
const project: Project = {
  config: { frozen: folder, loader: 'node', machines: ['front', 'back'].map((id) => ({ id, ...doorFiles })) },
  root: import.meta.dirname,
};
vi.stubEnv('XSTATE_PATH_TESTS_COMMAND', undefined);
beforeEach(() => freeze(project, [], {}));
afterAll(() => rmSync(folder, { recursive: true }));

/** Changes the frozen paths of one machine. */
function edit(id: string, change: (content: string) => string): void {
  const file = join(folder, `${id}.paths`);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

describe('command line', () => {
  test.each([
    ['--bogus', 'no option --bogus: see npx xstate-path-tests --help'],
    ['-x', 'no option -x: see npx xstate-path-tests --help'],
    ['captcha --out', '--out needs a value'],
    ['captcha --format --out x', '--format needs a value'],
    ['walk --headed=yes', '--headed takes no value'],
    [
      'captcha --json',
      'captcha has no option --json, only --config, --criterion, --reset-cost, --format, --out',
    ],
    ['check captcha --headed', 'check has no option --headed, only --config'],
    ['--format csv', /^table has no option --format, only /],
    ['captcha modals', 'modals is one argument too many: see npx xstate-path-tests --help'],
    ['captcha --format xml', /^--format must be one of text, .*, not xml$/],
    ['--graph a.dot --machine b.ts', '--graph and --machine exclude each other'],
    ['--graph a.dot check', 'check is one argument too many: see npx xstate-path-tests --help'],
    ['--machine a.ts --json --format csv', '--json and --format exclude each other'],
    ['scaffold', 'scaffold needs one FILE#EXPORT: see npx xstate-path-tests --help'],
    ['--reset-cost cheap', '--reset-cost must be a number from 0, not cheap'],
    ['walk --longest --except-longest', '--longest and --except-longest exclude each other'],
    ['walk --workers 0', '--workers must be a number from 1, not 0'],
    ['walk --repeat 1.5', '--repeat must be a whole number, not 1.5'],
  ])('command line is refused in one line when it is "%s"', (line, message) => {
    expect(() => parseUsage(line.split(' '))).toThrow(message);
  });

  test.each([
    ['', { command: 'table', names: [] }],
    ['check a b', { command: 'check', names: ['a', 'b'] }],
    ['captcha --format csv', { command: 'paths', names: ['captcha'], format: 'csv' }],
    ['--graph a.dot --reset-cost measured', { command: 'graph', graph: 'a.dot', resetCost: 'measured' }],
    ['walk a x1 x2 --workers 3', { command: 'walk', names: ['a', 'x1', 'x2'], workers: 3 }],
    ['walk a --repeat 3', { command: 'walk', names: ['a'], repeat: 3 }],
    ['check --help', { command: 'help' }],
  ])('command line is understood when it is "%s"', (line, expected) => {
    expect(parseUsage(line.split(' ').filter((part) => part !== ''))).toMatchObject(expected);
  });
});

test('messages name the command of the project when a script wraps the tool', () => {
  vi.stubEnv('XSTATE_PATH_TESTS_COMMAND', 'npm run paths --');
  expect(() => parseUsage(['-x'])).toThrow('see npm run paths -- --help');
  expect(usageText()).toMatch(/^npm run paths\n/);
  vi.stubEnv('XSTATE_PATH_TESTS_COMMAND', undefined);
  expect(usageText()).toMatch(/^npx xstate-path-tests\n/);
});

test.each([
  ['20.20.2', 'xstate-path-tests needs Node 22.18 or newer, this is 20.20.2'],
  ['22.17.1', 'xstate-path-tests needs Node 22.18 or newer, this is 22.17.1'],
  ['22.18.0', undefined],
  ['24.0.0', undefined],
])('problem of Node %s is %s', (version, problem) => {
  expect(nodeProblem(version)).toBe(problem);
});

test.each([
  ['5.27.9', 'xstate-path-tests needs XState 5.28 or newer, this is 5.27.9: npm install xstate@5'],
  ['5.28.0', undefined],
  ['6.0.0', undefined],
])('problem of XState %s is %s', (version, problem) => {
  expect(xstateProblem(version)).toBe(problem);
});

test('version of XState is that of the installed package', () => {
  expect(xstateVersion()).toMatch(/^5\.\d+\.\d+$/);
});

describe('check', () => {
  test('check passes when the frozen paths cover every target', async () => {
    const { text, verdict } = await check(project, []);
    expect(verdict).toBe('ok');
    expect(text).toMatch(/^front: (\d) of \1 paths\nback: (\d) of \2 paths$/);
  });

  test.each([
    ['covers no target', () => '# none\n', /closed: open → opened: no frozen path covers it/],
    ['differs', (content: string) => content.replace('→ opened', '→ closed'), /seen {5}opened/],
  ])(
    'check of two machines fails with the reason when a path of the second one %s',
    async (_, change, reason) => {
      edit('back', change);
      const { text, verdict } = await check(project, ['front', 'back']);
      expect(verdict).toBe('failed');
      expect(text).toMatch(reason);
      expect(await check(project, ['front'])).toMatchObject({ verdict: 'ok' });
    },
  );

  test('check names a difference once, with the paths that have it and a mark where it begins', async () => {
    const frozen = readFileSync(join(folder, 'back.paths'), 'utf8');
    const [, ...opening] = frozen.split('open → opened');
    expect(opening.length).toBeGreaterThan(1);
    edit('back', (content) => content.replaceAll('open → opened', 'open → openly'));
    const { text } = await check(project, ['back']);
    expect(text.match(/expected openly/g)).toHaveLength(1);
    expect(text).toMatch(
      /^ {2}\w+, step \d: open \(also \w+, step \d.*\)\n {4}expected openly.*\n {4}seen {5}opened.*\n {17}\^$/m,
    );
  });

  test('check fails when a pair of transitions has no path', async () => {
    const pairs = { ...project, config: { ...project.config, machines: [{ id: 'front', ...doorFiles }] } };
    const [entry] = pairs.config.machines;
    Object.assign(entry as object, { criterion: 'pairs' });
    expect(await check(pairs, [])).toMatchObject({ verdict: 'failed' });
    await freeze(pairs, [], {});
    expect(await check(pairs, [])).toMatchObject({ verdict: 'ok' });
  });

  test('check fails when exploration stops at its budget', async () => {
    const small = { ...project, config: { ...project.config, budget: { maxStates: 1 } } };
    const { text, verdict } = await check(small, ['front']);
    expect(verdict).toBe('failed');
    expect(text).toContain('exploration stopped at 1 states');
  });

  test('check names the known machines when one is unknown', async () => {
    await expect(check(project, ['front', 'side'])).rejects.toThrow('no machine side: front, back');
  });
});

describe('freeze', () => {
  const parts = { machine: 'machines/door.ts#door', samples: 'machines/door.samples.ts#incomplete' };
  test.each<[string, Partial<Project['config']>, PlanOverrides, RegExp]>([
    [
      'has no path',
      { machines: [{ id: 'front', ...parts }] },
      {},
      /\nnot reached: {2}front: closed: lock \[isCode\] → locked \(guard never true for the samples\)$/,
    ],
    [
      'is beyond the budget',
      { budget: { maxStates: 1 } },
      {},
      /\nincomplete: {2}front: exploration stopped at 1 st/,
    ],
    ['does not exist', {}, { criterion: 'outcomes' }, /\nnothing to cover: {2}front: no outcomes to cover$/],
  ])('paths are frozen and the command fails when a target %s', async (_, change, options, open) => {
    const { text, verdict } = await freeze(
      { ...project, config: { ...project.config, ...change } },
      ['front'],
      options,
    );
    expect(verdict).toBe('failed');
    expect(text).toMatch(/^.*front\.paths: /);
    expect(text).toMatch(open);
  });
});

test('criterion without targets fails for one machine, and passes in the table of a project', async () => {
  const of = (name: string) => join(import.meta.dirname, 'machines', name);
  const { report } = await machineReport(of('door.ts#door'), of('door.samples.ts#samples'), {
    criterion: 'outcomes',
  });
  expect(openPoints(report)).toEqual(['nothing to cover:  door: no outcomes to cover']);
  expect(openPoints(await projectReport(project, { criterion: 'outcomes' }, false))).toEqual([]);
});

test('table counts the transitions that the tests take, beside targets that are none', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: { on: { go: { guard: () => false, target: 'b' }, stay: {} } },
      b: { on: { go: 'a', stay: 'a' } },
    },
  });
  const of = (criterion: 'transitions' | 'states') =>
    rowOf(planMachine('m', machine, defaultSamples(machine), { criterion }));
  expect(of('transitions')).toMatchObject({
    transitions: 4,
    transitionsCovered: 1,
    model: { covered: 3, targets: 6 },
  });
  expect(of('states')).toMatchObject({ transitions: 4, transitionsCovered: 0 });
  expect(tableText({ criterion: 'transitions', machines: [of('transitions')] })).toMatch(
    /^machine +states +transitions +targets .*\nm +2 +1 of 4 +6 .* 3 50 %/m,
  );
});

test('table tells the bound and the gap when a plan is not proved to be minimal', () => {
  const machine = createMachine({ id: 'm', initial: 'a', states: { a: { on: { go: 'b' } }, b: {} } });
  const row = { ...rowOf(planMachine('m', machine, defaultSamples(machine))), lowerBound: 1, gap: 2 };
  expect(tableText({ criterion: 'transitions', machines: [row] })).toMatch(
    /not proved to be minimal:\n {2}m: 3 found, at least 1 necessary, gap 2$/,
  );
});

test('freeze takes new paths when they are shorter and --anew is given', async () => {
  expect(parseUsage(['freeze', '--anew', 'x'])).toMatchObject({
    command: 'freeze',
    names: ['x'],
    fresh: true,
  });
  const root = folderOf({
    'hub.ts': `import { createMachine } from 'xstate';
const keys = [...'abcdefgh'];
const spokes = Object.fromEntries(keys.map((key) => [key, { on: { back: 'hub' } }]));
const hub = { on: Object.fromEntries(keys.map((key) => [key, key])) };
export const machine = createMachine({ id: 'hub', initial: 'hub', states: { hub, ...spokes } });
export const samples = {
  events: Object.fromEntries([...keys, 'back'].map((type) => [type, [{ type }]])),
  outcomes: {},
};`,
  });
  const entry = { id: 'hub', machine: 'hub.ts#machine', samples: 'hub.ts#samples' };
  const hub: Project = { config: { loader: 'node', machines: [entry] }, root };
  const file = join(root, 'hub.paths');
  const linesOf = async (fresh: boolean) => {
    await freeze(hub, [], {}, fresh);
    return readFileSync(file, 'utf8').split('\n').length;
  };
  const fewest = await linesOf(false);
  // One step more than necessary is still near enough to be kept.
  const step = /\na → [^\n]*/.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
  const back = /\nback → [^\n]*/.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
  writeFileSync(file, readFileSync(file, 'utf8').replace(step + back, step + back + step));
  expect(await linesOf(false)).toBeGreaterThan(fewest);
  expect(await linesOf(true)).toBe(fewest);
});

test('plan of kept paths names its saving until a shorter one is taken', () => {
  const keys = [...'abcdefgh'];
  const spokes = Object.fromEntries(keys.map((key) => [key, { on: { back: 'hub' } }]));
  const hub = { on: Object.fromEntries(keys.map((key) => [key, key])) };
  const machine = createMachine({ id: 'm', initial: 'hub', states: { hub, ...spokes } });
  const planWith = (options: MachinePlanOptions) =>
    planMachine('m', machine, defaultSamples(machine), options);
  const keep = frozenPaths(planWith({})).map((path, index) => {
    return index === 0 ? { ...path, steps: [...path.steps, path.steps[0] as FrozenStep] } : path;
  });
  const row = rowOf(planWith({ keep, fresh: 'compare' }));
  expect(row).toMatchObject({ steps: 17, saving: 1, gap: 0, lowerBound: 16 });
  expect(tableText({ criterion: 'transitions', machines: [row] })).toMatch(
    /shorter without the frozen paths:\n {2}m: 1 fewer: npx xstate-path-tests freeze --anew m$/,
  );
  expect(rowOf(planWith({ keep, fresh: 'take' }))).toMatchObject({ steps: 16, saving: 0 });
});

describe('walk', () => {
  test.each([
    [['front', 'back'], ['front', 'back'], []],
    [['front', 'x1y2z'], ['front'], ['x1y2z']],
    [['front', 'x1y2z', 'a3b4c'], ['front'], ['x1y2z', 'a3b4c']],
    [['front', 'back', 'x1y2z'], ['front', 'back', 'x1y2z'], []],
  ])('arguments %j mean the machines %j and the paths %j', (names, machines, paths) => {
    expect(walkSelection(project, names)).toEqual({ machines, paths });
  });

  test.each([
    [['ok', 'ok'], 'ok'],
    [['ok', 'failed'], 'unstable'],
    [['broken', 'ok'], 'unstable'],
    [['failed', 'unstable'], 'unstable'],
    [['failed', 'failed'], 'failed'],
    [['failed', 'broken'], 'failed'],
    [['broken'], 'broken'],
  ] as const)('path whose rounds end %j is %s', (rounds, verdict) => {
    const results = rounds.map((kind) => (kind === 'ok' ? {} : { failure: { kind } as BrowserFailure }));
    expect(verdictOf(results)).toBe(verdict);
  });

  const walkDoors = (driver: string, options: Partial<WalkOptions> = {}) => {
    const machines = project.config.machines.map((entry) => ({
      ...entry,
      driver: `machines/door.driver.ts#${driver}`,
    }));
    const config = { ...project.config, machines, fixture: 'machines/closed.fixture.ts#fixture' };
    return walkMachines({ ...project, config }, ['front'], { headed: false, progress: false, ...options });
  };

  test('walk selects the longest path, and all others, when the options say so', async () => {
    const walked = async (options: Partial<WalkOptions>) => {
      const { text } = await walkDoors('driver', options);
      return [...text.matchAll(/^front (\w+), step 0/gm)].map(([, path]) => path).toSorted();
    };
    const steps = readFrozen(readFileSync(join(folder, 'front.paths'), 'utf8'));
    const [longest, ...others] = steps.toSorted((a, b) => b.steps.length - a.steps.length);
    expect(await walked({ longest: true })).toEqual([longest?.id]);
    expect(await walked({ exceptLongest: true })).toEqual(others.map(({ id }) => id).toSorted());
    expect(others.length).toBeGreaterThan(0);
  });

  test('walk is broken when its views are complete and the application does not open', async () => {
    const views = ['closed', 'opened', 'locked'].map((state) => `## ${state}\n(not shown)`).join('\n\n');
    writeFileSync(join(folder, 'front.views'), `# Views\n\n${views}\n`);
    expect(await walkDoors('driver')).toMatchObject({
      verdict: 'broken',
      text: expect.stringContaining('no server'),
    });
    rmSync(join(folder, 'front.views'));
  });

  test.each([
    [
      'a path is stale',
      'driver',
      (content: string) => content.replace('→ opened', '→ closed'),
      /^front \w+, step 1: open is stale: check front$/m,
    ],
    [
      'a target has no path',
      'driver',
      (content: string) => content.replace(/## [^#]*lock .four digits[^#]*/, ''),
      /^front: closed: lock \[isCode\] → locked: no frozen path covers it$/m,
    ],
    [
      'no path leads to a state that is to be reloaded',
      'reloading',
      (content: string) => content,
      /^front: no path leads to ajar, which is to be reloaded$/m,
    ],
    [
      'there are no views',
      'driver',
      (content: string) => content,
      /^front: no frozen views: npx xstate-path-tests walk front --update-views$/m,
    ],
  ])('walk fails with the reason when %s', async (_, driver, change, reason) => {
    edit('front', change);
    const { text, verdict } = await walkDoors(driver);
    expect(verdict).toBe('failed');
    expect(text).toMatch(reason);
  });

  test('walk fails with the reason when no machine has a driver', async () => {
    const config = { ...project.config, fixture: 'machines/closed.fixture.ts#fixture' };
    const walked = await walkMachines({ ...project, config }, [], { headed: false, progress: false });
    expect(walked).toMatchObject({
      verdict: 'failed',
      text: expect.stringMatching(/^no machine has a driver/),
    });
  });

  test.each([
    [['ok', 'unstable'], 'unstable'],
    [['unstable', 'broken', 'ok'], 'broken'],
    [['broken', 'failed'], 'failed'],
  ] as const)('walks that end %j are together %s', (verdicts, together) => {
    expect(worst(verdicts)).toBe(together);
  });
});

describe('mutants', () => {
  const samples = defaultSamples(door);
  const report = (survivors: AnySamples['survivors'] = {}) =>
    mutate('door', door, { ...samples, survivors }, []);

  test('survivor is counted as explained when the samples give a reason', () => {
    const { survived } = report();
    const names = survived.map(({ kind, where }) => `${kind} at ${where}`);
    const explained = report(Object.fromEntries(names.map((name) => [name, 'no path is frozen'])));
    expect(unexplained(explained)).toBe(0);
    expect(mutationText([explained])).toContain(`explained: ${names[0]}: no path is frozen`);
  });

  test('explanation is reported when its mutant does not survive', () => {
    const outdated = report({ 'drop at nowhere': 'gone' });
    expect(unexplained(outdated)).toBe(outdated.survived.length + 1);
    expect(mutationText([outdated])).toContain('explained, but does not survive: drop at nowhere');
  });

  const doorProject = (change: object): Project => ({
    ...project,
    config: { ...project.config, ...change },
  });

  test('mutants are refused when the frozen paths are stale', async () => {
    edit('back', (content) => content.replace('→ opened', '→ closed'));
    const { text, verdict } = await mutateAll(project, ['back']);
    expect(verdict).toBe('failed');
    expect(text).toMatch(/^back: the frozen paths are stale\n.*\n {4}expected closed/);
    expect(text).not.toContain('killed');
  });

  test('mutants fail with the reason when exploration stops at its budget', async () => {
    edit('back', () => '# none\n');
    const { text, verdict } = await mutateAll(doorProject({ budget: { maxStates: 1 } }), ['back']);
    expect(verdict).toBe('failed');
    expect(text).toMatch(/not compared: exploration stopped at 1 states/);
    expect(text).toContain(' 0 equivalent');
  });

  test('mutants fail when one survives without a reason, and pass when the samples give it', async () => {
    edit('back', () => '# none\n');
    expect(await mutateAll(project, ['back'])).toMatchObject({
      verdict: 'failed',
      text: expect.stringContaining('survived: drop at closed.on.open[0]'),
    });
    expect(await mutateAll(project, ['front'])).toMatchObject({ verdict: 'ok' });
  });
});

test.each([
  ['has a target without a path', { initial: 'a', states: { a: {}, b: { on: { go: 'a' } } } }, /b: go/],
  ['has no transitions', {}, /nothing to cover: {2}m: no transitions to cover/],
  [
    'fails',
    { on: { go: { guard: 'missing', target: '.a' } }, initial: 'a', states: { a: {} } },
    /the machine fails: .*missing/,
  ],
])('report names what is open when a machine %s', (_, config, reason) => {
  const machine = createMachine({ id: 'm', ...config } as never);
  const row = rowOf(planMachine('m', machine, defaultSamples(machine)));
  expect(openPoints({ criterion: 'transitions', machines: [row] }).join()).toMatch(reason);
});
