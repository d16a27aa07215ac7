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
import { withoutChance } from './chance.ts';
import type { SeenAction } from './effects.ts';

export interface Microstep {
  before: AnyMachineSnapshot | undefined;
  after: AnyMachineSnapshot;
  event: AnyEventObject;
  transitions: readonly AnyTransitionDefinition[];
}

/** Result of processing one event: all microsteps and all actions in order; nothing is executed. */
export interface Macrostep {
  snapshot: AnyMachineSnapshot;
  microsteps: Microstep[];
  actions: SeenAction[];
}

export interface PureMachine {
  /** Placeholder for the machine's own actor; identifies `sendTo(self)`. */
  self: AnyActorRef;
  start(input: unknown): Macrostep;
  /** Rethrows errors of guards, assigners and other pure functions of the machine. */
  take(snapshot: AnyMachineSnapshot, event: AnyEventObject): Macrostep;
}

// Internals of XState 5.33.3 that its types do not expose; qa/tests/pure.test.ts fails if an upgrade changes
// them.
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

/** A machine that takes more microsteps for one event never settles: XState then throws. */
export const MAX_MICROSTEPS = 1_000;

/**
 * Runs a machine as a pure function. XState's `transition()` returns the next snapshot and the actions, but
 * not the transitions that ran; calling the machine's own `transition` with a custom scope exposes them by
 * inspection.
 */
export function pureMachine(machine: AnyStateMachine): PureMachine {
  // XState before 5.31 has no options.
  const { options }: { options?: AnyStateMachine['options'] } = machine;
  if (options)
    options.maxIterations = Math.min(options.maxIterations ?? Number.POSITIVE_INFINITY, MAX_MICROSTEPS);
  const self = createEmptyActor();
  const inside = self as unknown as Internals;
  let current: AnyMachineSnapshot | undefined;
  let microsteps: Microstep[] = [];
  let actions: SeenAction[] = [];
  let takenIds = new Set<string>();

  inside.id = machine.id;
  // `sendParent` throws without a parent.
  inside._parent = createEmptyActor();
  // Every step creates its actors again in the same system, which would reject a repeated system id.
  inside.system._set = () => {};
  inside.system.get = (systemId) => {
    const children: ({ systemId?: string } | undefined)[] = Object.values(current?.children ?? {});
    return children.find((child) => child?.systemId === systemId);
  };
  // Generated ids come from a global counter; the lowest free id makes equal states comparable.
  inside.system._bookId = () => {
    let number = 0;
    while (takenIds.has(`x:${number}`)) number += 1;
    takenIds.add(`x:${number}`);
    return `x:${number}`;
  };
  inside.system.inspect((seen) => {
    if (seen.type !== '@xstate.microstep') return;
    // `_transitions` is internal; no public API reports the transitions that ran.
    const { event, snapshot, _transitions } = seen as InspectedMicrostepEvent;
    const after = snapshot as AnyMachineSnapshot;
    // A machine that this one invokes makes microsteps in the same system when it starts.
    if (after.machine !== machine) return;
    // XState before 5.31 has no limit either.
    if (microsteps.length >= MAX_MICROSTEPS)
      throw new Error(`transitions follow each other without end: more than ${MAX_MICROSTEPS} for one event`);
    microsteps.push({ before: current, after, event, transitions: _transitions });
    current = after;
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

  /** `from` may be undefined at the start; the first microstep then has no `before`. */
  const run = (
    from: AnyMachineSnapshot | undefined,
    occupied: object,
    step: () => AnyMachineSnapshot,
  ): Macrostep => {
    current = from;
    microsteps = [];
    actions = [];
    takenIds = new Set(Object.keys(occupied));
    const { result: snapshot } = withoutChance(step, () => from);
    return { snapshot, microsteps, actions };
  };
  return {
    self,
    start: (input) =>
      run(withoutChance(() => beforeAlways(machine, input)).result, {}, () =>
        machine.getInitialSnapshot(scope, input),
      ),
    take: (snapshot, event) =>
      run(snapshot, snapshot.children, () => machine.transition(snapshot, event, scope)),
  };
}

/** The initial state before its `always` transitions, which inspection does not report. */
function beforeAlways(machine: AnyStateMachine, input: unknown): AnyMachineSnapshot | undefined {
  try {
    return getInitialMicrosteps(machine, input)[0]?.[0];
  } catch {
    // The scope of `getInitialMicrosteps` has no parent, so `sendParent` in an entry action throws here only.
    return undefined;
  }
}
