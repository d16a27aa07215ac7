import type { AnyMachineSnapshot } from 'xstate';
import { type Contents, contentsOf, copyOf } from './in-place.ts';
import type { Move } from './moves.ts';
import { StepProblem } from './step-problem.ts';

/** Values that exist before a step and are used again after it, by their name. */
export type Values = { readonly [name: string]: unknown };

/** The states that a step leads through. */
interface Taken {
  state: { snapshot: AnyMachineSnapshot };
  microsteps: readonly { after: AnyMachineSnapshot }[];
}

/** Contents are the same after each step, so they are remembered once. */
const known = new WeakMap<object, Contents>();

/**
 * Runs a step so that the values from before it stay as they are. If it changes one in place, its states get contexts
 * of their own, and a problem names what has changed.
 */
export function keepingValues<S extends Taken>(
  values: Values,
  from: AnyMachineSnapshot | undefined,
  run: () => S,
): { step: S; problem?: StepProblem } {
  const kept = Object.entries(values).flatMap(([name, value]) => {
    if (typeof value !== 'object' || value === null) return [];
    const contents = known.get(value) ?? contentsOf(value);
    known.set(value, contents);
    return [{ name, contents }];
  });
  let isUnchanged = false;
  try {
    const step = run();
    const changed = kept.flatMap(({ contents, name }) => {
      const fields = contents.changed();
      return fields.length === 0 ? [] : [`the ${name} in place (${fields.join(', ')})`];
    });
    isUnchanged = changed.length === 0;
    if (isUnchanged) return { step };
    copyContexts(step, from);
    const advice = 'it must leave old values as they are and assign new ones';
    return { step, problem: new StepProblem(`changes ${changed.join(' and ')}: ${advice}`) };
  } finally {
    if (!isUnchanged) for (const { contents } of kept) contents.restore();
  }
}

function copyContexts({ microsteps, state }: Taken, from: AnyMachineSnapshot | undefined): void {
  const copies = new Map<unknown, unknown>();
  for (const after of new Set([...microsteps.map((microstep) => microstep.after), state.snapshot])) {
    // A step without a transition ends in the state that it came from.
    if (after !== from) after.context = copyOf(after.context, copies);
  }
}

/** What a move gives to the machine. */
export function givenBy(move: Move): Values {
  switch (move.kind) {
    case 'event':
      return { event: move.event };
    case 'outcome':
      return { outcome: move.outcome };
    case 'snapshot':
      return { snapshot: move.snapshot };
    case 'time':
      return {};
  }
}
