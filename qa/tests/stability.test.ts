import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { type AnySamples, defaultSamples } from '../src/explore/offers.ts';
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

describe('plan stability', () => {
  test('most paths stay when a transition of a random machine is edited', () => {
    const random = generator(7);
    const medians: number[] = [];
    while (medians.length < 20) {
      const machine = randomMachine(random);
      const samples = defaultSamples(machine);
      if (planMachine('m', machine, samples).paths.length < MIN_PATHS) continue;
      medians.push(median(sharesKept(machine, samples)));
    }
    expect(median(medians)).toBeGreaterThanOrEqual(0.8);
    expect(medians.filter((share) => share < 0.8)).toEqual([]);
  }, 60_000);
});
