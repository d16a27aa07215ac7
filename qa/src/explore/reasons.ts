import type { AnyStateMachine } from 'xstate';
import type { Fault } from './branches.ts';
import type { Coverage, Target } from './coverage.ts';
import type { AnySamples } from './enabled-moves.ts';
import { faultMessage } from './faults.ts';
import { transitionsOf, triggerText } from './transitions.ts';

export interface Unreached {
  target: Target;
  reason: string;
}

/** The probable reason why a target was not reached. */
export function reasonFor(
  target: Target,
  { nearMisses }: Coverage,
  machine: AnyStateMachine,
  samples: AnySamples,
  seenLeaves: ReadonlySet<string>,
  faults: readonly Fault[],
): Unreached {
  const transition = transitionsOf(machine).find(({ key }) => key === target.key);
  if (!transition) return { target, reason: otherReason(target) };
  const { definition, trigger } = transition;
  const source = definition.source.path.join('.');
  if (seenLeaves.size === 0 && faults.length > 0) return { target, reason: 'the machine fails at its start' };
  const entered = [...seenLeaves].some(
    (leaf) => source === '' || leaf === source || leaf.startsWith(`${source}.`),
  );
  const nearMiss = nearMisses.get(target.key);
  if (!entered) return { target, reason: `no path: ${source} is never entered` };
  const fault = faults.find(({ label }) => label === trigger || label.startsWith(`${trigger} `));
  if (fault && !nearMiss?.guardHeld)
    return { target, reason: `the machine fails: ${faultMessage(fault.error)}` };
  if (!nearMiss?.eventSent)
    return { target, reason: neverSent(trigger, triggerText(trigger, definition.source), samples) };
  if (nearMiss.guardHeld) return { target, reason: 'another transition is always taken first' };
  return { target, reason: 'guard never true for the samples' };
}

function neverSent(trigger: string, name: string, samples: AnySamples): string {
  if (trigger.startsWith('xstate.after.')) return `${name} is never due first`;
  if (/^xstate\.(done|error)\.actor\./.test(trigger)) return `missing outcome: ${name}`;
  if (trigger.startsWith('xstate.snapshot.')) return `missing snapshot: ${name}`;
  if (trigger.startsWith('xstate.done.state.')) return 'no path: the states inside never finish';
  if (trigger === '') return 'no path: its state is never entered';
  return samples.events[trigger] ? `${trigger} is never possible here` : `missing event: ${trigger}`;
}

function otherReason({ kind, label }: Target): string {
  if (kind === 'timer')
    return label.endsWith('fired') ? 'never due first' : 'its state is never left before it fires';
  if (kind === 'outcome') return 'its actor never runs or never has this outcome';
  return 'no path ends a step in this state';
}
