import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { invokedName } from './actor-names.ts';
import type { Fault } from './branches.ts';
import type { Coverage, Target } from './coverage.ts';
import { sourceName } from './effects.ts';
import { type AnySamples, outcomeValues } from './enabled-moves.ts';
import { faultMessage } from './faults.ts';
import { StepProblem } from './step-problem.ts';
import { matches, pathOf, type TransitionTarget, transitionsOf, triggerText } from './transitions.ts';

export interface Unreached {
  target: Target;
  reason: string;
}

/** The probable reason why a target was not reached. */
export function reasonFor(
  target: Target,
  coverage: Coverage,
  machine: AnyStateMachine,
  samples: AnySamples,
  faults: readonly Fault[],
): Unreached {
  const transition = transitionsOf(machine).find(({ key }) => key === target.key);
  const reason = transition
    ? transitionReason(transition, coverage, samples, faults)
    : otherReason(target, coverage);
  return { target, reason };
}

function transitionReason(
  { definition, key, trigger }: TransitionTarget,
  coverage: Coverage,
  samples: AnySamples,
  faults: readonly Fault[],
): string {
  const { source } = definition;
  if (coverage.entered.size === 0 && faults.length > 0) return 'the machine fails at its start';
  if (!coverage.entered.has(source)) return `no path: ${pathOf(source)} is never entered`;
  const nearMiss = coverage.nearMisses.get(key);
  const fault = faults.find((each) => isFaultOf(each, trigger, source));
  if (fault && !nearMiss?.guardHeld) return `the machine fails: ${faultMessage(fault.error)}`;
  if (!nearMiss?.eventSent) return neverSent(trigger, source, coverage, samples);
  if (nearMiss.guardHeld) return 'another transition is always taken first';
  if (nearMiss.readsClock)
    return 'its guard reads the time, which stands still during exploration: a delay can pass, or an event can carry the time';
  return 'guard never true for the samples';
}

/** Whether the machine failed where the source of a transition was active and its event was sent. */
function isFaultOf({ error, label, leaves }: Fault, trigger: string, source: AnyStateNode): boolean {
  if (error instanceof StepProblem) return false;
  const path = source.path.join('.');
  const isInSource = leaves.some((leaf) => path === '' || leaf === path || leaf.startsWith(`${path}.`));
  return isInSource && (label === trigger || label.startsWith(`${trigger} `));
}

function neverSent(trigger: string, source: AnyStateNode, coverage: Coverage, samples: AnySamples): string {
  const name = triggerText(trigger, source);
  const [, kind, id] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(trigger) ?? [];
  if (kind !== undefined && id !== undefined) return noOutcome(kind, id, source, coverage, samples);
  if (trigger.startsWith('xstate.after.')) return `${name} is never due first`;
  if (trigger.startsWith('xstate.snapshot.')) return `missing snapshot: ${name}`;
  if (trigger.startsWith('xstate.done.state.')) return 'no path: the states inside never finish';
  if (trigger === '') return 'no path: its state is always left by another transition';
  const isSampled = Object.keys(samples.events).some((type) => matches(type, trigger));
  return isSampled ? `${trigger} is never possible here` : `missing event: ${trigger}`;
}

/** Why an actor never ends in this way. */
function noOutcome(
  kind: string,
  id: string,
  source: AnyStateNode,
  { actors }: Coverage,
  samples: AnySamples,
): string {
  const name = invokedName(id, source);
  if (!actors.has(id)) return `no path: the actor ${name} never runs`;
  const key = [name, id].find((each) => each in samples.outcomes) ?? sourceOf(id, source) ?? name;
  const values = outcomeValues(samples.outcomes[key]);
  const end = kind === 'done' ? 'output' : 'error';
  if (values.length === 0) return `missing outcome: the samples have none in outcomes.${key}`;
  const isSampled = values.some((value) => (kind === 'done' ? 'done' : 'error') in value);
  return isSampled
    ? `its outcomes of ${key} are never possible here`
    : `missing outcome: no ${end} in outcomes.${key}`;
}

/** Key of an invoked actor in `setup({ actors })`. */
function sourceOf(id: string, node: AnyStateNode): string | undefined {
  for (let each: AnyStateNode | undefined = node; each; each = each.parent) {
    const invoked = each.invoke.find((definition) => definition.id === id);
    if (invoked) return sourceName(invoked as never);
  }
  return undefined;
}

function otherReason({ key, kind, label }: Target, { actors, entered }: Coverage): string {
  if (kind === 'timer')
    return label.endsWith('fired') ? 'never due first' : 'its state is never left before it fires';
  if (kind === 'outcome') {
    const [, source = ''] = /^outcome (.*): /.exec(key) ?? [];
    return actors.has(source) ? 'its actor never has this outcome' : 'its actor never runs';
  }
  if (kind === 'sample') return 'no state that is reached handles it, or its `when` or `at` never allows it';
  const isEntered = [...entered].some((node) => pathOf(node) === label);
  return isEntered ? 'it is always left within the same step' : 'no path: it is never entered';
}
