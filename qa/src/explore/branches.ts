import { type AnySamples, enabledMoves, isInstantAt, moveNamed } from './enabled-moves.ts';
import { leavesOf } from './leaves.ts';
import type { Move } from './moves.ts';
import type { MachineState, Step, Stepper, StepResult } from './stepper.ts';

/**
 * One possible step from a state. It has several parts if an instant actor settles within it or if other
 * actors cause further moves; `label` names all parts: `play (other game), openWindow: opened`.
 */
export interface Branch {
  label: string;
  parts: { move?: Move; step: Step }[];
  state: MachineState;
  /** Result of all parts together. */
  result: StepResult;
}

/** A step at which the machine threw or ended in an unhandled error, or one with a problem. */
export interface Fault {
  leaves: string[];
  label: string;
  error: unknown;
}

/** Result of one move: a branch, which may have a problem, or a fault. */
export type Expansion = { branch: Branch; fault?: Fault } | { fault: Fault; branch?: never };

const MAX_PARTS = 30;

/** All steps from `state`. With `waits`, time may also pass without firing a timer. */
export function expandAt(
  stepper: Stepper,
  state: MachineState,
  samples: AnySamples,
  waits: boolean,
): Expansion[] {
  return expansions(stepper, state, samples, enabledMoves(state, samples, waits));
}

/** The step with this label; undefined if it is not possible. */
export function expansionNamed(
  stepper: Stepper,
  state: MachineState,
  samples: AnySamples,
  label: string,
): Expansion | undefined {
  const moves = enabledMoves(state, samples, true).filter((move) => label.startsWith(move.label));
  const found = expansions(stepper, state, samples, moves);
  return found.find(({ branch, fault }) => (branch ?? fault).label === label);
}

function expansions(stepper: Stepper, state: MachineState, samples: AnySamples, moves: Move[]): Expansion[] {
  const leaves = leavesOf(state.snapshot);
  return moves.flatMap((move) =>
    completed(stepper, samples, [], {
      leaves,
      label: move.label,
      move,
      due: move.causes ?? [],
      take: () => stepper.apply(state, move),
    }),
  );
}

/** All starts: one per sampled input, more if an instant actor runs at the start. */
export function startsOf(stepper: Stepper, samples: AnySamples): { input: unknown; expansion: Expansion }[] {
  const inputs: AnySamples['inputs'] = samples.inputs ?? [{ name: '', input: undefined }];
  return inputs.flatMap(({ input, name, causes: due = [], to }) => {
    const label = name ? `start (${name})` : 'start';
    const take = () => stepper.start(input, to);
    return completed(stepper, samples, [], { leaves: [], label, due, take }).map((expansion) => ({
      input,
      expansion,
    }));
  });
}

interface Attempt {
  leaves: string[];
  label: string;
  move?: Move;
  /** Labels of the caused moves that are still to be made. */
  due: readonly string[];
  take: () => Step;
}

function completed(
  stepper: Stepper,
  samples: AnySamples,
  before: Branch['parts'],
  attempt: Attempt,
): Expansion[] {
  const { due, label, leaves, move, take } = attempt;
  const failed = (error: unknown): Expansion[] => [{ fault: { leaves, label, error } }];
  let step: Step;
  try {
    step = take();
  } catch (error) {
    return failed(error);
  }
  const { state } = step;
  if (state.snapshot.status === 'error') return failed(state.snapshot.error);
  const parts = [...before, move ? { move, step } : { step }];
  if (parts.length > MAX_PARTS) return failed(new Error(`more than ${MAX_PARTS} moves in one step`));
  const on = (next: Move, rest: readonly string[]) =>
    completed(stepper, samples, parts, {
      leaves: step.result.leaves,
      label: `${label}, ${next.label}`,
      move: next,
      due: [...(next.causes ?? []), ...rest],
      take: () => stepper.apply(state, next),
    });
  const [first, ...rest] = due;
  if (first !== undefined) {
    try {
      return on(moveNamed(first, state, samples), rest);
    } catch (error) {
      return failed(error);
    }
  }
  if (isInstantAt(state, samples)) return enabledMoves(state, samples, false).flatMap((next) => on(next, []));
  const effects = parts.flatMap((part) => part.step.result.effects);
  const branch = { label, parts, state, result: { ...step.result, effects } };
  const problem = parts.find((part) => part.step.problem)?.step.problem;
  return [problem ? { branch, fault: { leaves, label, error: problem } } : { branch }];
}
