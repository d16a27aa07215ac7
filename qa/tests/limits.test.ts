import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, assign, createMachine, raise, setup, stateIn } from 'xstate';
import { type AnySamples, defaultSamples } from '../src/explore/enabled-moves.ts';
import { explore } from '../src/explore/explore.ts';
import { Watch } from '../src/explore/watch.ts';
import { mutate } from '../src/mutate/mutate.ts';
import { planMachine } from '../src/plan/machine-plan.ts';
import { planWalks } from '../src/plan/plan.ts';
import { openPoints, rowOf, tableText } from '../src/report/table.ts';
import { folderOf } from './folder.ts';
import { gaps } from './gaps.ts';

const openOf = (machine: AnyStateMachine, samples: AnySamples = defaultSamples(machine)) =>
  openPoints({ criterion: 'transitions', machines: [rowOf(planMachine('m', machine, samples))] });

const counter = setup({ types: { context: {} as { n: number } } }).createMachine({
  id: 'counter',
  context: { n: 0 },
  on: { up: { actions: assign({ n: ({ context }) => context.n + 1 }) } },
});

describe('exploration', () => {
  test('names the cause when the time is used up', () => {
    const { exceeded } = explore(counter, defaultSamples(counter), { maxSeconds: 0.05 });
    expect(exceeded).toMatch(/^stopped after 0.05 s at \d+ states: n has \d+ values; /);
  });

  test('names the cause when the memory is used up', () => {
    const { exceeded } = explore(counter, defaultSamples(counter), { maxMegabytes: 1 });
    expect(exceeded).toMatch(/^stopped at \d+ MB of memory and \d+ states: n has \d+ values; /);
  });

  test('covers a machine whose delayed events have no end', () => {
    const toast = setup({ types: { events: {} as { type: 'notify' | 'hide' } } }).createMachine({
      id: 'toast',
      initial: 'shown',
      states: {
        shown: { on: { notify: { actions: raise({ type: 'hide' }, { delay: 500 }) }, hide: 'hidden' } },
        hidden: {},
      },
    });
    expect(explore(toast, defaultSamples(toast)).states.length).toBeLessThan(100);
    expect(openOf(toast, { events: { notify: [{ type: 'notify' }] }, outcomes: {} })).toEqual([]);
  });

  test('names the delayed event when a transition needs more of them', () => {
    const machine = setup({ types: { context: {} as { n: number } } }).createMachine({
      id: 'm',
      context: { n: 0 },
      on: {
        notify: {
          actions: [raise({ type: 'hide' }, { delay: 500 }), assign({ n: ({ context }) => context.n + 1 })],
        },
        hide: { actions: assign({ n: 0 }) },
        many: { guard: ({ context }) => context.n > 9 },
      },
    });
    const samples = { events: { notify: [{ type: 'notify' }], many: [{ type: 'many' }] }, outcomes: {} };
    expect(openOf(machine, samples).join('\n')).toContain(
      'incomplete:  m: exploration is limited: at most 4 timers of hide run at once',
    );
  });

  const region = (n: number) => ({
    initial: 'a',
    states: {
      a: { on: { [`e${n}`]: 'b' } },
      b: { on: { [`e${n}`]: 'c' } },
      c: { on: { [`e${n}`]: 'a' } },
    },
  });
  const regions = Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`r${n}`, region(n)]));
  const wide = createMachine({ id: 'm', type: 'parallel', states: regions });

  test('covers ten parallel regions without the product of their states', () => {
    const { states } = explore(wide, defaultSamples(wide));
    expect(states.length).toBeLessThan(2_000);
    expect(gaps(wide)).toEqual([]);
    expect(openOf(wide)).toEqual([]);
  });

  test('covers a transition that needs three of many parallel regions', () => {
    const guard = stateIn({ r0: 'b', r1: 'b', r2: 'b' });
    const machine = createMachine({
      id: 'm',
      type: 'parallel',
      states: {
        ...Object.fromEntries(Object.entries(regions).slice(0, 6)),
        last: { initial: 'a', states: { a: { on: { end: { guard, target: 'b' } } }, b: {} } },
      },
    });
    const { exceeded, limited, unreached } = explore(machine, defaultSamples(machine), { maxStates: 700 });
    expect(unreached).toEqual([]);
    expect(exceeded).toBeUndefined();
    expect(limited).toBe('at most 3 parallel regions are away from their start at once');
  });

  test('leaves no mutant equivalent when not all states are known', () => {
    expect(mutate('m', wide, defaultSamples(wide), [])).toMatchObject({
      equivalent: [],
      exceeded: 'is limited: at most 2 parallel regions are away from their start at once',
    });
  });
});

describe('planning', () => {
  // Each of 26 events after each other one: many plans of one length.
  const keys = Array.from({ length: 26 }, (_, index) => `e${index}`);
  const machine = createMachine({
    id: 'm',
    context: { last: '' },
    on: Object.fromEntries(keys.map((last) => [last, { actions: assign({ last }) }])),
  } as never) as unknown as AnyStateMachine;

  test('ends with a plan that covers all when the time is used up', () => {
    const plan = planMachine('m', machine, defaultSamples(machine), { criterion: 'pairs', maxSeconds: 0.2 });
    expect(plan.unreached).toEqual([]);
    expect(plan.plan.unreachable).toEqual([]);
    expect(plan.plan.stopped).toBe('stopped after 0.2 s at 676 targets');
    const row = rowOf(plan);
    expect(row.steps).toBeLessThan(3 * 676);
    expect(tableText({ criterion: 'pairs', machines: [{ ...row, gap: 3 }] })).toContain(
      'gap 3: planning stopped after 0.2 s at 676 targets',
    );
  });

  test('does not stop when there is time', () => {
    const arcs = [
      { from: 0, to: 1, cost: 0, targets: [], name: 'start', step: 0 },
      { from: 1, to: 1, cost: 1, targets: [0], name: 'a', step: 0 },
    ];
    expect(planWalks({ nodeCount: 2, arcs, targetCount: 1 })).not.toHaveProperty('stopped');
  });
});

test('progress is told after two seconds, and then every five', async () => {
  const lines: string[] = [];
  const clock = [0, 1_000, 2_500, 3_000, 7_600].values();
  const real = performance.now;
  performance.now = () => clock.next().value ?? 0;
  try {
    const watch = new Watch({ progress: (line) => lines.push(line) });
    for (let states = 1; states <= 4; states += 1) watch.stop(() => `${states} states`);
  } finally {
    performance.now = real;
  }
  expect(lines).toEqual(['2 states in 3 s', '4 states in 8 s']);
});

test('report is alone in the terminal when a file logs, and a setup file defines what browsers have', () => {
  const root = folderOf({
    'setup.ts': 'globalThis.localStorage = { getItem: () => "b" };\n',
    'machine.ts': `import { createMachine } from 'xstate';
console.log('loading');
console.warn('still');
const initial = localStorage.getItem('state');
export const machine = createMachine({ id: 'm', initial, states: { b: { on: { go: {} } } } });
`,
  });
  const command = [resolve('qa/src/cli/cli.ts'), '--machine', 'machine.ts'];
  const run = (...more: string[]) =>
    spawnSync(process.execPath, [...command, ...more], { cwd: root, encoding: 'utf8', timeout: 20_000 });
  const { status, stderr, stdout } = run('--setup', 'setup.ts');
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringMatching(/^every transition\n/) });
  expect(stderr).toMatch(/^loaded files have logged 2 lines: (.*)\n$/);
  const file = /lines: (.*)\n/.exec(stderr)?.[1] ?? '';
  expect(readFileSync(resolve(root, file), 'utf8')).toBe('loading\nstill\n');
  expect(run().stderr).toContain(
    'localStorage is not defined outside of a browser: a file of --setup can define it',
  );
});

test('command ends with a result when a text of the context grows until little memory is left', () => {
  const root = folderOf({
    'machine.ts': `import { assign, createMachine } from 'xstate';
export const machine = createMachine({
  id: 'm',
  context: { text: '' },
  on: { add: { actions: assign({ text: ({ context }) => context.text + 'a'.repeat(400) }) } },
});
`,
  });
  const command = ['--max-old-space-size=300', resolve('qa/src/cli/cli.ts'), '--machine', 'machine.ts'];
  const { signal, status, stdout } = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect({ signal, status }).toEqual({ signal: null, status: 1 });
  expect(stdout).toMatch(/exploration stopped at \d+ MB of memory and \d+ states: text has \d+ values/);
});

test('command ends when a file fails after it has started something that goes on', () => {
  const root = folderOf({
    'socket.ts': 'setInterval(() => {}, 1_000);\nexport const open = true;\n',
    'machine.ts': `import { open } from './socket.ts';
import { isNil } from 'missing-package';
export const machine = { open, isNil };
`,
  });
  const command = ['qa/src/cli/cli.ts', '--machine', `${root}/machine.ts`];
  const { signal, status, stderr } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect({ signal, status }).toEqual({ signal: null, status: 2 });
  expect(stderr).toBe('no package missing-package, imported by machine.ts: install it\n');
});
