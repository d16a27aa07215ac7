import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import { type Projection, projected } from './stepper.ts';
import { isRecord, text } from './text.ts';
import { transitionLabel } from './transitions.ts';

/** A transition that changed a field of the projected context, by its own actions or by those of its states. */
export interface Change {
  key: string;
  /** Readable form: `form: edit → form.open, changes failure`. */
  label: string;
}

/** The changes of one microstep. `keyOf` gives the key of a transition. */
export function changesOf(
  before: AnyMachineSnapshot,
  after: AnyMachineSnapshot,
  transitions: readonly AnyTransitionDefinition[],
  projection: Projection,
  keyOf: (transition: AnyTransitionDefinition) => string | undefined,
): Change[] {
  if (before.context === after.context) return [];
  const fields = changedFields(projected(before, projection), projected(after, projection));
  return transitions.flatMap((transition) =>
    fields.map((field) => ({
      key: `${keyOf(transition)} | changes ${field}`,
      label: `${transitionLabel(transition)}, changes ${field}`,
    })),
  );
}

/** Fields that differ, sorted; of values other than objects one field without a name. */
export function changedFields(before: unknown, after: unknown): string[] {
  if (!isRecord(after)) return text(before) === text(after) ? [] : [''];
  const old = isRecord(before) ? before : {};
  const keys = [...new Set([...Object.keys(old), ...Object.keys(after)])].sort();
  return keys.filter((key) => text(old[key]) !== text(after[key]));
}
