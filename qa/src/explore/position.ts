import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { textWithFunctions } from '../report/text.ts';
import { delayName, type Effect, effectOf, type SeenAction, showsWhenStopped, startOf } from './effects.ts';
import { actorEvent, idOf, type Move, pathNameOf } from './moves.ts';
import { type Microstep, type PureMachine, pureMachine } from './pure.ts';
import { ROOT_LEAF } from './samples.ts';

/**
 * A timer of the machine: an `after` transition, or an event that it raises or sends to itself with a delay.
 */
export interface Timer {
  id: string;
  event: AnyEventObject;
  /** Milliseconds until it is due. */
  left: number;
}

/** Complete state of a machine between two steps. */
export interface Position {
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
  position: Position;
  facts: StepResult;
  microsteps: Microstep[];
  /** Ids of timers that fired, and of timers that the step cancelled. */
  fired: string[];
  preempted: string[];
}

/** The part of the samples that positions depend on. */
export interface Projection {
  project?: (context: never) => unknown;
  delays?: { readonly [name: string]: number | undefined };
}

export interface Stepper {
  /** The machine with the sampled delays provided. */
  machine: AnyStateMachine;
  start(input: unknown, stage?: string): Step;
  /** Throws if the machine throws or if `move` names an actor that is not running. */
  apply(position: Position, move: Move): Step;
}

/** Internals of XState's actors. */
type ObservedActor = AnyActorRef & { _syncSnapshot?: boolean; logic?: unknown };

const ENDLESS = 1_000;

/** Computes the steps of a machine without executing actions or actors. */
export function stepper(machine: AnyStateMachine, samples: Projection = {}): Stepper {
  const { delays } = samples;
  const timed = delays ? machine.provide({ delays: delays as { [name: string]: number } }) : machine;
  const pure = pureMachine(timed);
  return {
    machine: timed,
    start(input, stage = '') {
      const begun = new Run(pure, samples, { timers: [], settled: new Set(), stage });
      return begun.started(input);
    },
    apply(position, move) {
      const { stage, snapshot } = position;
      return new Run(pure, samples, { ...position, stage: move.to ?? stage }).moved(snapshot, move);
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
  private readonly toItself: AnyEventObject[] = [];
  private readonly pure: PureMachine;
  private readonly samples: Projection;

  constructor(pure: PureMachine, samples: Projection, from: Omit<Position, 'snapshot'>) {
    this.pure = pure;
    this.samples = samples;
    this.timers = from.timers.map((timer) => ({ ...timer }));
    this.settled = new Set(from.settled);
    this.stage = from.stage;
  }

  started(input: unknown): Step {
    const { snapshot, actions, microsteps } = this.pure.start(input);
    this.absorb(actions, microsteps, {}, snapshot);
    return this.finished(this.drained(snapshot));
  }

  moved(from: AnyMachineSnapshot, move: Move): Step {
    if (move.kind === 'event') return this.finished(this.taken(from, move.event));
    if (move.kind === 'time') return this.finished(this.waited(from, move.ms));
    const id = idOf(move.actor, from);
    if (id === undefined || this.settled.has(id)) throw new Error(`${move.actor} is not running`);
    if (move.kind === 'outcome') this.settled.add(id);
    return this.finished(this.taken(from, actorEvent(move, id)));
  }

  private taken(from: AnyMachineSnapshot, event: AnyEventObject): AnyMachineSnapshot {
    if (from.status !== 'active') return from;
    const { snapshot, actions, microsteps } = this.pure.take(from, event);
    this.absorb(actions, microsteps, from.children, snapshot);
    return this.drained(snapshot);
  }

  /** Processes events that the machine sent to itself, before any external event. */
  private drained(snapshot: AnyMachineSnapshot): AnyMachineSnapshot {
    const event = this.toItself.shift();
    return event ? this.taken(snapshot, event) : snapshot;
  }

  private waited(from: AnyMachineSnapshot, ms: number): AnyMachineSnapshot {
    let snapshot = from;
    let rest = ms;
    for (let count = 0; count < ENDLESS; count += 1) {
      const next = earliest(this.timers);
      const pause = next && next.left <= rest ? next.left : rest;
      for (const timer of this.timers) timer.left -= pause;
      rest -= pause;
      if (!next || next.left > 0) return snapshot;
      this.timers = this.timers.filter((timer) => timer !== next);
      this.fired.push(next.id);
      snapshot = this.taken(snapshot, next.event);
    }
    throw new Error(`timers fire endlessly: ${this.fired.slice(-3).map(delayName).join(', ')}`);
  }

  private absorb(
    actions: SeenAction[],
    microsteps: Microstep[],
    before: AnyMachineSnapshot['children'],
    after: AnyMachineSnapshot,
  ): void {
    this.microsteps.push(...microsteps);
    const spawned = new Set<AnyActorRef>();
    for (const action of actions) {
      this.schedule(action);
      if (action.type === 'xstate.stopChild') this.showStopped(action.params as ObservedActor | undefined);
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
      if ((child as ObservedActor)._syncSnapshot) this.show(child);
    }
    for (const id of this.settled) if (!(id in after.children)) this.settled.delete(id);
    if (after.status !== 'active') this.timers = [];
  }

  private showStopped(child: ObservedActor | undefined): void {
    if (!child?._syncSnapshot || this.settled.has(child.id)) return;
    if (showsWhenStopped(child.logic)) this.show(child);
  }

  /** The event by which an observed actor sends its snapshot. */
  private show(child: AnyActorRef): void {
    this.toItself.push({ type: `xstate.snapshot.${child.id}`, snapshot: child.getSnapshot() });
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
    if (typeof delay === 'number') this.timers.push({ id: id ?? event.type, event, left: delay });
    else if (type === 'xstate.sendTo') this.toItself.push(event);
  }

  private finished(snapshot: AnyMachineSnapshot): Step {
    const { effects, fired, microsteps, preempted, settled, stage, timers } = this;
    const facts: StepResult = {
      leaves: leavesOf(snapshot),
      effects,
      context: projected(snapshot, this.samples),
      status: snapshot.status,
      ...(snapshot.output === undefined ? {} : { output: snapshot.output }),
    };
    return { position: { snapshot, settled, timers, stage }, facts, microsteps, fired, preempted };
  }
}

export function leavesOf(snapshot: AnyMachineSnapshot): string[] {
  const leaves = snapshot._nodes.filter(({ type }) => type === 'atomic' || type === 'final');
  // The order of `_nodes` depends on how the state was reached.
  return leaves.map((node) => node.path.join('.') || ROOT_LEAF).sort();
}

export function projected({ context }: AnyMachineSnapshot, { project }: Projection): unknown {
  return project ? project(context as never) : context;
}

/** The timer that is due first; of several, the one that was started first. */
export function earliest(timers: readonly Timer[]): Timer | undefined {
  return timers.reduce<Timer | undefined>(
    (first, timer) => (first && first.left <= timer.left ? first : timer),
    undefined,
  );
}

/** Ids of the running children in the order of their start. */
export function liveActors({ snapshot, settled }: Position): string[] {
  return Object.keys(snapshot.children).filter((id) => snapshot.children[id] && !settled.has(id));
}

/**
 * Identity of a position: positions with equal texts behave alike, provided that the projection is complete.
 */
export function identityOf(position: Position, samples: Projection): string {
  const { snapshot, stage, timers } = position;
  const history = Object.entries(snapshot.historyValue as Record<string, { id: string }[]>);
  return textWithFunctions([
    snapshot.value,
    snapshot.status,
    projected(snapshot, samples),
    liveActors(position)
      .map((id) => pathNameOf(id, snapshot))
      .sort(),
    [...timers].sort((a, b) => a.left - b.left).map(({ id, left }) => [id, left]),
    history.map(([id, nodes]) => [id, nodes.map((node) => node.id).sort()]).sort(),
    ...(stage === '' ? [] : [stage]),
  ]);
}
