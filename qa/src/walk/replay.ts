import type { AnyStateMachine } from 'xstate';
import { type Branch, type Expansion, expansionNamed, startsOf } from '../explore/branches.ts';
import type { AnySamples } from '../explore/enabled-moves.ts';
import { type Stepper, stepper } from '../explore/stepper.ts';
import { expectation, type FrozenPath, type FrozenStep } from './frozen.ts';

/** A frozen path replayed on the current machine. */
export interface ReplayedPath {
  id: string;
  input: unknown;
  start: Branch;
  steps: Branch[];
}

/** The first step of a path at which the machine differs from the frozen path. */
export interface Mismatch {
  path: string;
  /** 0 is the start. */
  step: number;
  label: string;
  expected: string;
  /** Actual result of the step, or the reason why it was not possible. */
  seen: string;
}

/**
 * Replays frozen paths without executing actions or actors. Each path ends at its first mismatch. The
 * returned `machine` is the stepped instance with the sampled delays.
 */
export function replay(
  machine: AnyStateMachine,
  samples: AnySamples,
  paths: readonly FrozenPath[],
): { machine: AnyStateMachine; replayed: ReplayedPath[]; mismatches: Mismatch[] } {
  const pure = stepper(machine, samples);
  const replayAgain = replayer(pure, samples);
  const replayed: ReplayedPath[] = [];
  const mismatches: Mismatch[] = [];
  for (const path of paths) {
    const again = replayAgain(path);
    if ('expected' in again) mismatches.push(again);
    else replayed.push(again);
  }
  return { machine: pure.machine, replayed, mismatches };
}

/** The first of the paths at which the machine differs from it. */
export function firstMismatch(
  machine: AnyStateMachine,
  samples: AnySamples,
  paths: readonly FrozenPath[],
): FrozenPath | undefined {
  const replayAgain = replayer(stepper(machine, samples), samples);
  return paths.find((path) => 'expected' in replayAgain(path));
}

/** Replays one path after the other; all begin with the same starts. */
function replayer(pure: Stepper, samples: AnySamples): (path: FrozenPath) => ReplayedPath | Mismatch {
  const starts = startsOf(pure, samples);
  return (path) => replayPath(pure, samples, starts, path);
}

function replayPath(
  pure: Stepper,
  samples: AnySamples,
  starts: ReturnType<typeof startsOf>,
  path: FrozenPath,
): ReplayedPath | Mismatch {
  const begun = starts.find(({ expansion }) => labelOf(expansion) === path.start.label);
  const start = check(path, 0, path.start, begun?.expansion);
  if ('expected' in start) return start;
  const steps: Branch[] = [];
  for (const [index, step] of path.steps.entries()) {
    const before = steps.at(-1) ?? start;
    const found = expansionNamed(pure, before.state, samples, step.label);
    const branch = check(path, index + 1, step, found, before);
    if ('expected' in branch) return branch;
    steps.push(branch);
  }
  return { id: path.id, input: begun?.input, start, steps };
}

const labelOf = ({ branch, fault }: Expansion) => (branch ?? fault)?.label;

function check(
  { id }: FrozenPath,
  step: number,
  { expected, label }: FrozenStep,
  expansion: Expansion | undefined,
  before?: Branch,
): Branch | Mismatch {
  const mismatch = (seen: string): Mismatch => ({ path: id, step, label, expected, seen });
  if (!expansion) return mismatch('not possible here');
  const { branch, fault } = expansion;
  if (!branch) return mismatch(`fails: ${String(fault.error)}`);
  const seen = expectation(branch.result, before?.result);
  return seen === expected ? branch : mismatch(seen);
}
