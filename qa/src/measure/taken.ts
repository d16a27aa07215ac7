import type { AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { withoutPreempted } from '../explore/conflicts.ts';
import { isMachineSnapshot } from '../explore/leaves.ts';
import { listsOf, transitionKey } from '../explore/transitions.ts';

/** Keys of transitions by the id of their machine. */
export type Taken = { readonly [machine: string]: readonly string[] };

/** Which transitions running actors take, seen by inspection. */
export class TakenTransitions {
  private readonly keys = new Map<string, Set<string>>();
  private readonly snapshots = new WeakMap<AnyActorRef, AnyMachineSnapshot>();
  private readonly tell: (machine: string, key: string) => void;

  /** `tell` is called for each transition that is taken for the first time. */
  constructor(tell: (machine: string, key: string) => void = () => {}) {
    this.tell = tell;
  }

  inspected(seen: InspectionEvent): void {
    if (seen.type !== '@xstate.microstep' && seen.type !== '@xstate.snapshot') return;
    const { snapshot } = seen;
    if (!isMachineSnapshot(snapshot)) return;
    const actor = seen.actorRef as AnyActorRef;
    const before = this.snapshots.get(actor);
    this.snapshots.set(actor, snapshot);
    if (seen.type === '@xstate.snapshot') return;
    const ran = before ? withoutPreempted(seen._transitions, before) : seen._transitions;
    for (const transition of ran) this.record(snapshot.machine.id, transition);
  }

  private record(machine: string, definition: AnyTransitionDefinition): void {
    const key = keyOf(definition);
    const known = this.keys.get(machine) ?? new Set();
    if (key === undefined || known.has(key)) return;
    this.keys.set(machine, known.add(key));
    this.tell(machine, key);
  }

  taken(): Taken {
    return Object.fromEntries([...this.keys].map(([machine, keys]) => [machine, [...keys].sort()]));
  }
}

/** Undefined for what is no transition of the chart, such as the entry of the initial state. */
function keyOf(definition: AnyTransitionDefinition): string | undefined {
  const { source } = definition;
  for (const [trigger, list] of listsOf(source)) {
    const branch = list.indexOf(definition);
    if (branch >= 0) return transitionKey(source, trigger, branch);
  }
  return undefined;
}
