import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { delayName, type Effect, effectOf, type SeenAction, showsWhenStopped, startOf } from './effects.ts';
import { givenBy, keepingValues, type Values } from './kept-values.ts';
import { leavesOf } from './leaves.ts';
import { actorEvent, idOf, type Move, pathNameOf } from './moves.ts';
import { type Microstep, type PureMachine, pureMachine } from './pure.ts';
import type { StepProblem } from './step-problem.ts';
import { identityText } from './text.ts';

/**
 * A timer of the machine: an `after` transition, or an event that it raises or sends to itself with a delay.
 */
export interface Timer {
  id: string;
  event: AnyEventObject;
  /** Milliseconds until it is due. */
  remainingMs: number;
}

/** Complete state of a machine between two steps: more than its state value. */
export interface MachineState {
  snapshot: AnyMachineSnapshot;
  /** Ids of finished actors, which XState keeps among the children. */
  settled: ReadonlySet<string>;
  /** Running timers in the order of their start. */
  timers: readonly Timer[];
  /** Stage of the actors around the machine, as declared in the samples. */
  stage: string;
}

/** Expected results of a step; frozen paths contain them. */
export interface StepResult {
  /** Sorted dotted paths of the active leaf states. */
  leaves: string[];
  effects: Effect[];
  /** The context after the samples' projection. */
  context: unknown;
  status: AnyMachineSnapshot['status'];
  /** Output of a machine that is done. */
  output?: unknown;
}

export interface Step {
  state: MachineState;
  result: StepResult;
  microsteps: Microstep[];
  /** Ids of timers that fired, and of timers that the step cancelled. */
  fired: string[];
  preempted: string[];
  /** What is wrong with the step. */
  problem?: StepProblem;
}

/** The part of the samples that machine states depend on. */
export interface Projection {
  project?: (context: never) => unknown;
  delays?: { readonly [name: string]: number | undefined };
}

export interface Stepper {
  /** The machine with the sampled delays provided. */
  machine: AnyStateMachine;
  start(input: unknown, stage?: string): Step;
  /** Throws if the machine throws or if `move` names an actor that is not running. */
  apply(state: MachineState, move: Move): Step;
}

/** Internals of XState's actors. */
type ObservedActor = AnyActorRef & { _syncSnapshot?: boolean; logic?: unknown };

/** A step in which more timers fire has timers that restart each other without end. */
const MAX_FIRINGS = 1_000;

/** Computes the steps of a machine without executing actions or actors. */
export function stepper(machine: AnyStateMachine, samples: Projection = {}): Stepper {
  const { delays } = samples;
  const timed = delays ? machine.provide({ delays: delays as { [name: string]: number } }) : machine;
  const pure = pureMachine(timed);
  const taken = (values: Values, from: AnyMachineSnapshot | undefined, run: () => Step): Step => {
    const { problem, step } = keepingValues(values, from, run);
    if (!problem) return step;
    return {
      ...step,
      result: { ...step.result, context: projected(step.state.snapshot, samples) },
      problem,
    };
  };
  return {
    machine: timed,
    start(input, stage = '') {
      const begun = () => new Run(pure, samples, { timers: [], settled: new Set(), stage }).start(input);
      return taken({ context: timed.config.context, input }, undefined, begun);
    },
    apply(state, move) {
      const { stage, snapshot } = state;
      const run = () => new Run(pure, samples, { ...state, stage: move.to ?? stage }).make(snapshot, move);
      return taken({ context: snapshot.context, ...givenBy(move) }, snapshot, run);
    },
  };
}

/**
 * Computes one step, which may process several events (simultaneous timers, events that it sends to itself).
 */
class Run {
  private timers: Timer[];
  private settled: Set<string>;
  private readonly stage: string;
  private readonly effects: Effect[] = [];
  private readonly microsteps: Microstep[] = [];
  private readonly fired: string[] = [];
  private readonly preempted: string[] = [];
  private readonly ownEvents: AnyEventObject[] = [];
  private readonly pure: PureMachine;
  private readonly samples: Projection;

  constructor(pure: PureMachine, samples: Projection, from: Omit<MachineState, 'snapshot'>) {
    this.pure = pure;
    this.samples = samples;
    this.timers = from.timers.map((timer) => ({ ...timer }));
    this.settled = new Set(from.settled);
    this.stage = from.stage;
  }

  start(input: unknown): Step {
    const { snapshot, actions, microsteps } = this.pure.start(input);
    this.recordActions(actions, microsteps, {}, snapshot);
    return this.stepTo(this.processOwnEvents(snapshot));
  }

  make(from: AnyMachineSnapshot, move: Move): Step {
    if (move.kind === 'event') return this.stepTo(this.process(from, move.event));
    if (move.kind === 'time') return this.stepTo(this.advance(from, move.ms));
    const id = idOf(move.actor, from);
    if (id === undefined || this.settled.has(id)) throw new Error(`${move.actor} is not running`);
    if (move.kind === 'outcome') this.settled.add(id);
    return this.stepTo(this.process(from, actorEvent(move, id)));
  }

  private process(from: AnyMachineSnapshot, event: AnyEventObject): AnyMachineSnapshot {
    if (from.status !== 'active') return from;
    const { snapshot, actions, microsteps } = this.pure.take(from, event);
    this.recordActions(actions, microsteps, from.children, snapshot);
    return this.processOwnEvents(snapshot);
  }

  /** Processes events that the machine sent to itself, before any external event. */
  private processOwnEvents(snapshot: AnyMachineSnapshot): AnyMachineSnapshot {
    const event = this.ownEvents.shift();
    return event ? this.process(snapshot, event) : snapshot;
  }

  private advance(from: AnyMachineSnapshot, ms: number): AnyMachineSnapshot {
    let snapshot = from;
    let rest = ms;
    for (let count = 0; count < MAX_FIRINGS; count += 1) {
      const next = earliest(this.timers);
      const untilNext = next && next.remainingMs <= rest ? next.remainingMs : rest;
      for (const timer of this.timers) timer.remainingMs -= untilNext;
      rest -= untilNext;
      if (!next || next.remainingMs > 0) return snapshot;
      this.timers = this.timers.filter((timer) => timer !== next);
      this.fired.push(next.id);
      snapshot = this.process(snapshot, next.event);
    }
    throw new Error(`timers fire endlessly: ${this.fired.slice(-3).map(delayName).join(', ')}`);
  }

  private recordActions(
    actions: SeenAction[],
    microsteps: Microstep[],
    before: AnyMachineSnapshot['children'],
    after: AnyMachineSnapshot,
  ): void {
    this.microsteps.push(...microsteps);
    const spawned = new Set<AnyActorRef>();
    for (const action of actions) {
      this.schedule(action);
      if (action.type === 'xstate.stopChild')
        this.queueLastSnapshot(action.params as ObservedActor | undefined);
      if (action.type === 'xstate.spawnChild')
        spawned.add((action.params as { actorRef: AnyActorRef }).actorRef);
      const effect = effectOf(action, this.pure.self, ({ id }) => !this.settled.has(id));
      if (effect) this.effects.push(effect);
    }
    // `spawn` inside an assigner is not reported as an action.
    for (const [id, child] of Object.entries(after.children) as [string, AnyActorRef][]) {
      if (child === before[id]) continue;
      this.settled.delete(id);
      if (!spawned.has(child)) this.effects.push(startOf(child));
      // An actor with `onSnapshot` sends its first snapshot when it starts.
      if ((child as ObservedActor)._syncSnapshot) this.queueSnapshot(child);
    }
    for (const id of this.settled) if (!(id in after.children)) this.settled.delete(id);
    if (after.status !== 'active') this.timers = [];
  }

  private queueLastSnapshot(child: ObservedActor | undefined): void {
    if (!child?._syncSnapshot || this.settled.has(child.id)) return;
    if (showsWhenStopped(child.logic)) this.queueSnapshot(child);
  }

  /** Queues the event by which an observed actor sends its snapshot. */
  private queueSnapshot(child: AnyActorRef): void {
    this.ownEvents.push({ type: `xstate.snapshot.${child.id}`, snapshot: child.getSnapshot() });
  }

  private schedule({ type, params }: SeenAction): void {
    if (type === 'xstate.cancel') {
      const { sendId } = params as { sendId: string };
      if (this.timers.some(({ id }) => id === sendId)) this.preempted.push(sendId);
      this.timers = this.timers.filter(({ id }) => id !== sendId);
      return;
    }
    if (type !== 'xstate.raise' && type !== 'xstate.sendTo') return;
    const { event, delay, id, to } = params as {
      event: AnyEventObject;
      delay?: number;
      id?: string;
      to?: object;
    };
    if (type === 'xstate.sendTo' && to !== this.pure.self) return;
    if (typeof delay !== 'number' && event.type.startsWith('xstate.after.'))
      throw new Error(`no delay ${delayName(event.type)}: give it in \`delays\` of the samples`);
    if (typeof delay === 'number') this.timers.push({ id: id ?? event.type, event, remainingMs: delay });
    else if (type === 'xstate.sendTo') this.ownEvents.push(event);
  }

  private stepTo(snapshot: AnyMachineSnapshot): Step {
    const { effects, fired, microsteps, preempted, settled, stage, timers } = this;
    const result: StepResult = {
      leaves: leavesOf(snapshot),
      effects,
      context: projected(snapshot, this.samples),
      status: snapshot.status,
      ...(snapshot.output === undefined ? {} : { output: snapshot.output }),
    };
    return { state: { snapshot, settled, timers, stage }, result, microsteps, fired, preempted };
  }
}

export function projected({ context }: AnyMachineSnapshot, { project }: Projection): unknown {
  return project ? project(context as never) : context;
}

/** The timer that is due first; of several, the one that was started first. */
export function earliest(timers: readonly Timer[]): Timer | undefined {
  return timers.reduce<Timer | undefined>(
    (first, timer) => (first && first.remainingMs <= timer.remainingMs ? first : timer),
    undefined,
  );
}

/** Ids of the running children in the order of their start. */
export function liveActors({ snapshot, settled }: MachineState): string[] {
  return Object.keys(snapshot.children).filter((id) => snapshot.children[id] && !settled.has(id));
}

/**
 * Identity of a state: states with equal texts behave alike, provided that the projection is complete.
 */
export function identityOf(state: MachineState, samples: Projection): string {
  const { snapshot, stage, timers } = state;
  const history = Object.entries(snapshot.historyValue as Record<string, { id: string }[]>);
  return identityText([
    snapshot.value,
    snapshot.status,
    projected(snapshot, samples),
    liveActors(state)
      .map((id) => pathNameOf(id, snapshot))
      .sort(),
    [...timers].sort((a, b) => a.remainingMs - b.remainingMs).map(({ id, remainingMs }) => [id, remainingMs]),
    history.map(([id, nodes]) => [id, nodes.map((node) => node.id).sort()]).sort(),
    ...(stage === '' ? [] : [stage]),
  ]);
}
