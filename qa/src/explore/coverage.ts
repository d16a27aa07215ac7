import type {
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
} from 'xstate';
import { changesOf } from './changes.ts';
import { withoutPreempted } from './conflicts.ts';
import { sourceName } from './effects.ts';
import { type GuardResult, tryGuard } from './guards.ts';
import type { Projection, Step } from './stepper.ts';
import {
  candidatesOf,
  isInside,
  orderKey,
  pathOf,
  refusalKey,
  transitionKey,
  transitionsOf,
  triggerText,
} from './transitions.ts';

/** An item that a plan must cover. */
export interface Target {
  key: string;
  kind:
    | 'transition'
    | 'refusal'
    | 'order'
    | 'change'
    | 'state'
    | 'outcome'
    | 'sample'
    | 'timer'
    | 'pair'
    | 'start';
  /** Readable form. */
  label: string;
}

/** How close exploration came to taking a transition; used to explain unreached targets. */
export interface NearMiss {
  /** The event was sent while the source state was active. */
  eventSent: boolean;
  /** The event was sent and the guard held, but another transition was taken. */
  guardHeld: boolean;
  /** The guard has read the time. */
  readsClock: boolean;
}

/**
 * Attributes microsteps to transition definitions and records which transitions nearly ran.
 * Refusals (an event for which no guard held) and orders (an earlier branch taken although a later guard also
 * held) become targets when they first occur, since whether they are possible depends on guards and data. So do
 * changes of the context: an action that clears a failure shows nothing where there was none.
 */
export class Coverage {
  readonly targets = new Map<string, Target>();
  readonly nearMisses = new Map<string, NearMiss>();
  /** States that were entered, also those that were left within the same step. */
  readonly entered = new Set<AnyStateNode>();
  /** Ids and sources of the actors that have run. */
  readonly actors = new Set<string>();
  private readonly keys = new WeakMap<AnyTransitionDefinition, string>();
  private readonly projection: Projection;

  /** `machine` must be the stepped instance, since its definitions are compared by reference. */
  constructor(machine: AnyStateMachine, projection: Projection) {
    this.projection = projection;
    for (const { definition, key, label } of transitionsOf(machine)) {
      this.keys.set(definition, key);
      this.targets.set(key, { key, kind: 'transition', label });
      this.nearMisses.set(key, { eventSent: false, guardHeld: false, readsClock: false });
    }
  }

  /** Keys of the targets that a step covers; adds new refusals, orders and changes to the targets. */
  covered({ microsteps, state }: Pick<Step, 'microsteps' | 'state'>): string[] {
    const covered = new Set<string>();
    this.recordSeen(state.snapshot);
    for (const { before, after, event, transitions } of microsteps) {
      for (const seen of before ? [before, after] : [after]) this.recordSeen(seen);
      const ran = before ? withoutPreempted(transitions, before) : transitions;
      for (const transition of ran) {
        const key = this.keys.get(transition);
        if (key) covered.add(key);
      }
      // At the start there is nothing yet that could change.
      if (before && event.type !== 'xstate.init')
        for (const key of this.changes(before, after, ran)) covered.add(key);
      const trigger = transitions.some(({ eventType }) => eventType === '') ? '' : event.type;
      for (const node of before?._nodes ?? []) {
        for (const key of this.refusalsAndOrders(node, before as AnyMachineSnapshot, event, trigger, ran))
          covered.add(key);
      }
    }
    const { _nodes: nodes, status } = state.snapshot;
    if (status === 'active') {
      for (const node of nodes) {
        if (!node.always?.length) continue;
        covered.add(this.refusal(node, ''));
        for (const [branch, definition] of node.always.entries())
          this.recordNearMiss(node, '', branch, tryGuard(definition, state.snapshot, { type: '' }));
      }
    }
    return [...covered];
  }

  /** Yields the refusals and orders of `node` for an event, and records its near misses. */
  private *refusalsAndOrders(
    node: AnyStateNode,
    before: AnyMachineSnapshot,
    event: AnyEventObject,
    trigger: string,
    ran: readonly AnyTransitionDefinition[],
  ): Iterable<string> {
    const lists = candidatesOf(node, trigger);
    if (lists.length === 0) return;
    const handledBelow = ran.some(({ source }) => isInside(source, node));
    let refused = !handledBelow;
    for (const [descriptor, list] of lists) {
      const results = list.map((candidate) => tryGuard(candidate, before, event));
      const allowed = results.map(({ holds }) => holds);
      if (allowed.includes(true)) refused = false;
      for (const [branch, result] of results.entries()) this.recordNearMiss(node, descriptor, branch, result);
      const taken = list.findIndex((candidate) => ran.includes(candidate));
      if (taken >= 0) yield* this.orders(node, descriptor, list, allowed, taken);
    }
    if (refused) yield this.refusal(node, trigger);
  }

  private changes(
    before: AnyMachineSnapshot,
    after: AnyMachineSnapshot,
    ran: readonly AnyTransitionDefinition[],
  ): string[] {
    const keyOf = (transition: AnyTransitionDefinition) => this.keys.get(transition);
    const changes = changesOf(before, after, ran, this.projection, keyOf);
    for (const { key, label } of changes) this.targets.set(key, { key, kind: 'change', label });
    return changes.map(({ key }) => key);
  }

  private recordSeen({ _nodes, children }: AnyMachineSnapshot): void {
    for (const node of _nodes) this.entered.add(node);
    for (const [id, child] of Object.entries(children) as [string, AnyActorRef | undefined][]) {
      if (child) this.actors.add(id).add(sourceName(child));
    }
  }

  private recordNearMiss(
    node: AnyStateNode,
    descriptor: string,
    branch: number,
    { holds, readsClock }: GuardResult,
  ): void {
    const nearMiss = this.nearMisses.get(transitionKey(node, descriptor, branch));
    if (!nearMiss) return;
    nearMiss.eventSent = true;
    nearMiss.guardHeld ||= holds;
    nearMiss.readsClock ||= readsClock;
  }

  private *orders(
    node: AnyStateNode,
    descriptor: string,
    list: readonly AnyTransitionDefinition[],
    allowed: readonly boolean[],
    taken: number,
  ): Iterable<string> {
    for (let later = taken + 1; later < list.length; later += 1) {
      // A later branch without a guard always holds, so that order is not a separate target.
      if (!allowed[later] || list[later]?.guard === undefined) continue;
      const key = orderKey(node, descriptor, taken, later);
      const label = `${pathOf(node)}: ${triggerText(descriptor, node)}, both branch ${taken + 1} and ${later + 1} hold`;
      this.targets.set(key, { key, kind: 'order', label });
      yield key;
    }
  }

  private refusal(node: AnyStateNode, trigger: string): string {
    const key = refusalKey(node, trigger);
    const label = `${pathOf(node)}: ${triggerText(trigger, node)} ${trigger ? 'refused' : 'not yet'}`;
    this.targets.set(key, { key, kind: 'refusal', label });
    return key;
  }
}
