import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
} from 'xstate';
import { withoutPreempted } from '../explore/conflicts.ts';
import type { Step } from '../explore/position.ts';
import {
  candidatesOf,
  guardHolds,
  isInside,
  orderKey,
  pathOf,
  refusalKey,
  transitionKey,
  transitionsOf,
  triggerText,
} from '../explore/transitions.ts';

/** Something that a plan has to make happen. */
export interface Target {
  key: string;
  kind: 'transition' | 'refusal' | 'order' | 'state' | 'outcome' | 'timer' | 'pair' | 'start';
  /** For people. */
  label: string;
}

/** How near exploration came to a transition that it did not take; the reasons are made of it. */
export interface Approach {
  /** The event came while the source was active. */
  offered: boolean;
  /** ... and the guard let it through, yet something else was taken. */
  allowed: boolean;
}

/**
 * Attributes microsteps to transition definitions and remembers what was offered and declined. Refusals (an
 * event that no guard let through) and order (an earlier branch taken although a later guard held too) become
 * targets when they are first seen, since whether they can happen at all is a fact about guards and data.
 */
export class Coverage {
  readonly targets = new Map<string, Target>();
  readonly approaches = new Map<string, Approach>();
  private readonly keys = new WeakMap<AnyTransitionDefinition, string>();

  /** `machine` must be the very one that steps, since its definitions are recognised by reference. */
  constructor(machine: AnyStateMachine) {
    for (const { definition, key, label } of transitionsOf(machine)) {
      this.keys.set(definition, key);
      this.targets.set(key, { key, kind: 'transition', label });
      this.approaches.set(key, { offered: false, allowed: false });
    }
  }

  /** Keys of the targets that a step covers; new refusals and orders are added to the targets. */
  covered({ microsteps, position }: Pick<Step, 'microsteps' | 'position'>): string[] {
    const covered = new Set<string>();
    for (const { before, event, transitions } of microsteps) {
      const ran = before ? withoutPreempted(transitions, before) : transitions;
      for (const transition of ran) {
        const key = this.keys.get(transition);
        if (key) covered.add(key);
      }
      const trigger = transitions.some(({ eventType }) => eventType === '') ? '' : event.type;
      for (const node of before?._nodes ?? []) {
        for (const key of this.judge(node, before as AnyMachineSnapshot, event, trigger, ran))
          covered.add(key);
      }
    }
    const { _nodes: resting, status } = position.snapshot;
    if (status === 'active') {
      for (const node of resting) {
        if (!node.always?.length) continue;
        covered.add(this.refusal(node, ''));
        for (const branch of node.always.keys()) this.note(node, '', branch, false);
      }
    }
    return [...covered];
  }

  /** What `node` made of the event: refusals, orders, and for the reasons what was offered and allowed. */
  private *judge(
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
      const allowed = list.map((candidate) => guardHolds(candidate, before, event));
      if (allowed.includes(true)) refused = false;
      for (const branch of list.keys()) this.note(node, descriptor, branch, allowed[branch] === true);
      const taken = list.findIndex((candidate) => ran.includes(candidate));
      if (taken >= 0) yield* this.orders(node, descriptor, list, allowed, taken);
    }
    if (refused) yield this.refusal(node, trigger);
  }

  private note(node: AnyStateNode, descriptor: string, branch: number, allowed: boolean): void {
    const approach = this.approaches.get(transitionKey(node, descriptor, branch));
    if (!approach) return;
    approach.offered = true;
    approach.allowed ||= allowed;
  }

  private *orders(
    node: AnyStateNode,
    descriptor: string,
    list: readonly AnyTransitionDefinition[],
    allowed: readonly boolean[],
    taken: number,
  ): Iterable<string> {
    for (let later = taken + 1; later < list.length; later += 1) {
      // Against a branch without guard the order is plain: the earlier one would never be taken.
      if (!allowed[later] || list[later]?.guard === undefined) continue;
      const key = orderKey(node, descriptor, taken, later);
      const label = `${pathOf(node)}: ${triggerText(descriptor)}, both branch ${taken + 1} and ${later + 1} hold`;
      this.targets.set(key, { key, kind: 'order', label });
      yield key;
    }
  }

  private refusal(node: AnyStateNode, trigger: string): string {
    const key = refusalKey(node, trigger);
    const label = `${pathOf(node)}: ${triggerText(trigger)} ${trigger ? 'refused' : 'not yet'}`;
    this.targets.set(key, { key, kind: 'refusal', label });
    return key;
  }
}
