import { type AnyEventObject, type AnyMachineSnapshot, type AnyTransitionDefinition, and } from 'xstate';
import { withoutChance } from './chance.ts';

interface BuiltInGuard {
  check(snapshot: AnyMachineSnapshot, args: object, self: { guards: unknown[] }): boolean;
}

export interface GuardResult {
  holds: boolean;
  /** Whether the guard has read the time, which stands still. */
  readsClock: boolean;
}

/**
 * Whether the transition's guard holds. XState has no API for a single guard, so this calls the internal
 * `check` of `and([guard])`; qa/tests/pure.test.ts fails if an upgrade changes it.
 */
export function tryGuard(
  { guard }: AnyTransitionDefinition,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): GuardResult {
  if (guard === undefined) return { holds: true, readsClock: false };
  try {
    const combined = and([guard as () => boolean]) as unknown as BuiltInGuard;
    const check = () => combined.check(snapshot, { context: snapshot.context, event }, { guards: [guard] });
    const { clockReads, result } = withoutChance(check, () => snapshot);
    return { holds: result, readsClock: clockReads > 0 };
  } catch {
    // A guard may rely on the guards of earlier branches and throw here; the machine would not evaluate it.
    return { holds: false, readsClock: false };
  }
}
