import { expansionNamed } from '../explore/branches.ts';
import type { AnySamples } from '../explore/enabled-moves.ts';
import { stepper } from '../explore/stepper.ts';
import { type FaultName, faultNames } from '../walk/faults.ts';
import type { AnyDriver } from '../walk/fixtures.ts';
import type { ReplayedPath } from '../walk/replay.ts';
import { endOf, stateOf } from '../walk/views.ts';
import type { LoadedMachine } from './config.ts';

/** A path or a prefix of one, at whose end the walk inserts a fault. */
export interface FaultStep {
  path: ReplayedPath;
  fault: FaultName;
  /** The state after it. */
  expected: string;
}

/**
 * A step for each fault and each state that the driver declares: on the shortest prefix of a path to the state, or on a
 * whole path where one ends there. A path that starts in another state is preferred, then one with steps: where a path
 * only starts in the state, the fixture and not the application has written what is stored. The state after the fault is
 * the declared one, or that to which the step of the machine leads which is declared.
 */
export function faultStepsOf(
  { machine, samples }: Pick<LoadedMachine, 'machine' | 'samples'>,
  { recovery = {} }: AnyDriver,
  paths: readonly ReplayedPath[],
): { faultSteps: FaultStep[]; unreached: string[] } {
  const prefixes = paths.flatMap((path) => [{ path, state: endOf(path) }, ...prefixesOf(path)]);
  const pure = stepper(machine, samples);
  const faultSteps: FaultStep[] = [];
  const unreached: string[] = [];
  for (const fault of faultNames) {
    for (const [state, declared] of Object.entries(recovery[fault] ?? {})) {
      const toState = prefixes.filter((prefix) => prefix.state === state).map(({ path }) => path);
      const path = preferred(toState, paths, state);
      const expected = path && (stepTo(pure, samples, path, declared) ?? declared);
      if (path && expected !== undefined) faultSteps.push({ path, fault, expected });
      else unreached.push(state);
    }
  }
  return { faultSteps, unreached };
}

function preferred(
  toState: readonly ReplayedPath[],
  paths: readonly ReplayedPath[],
  state: string,
): ReplayedPath | undefined {
  const fromElsewhere = toState.filter(({ start }) => stateOf(start) !== state);
  const withSteps = toState.filter(({ steps }) => steps.length > 0);
  const chosen = [fromElsewhere, withSteps, toState].find((each) => each.length > 0) ?? [];
  const [shortest] = chosen.toSorted((a, b) => a.steps.length - b.steps.length);
  return chosen.find((path) => paths.includes(path)) ?? shortest;
}

/** The state to which a step of the machine leads from the end of the path; undefined if there is no such step. */
function stepTo(
  pure: ReturnType<typeof stepper>,
  samples: AnySamples,
  { start, steps }: ReplayedPath,
  label: string,
): string | undefined {
  const end = steps.at(-1) ?? start;
  // States have no label of a step.
  if (end.state === undefined) return undefined;
  const branch = expansionNamed(pure, end.state, samples, label)?.branch;
  return branch && stateOf(branch);
}

/** The prefixes of a path that are shorter than it, each with the state in which it ends. */
const prefixesOf = (path: ReplayedPath) =>
  [path.start, ...path.steps.slice(0, -1)].map((branch, length) => ({
    path: { ...path, steps: path.steps.slice(0, length) },
    state: stateOf(branch),
  }));
