import { type AnyEventObject, type AnyMachineSnapshot, type AnyTransitionDefinition, and } from 'xstate';
import { withoutChance } from './chance.ts';

interface BuiltInGuard {
  check(snapshot: AnyMachineSnapshot, args: object, self: { guards: unknown[] }): boolean;
}

/**
 * Whether the transition's guard holds. XState has no API for a single guard, so this calls the internal
 * `check` of `and([guard])`; qa/tests/pure.test.ts fails if an upgrade changes it.
 */
export function guardHolds(
  { guard }: AnyTransitionDefinition,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): boolean {
  if (guard === undefined) return true;
  try {
    const combined = and([guard as () => boolean]) as unknown as BuiltInGuard;
    const check = () => combined.check(snapshot, { context: snapshot.context, event }, { guards: [guard] });
    return withoutChance(check, () => snapshot).result;
  } catch {
    // A guard may rely on the guards of earlier branches and throw here; the machine would not evaluate it.
    return false;
  }
}
