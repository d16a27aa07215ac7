import {
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createEmptyActor,
  getInitialMicrosteps,
  type InspectedMicrostepEvent,
} from 'xstate';
import type { SeenAction } from './effects.ts';

export interface Microstep {
  before: AnyMachineSnapshot | undefined;
  event: AnyEventObject;
  transitions: readonly AnyTransitionDefinition[];
}

/** One event taken to its end: every microstep, every action in order, nothing executed. */
export interface Macrostep {
  snapshot: AnyMachineSnapshot;
  microsteps: Microstep[];
  actions: SeenAction[];
}

export interface PureMachine {
  /** Stands for the machine's own actor; `sendTo(self)` is told by it. */
  self: AnyActorRef;
  start(input: unknown): Macrostep;
  /** Throws what a guard, an assigner or another pure part of the machine throws. */
  take(snapshot: AnyMachineSnapshot, event: AnyEventObject): Macrostep;
}

// What is used of XState 5.33.3 beyond its types; tests/qa/pure.test.ts fails when an upgrade changes it.
interface Internals {
  id: string;
  _parent?: AnyActorRef;
  system: {
    _set(systemId: string, actor: AnyActorRef): void;
    _bookId(): string;
    get(systemId: string): object | undefined;
    inspect: AnyActorRef['system']['inspect'];
  };
}

/**
 * Runs a machine as a function. `transition()` of XState tells the next snapshot and its actions but not which
 * transitions ran; running the machine's own `transition` in a scope of ours lets inspection tell that too.
 */
export function pureMachine(machine: AnyStateMachine): PureMachine {
  const self = createEmptyActor();
  const inside = self as unknown as Internals;
  let current: AnyMachineSnapshot | undefined;
  let microsteps: Microstep[] = [];
  let actions: SeenAction[] = [];
  let takenIds = new Set<string>();

  inside.id = machine.id;
  // Without a parent `sendParent` throws.
  inside._parent = createEmptyActor();
  // Each step makes its actors anew in this one system, which would refuse the second of the same system id.
  inside.system._set = () => {};
  inside.system.get = (systemId) => {
    const children: ({ systemId?: string } | undefined)[] = Object.values(current?.children ?? {});
    return children.find((child) => child?.systemId === systemId);
  };
  // Ids of nameless actors come from a global counter; the lowest free one makes equal states equal.
  inside.system._bookId = () => {
    let number = 0;
    while (takenIds.has(`x:${number}`)) number += 1;
    takenIds.add(`x:${number}`);
    return `x:${number}`;
  };
  inside.system.inspect((seen) => {
    if (seen.type !== '@xstate.microstep') return;
    // The transitions are marked internal; no public report says which ones ran.
    const { event, snapshot, _transitions } = seen as InspectedMicrostepEvent;
    microsteps.push({ before: current, event, transitions: _transitions });
    current = snapshot as AnyMachineSnapshot;
  });

  const scope = {
    self,
    system: self.system,
    id: machine.id,
    sessionId: 'pure',
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: (action: SeenAction) => actions.push({ type: action.type, params: action.params }),
  } as unknown as AnyActorScope;

  /** `from` may be unknown at the start; microsteps then have no `before`. */
  const run = (
    from: AnyMachineSnapshot | undefined,
    occupied: object,
    step: () => AnyMachineSnapshot,
  ): Macrostep => {
    current = from;
    microsteps = [];
    actions = [];
    takenIds = new Set(Object.keys(occupied));
    const snapshot = step();
    return { snapshot, microsteps, actions };
  };
  return {
    self,
    start: (input) => run(beforeAlways(machine, input), {}, () => machine.getInitialSnapshot(scope, input)),
    take: (snapshot, event) =>
      run(snapshot, snapshot.children, () => machine.transition(snapshot, event, scope)),
  };
}

/** The initial state before its `always` transitions, which inspection does not show. */
function beforeAlways(machine: AnyStateMachine, input: unknown): AnyMachineSnapshot | undefined {
  try {
    return getInitialMicrosteps(machine, input)[0]?.[0];
  } catch {
    // XState's scope has no parent, so a `sendParent` on entry throws here and nowhere else.
    return undefined;
  }
}
