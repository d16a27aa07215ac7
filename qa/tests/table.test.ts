import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createMachine } from 'xstate';
import { machineReport, projectReport } from '../src/cli/commands.ts';
import { defaultSamples } from '../src/explore/enabled-moves.ts';
import { frozenPaths, type MachinePlanOptions, planMachine } from '../src/plan/machine-plan.ts';
import { openPoints, rowOf, tableText } from '../src/report/table.ts';
import type { FrozenStep } from '../src/walk/frozen.ts';
import { doorProject } from './door-project.ts';

vi.stubEnv('XSTATE_PATH_TESTS_COMMAND', undefined);
const { project } = doorProject();

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
    /shorter without the frozen paths:\n {2}m: 1 fewer: npx xstate-path-tests freeze --replan m$/,
  );
  expect(rowOf(planWith({ keep, fresh: 'take' }))).toMatchObject({ steps: 16, saving: 0 });
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
