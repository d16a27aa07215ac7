import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { type AnySamples, defaultSamples } from '../src/explore/enabled-moves.ts';
import { mutantsOf } from '../src/mutate/mutations.ts';
import { frozenPaths, planMachine } from '../src/plan/machine-plan.ts';
import { generator, randomMachine } from './random.ts';

/** With fewer paths, one changed path leaves less than four fifths unchanged. */
const MIN_PATHS = 5;

/** Share of unchanged paths for each edit of one transition (dropped or retargeted). */
function sharesKept(machine: AnyStateMachine, samples: AnySamples): number[] {
  const before = planMachine('m', machine, samples);
  const keep = frozenPaths(before);
  return mutantsOf(machine)
    .filter(({ kind }) => kind === 'drop' || kind === 'retarget')
    .map((edited) => {
      const after = planMachine('m', edited.build(), samples, { keep });
      expect(after.plan.cost).toBeLessThanOrEqual(1.1 * after.plan.lowerBound);
      const ids = new Set(after.paths.map(({ id }) => id));
      return keep.filter(({ id }) => ids.has(id)).length / keep.length;
    });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 1;
}

const random = generator(7);
const machines: AnyStateMachine[] = [];
/** The machine at an index of the same sequence in each run, without those with few paths. */
function machineAt(index: number): AnyStateMachine {
  while (machines.length <= index) {
    const machine = randomMachine(random);
    if (planMachine('m', machine, defaultSamples(machine)).paths.length >= MIN_PATHS) machines.push(machine);
  }
  return machines[index] as AnyStateMachine;
}

// One test each, since a single one of all takes so long that a busy machine exceeds any sensible limit.
test.each(Array.from({ length: 20 }, (_, index) => index))(
  'most paths stay when a transition of random machine %i is edited',
  (index) => {
    const machine = machineAt(index);
    expect(median(sharesKept(machine, defaultSamples(machine)))).toBeGreaterThanOrEqual(0.8);
  },
  60_000,
);
