import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { type AnySamples, defaultSamples } from '../explore/enabled-moves.ts';
import type { Criterion } from '../plan/criteria.ts';
import { frozenPaths, planMachine } from '../plan/machine-plan.ts';
import type { FrozenPath } from '../walk/frozen.ts';
import { walkModel } from '../walk/walk-model.ts';
import { comparison } from './comparison.ts';
import { gapsOf } from './gaps.ts';

export interface ExpectPathsOptions {
  /** Reviewed paths, as `readFrozen` returns them; without them the paths are planned. */
  frozen?: readonly FrozenPath[];
  /** What the paths must cover. Default `transitions`. */
  criterion?: Criterion;
}

/**
 * Registers a test for each path of a machine, which walks it with a running actor, and one for what no path covers.
 * Samples are those of `scaffold`; without them events have no payload.
 */
export function expectPaths(
  machine: AnyStateMachine,
  samples: object = defaultSamples(machine),
  { criterion = 'transitions', frozen }: ExpectPathsOptions = {},
): void {
  const given = samples as AnySamples;
  const paths = frozen ?? frozenPaths(planMachine(machine.id, machine, given, { criterion }));
  describe(`paths of ${machine.id}`, () => {
    for (const path of paths) {
      test(`${path.id}: ${[path.start, ...path.steps].map(({ label }) => label).join(', ')}`, () => {
        const [difference] = walkModel(machine, given, [path]);
        expect(difference && lines(difference)).toBeUndefined();
      });
    }
    test(`paths cover all ${criterion} of ${machine.id}`, () => {
      expect(gapsOf({ criterion, id: machine.id, machine, samples: given }, paths)).toEqual([]);
    });
  });
}

const lines = ({
  expected,
  label,
  seen,
  step,
}: {
  expected: string;
  label: string;
  seen: string;
  step: number;
}) => [`step ${step}: ${label}`, ...comparison(expected, seen)].join('\n');
