import {
  type AnyActor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromTransition,
  type InspectionEvent,
} from 'xstate';
import type { Branch } from '../explore/branches.ts';
import { withoutChance } from '../explore/chance.ts';
import { type Effect, effectOf, startOf } from '../explore/effects.ts';
import type { AnySamples } from '../explore/enabled-moves.ts';
import { type Contents, contentsOf, copyOf } from '../explore/in-place.ts';
import { leavesOf } from '../explore/leaves.ts';
import { idOf, type Move } from '../explore/moves.ts';
import { projected, type StepResult } from '../explore/stepper.ts';
import { ManualClock } from './clock.ts';
import { expectation, type FrozenPath } from './frozen.ts';
import { type Mismatch, type ReplayedPath, replay } from './replay.ts';
import { stubDone, stubError, stubSnapshot, withStubActors } from './stub-actors.ts';

/**
 * Walks frozen paths with a running actor of the machine on a manual clock; its child actors are stubs that
 * settle as the path requires. Compares every step with the frozen path and returns the differences; a path
 * ends at its first difference.
 */
export function walkModel(
  machine: AnyStateMachine,
  samples: AnySamples,
  paths: readonly FrozenPath[],
): Mismatch[] {
  const { mismatches, replayed } = replay(machine, samples, paths);
  const stubbed = withStubActors(machine);
  const shared = contentsOf({ context: machine.config.context, samples });
  return [
    ...mismatches,
    ...replayed.flatMap((path) => {
      let walk: ModelWalk | undefined;
      const walked = () => {
        walk = new ModelWalk(stubbed, samples, path, shared);
        return walk.walk();
      };
      return withoutChance(walked, () => walk?.snapshot).result ?? [];
    }),
  ];
}

class ModelWalk {
  private readonly clock = new ManualClock();
  private readonly samples: AnySamples;
  private readonly path: ReplayedPath;
  /** Values that all actors begin with; in the application, each has a process of its own. */
  private readonly shared: Contents;
  private readonly actor: AnyActor;
  private effects: Effect[] = [];
  private spawned = new Set<AnyActorRef>();
  private children: AnyMachineSnapshot['children'] = {};

  constructor(stubbed: AnyStateMachine, samples: AnySamples, path: ReplayedPath, shared: Contents) {
    this.samples = samples;
    this.path = path;
    this.shared = shared;
    const delays = samples.delays as Record<string, number> | undefined;
    // A parent that ignores all events; `sendParent` throws without a parent.
    const parent = createActor(
      fromTransition((state: object) => state, {}),
      { clock: this.clock, inspect: (seen) => this.inspected(seen) },
    );
    const options = { parent, id: stubbed.id, input: path.input };
    this.actor = createActor(delays ? stubbed.provide({ delays }) : stubbed, options) as AnyActor;
  }

  walk(): Mismatch | undefined {
    const { start, steps } = this.path;
    let before: StepResult | undefined;
    for (const [index, branch] of [start, ...steps].entries()) {
      const differs = this.step(branch, before, index);
      if (differs) return differs;
      before = branch.result;
    }
    return undefined;
  }

  private step(branch: Branch, before: StepResult | undefined, step: number): Mismatch | undefined {
    this.effects = [];
    const expected = expectation(branch.result, before);
    const mismatch = (seen: string) => ({ path: this.path.id, step, label: branch.label, expected, seen });
    if (step === 0) this.actor.start();
    for (const { move } of branch.parts) {
      const reason = move && this.execute(move);
      if (reason) return mismatch(reason);
    }
    this.keepShared();
    const seen = expectation(this.result(), before);
    return seen === expected ? undefined : mismatch(seen);
  }

  /** Gives the actor copies of what it has changed in place. */
  private keepShared(): void {
    if (this.shared.changed().length === 0) return;
    this.snapshot.context = copyOf(this.snapshot.context);
    this.shared.restore();
  }

  /** Executes a move; returns a reason if it is not possible. */
  private execute(move: Move): string | undefined {
    if (move.kind === 'event') {
      this.actor.send(move.event);
      return undefined;
    }
    if (move.kind === 'time') return this.advanceClock(move.ms);
    const child = this.snapshot.children[idOf(move.actor, this.snapshot) ?? ''] as AnyActorRef | undefined;
    if (!child) return `${move.actor} does not run`;
    if (move.kind === 'snapshot') child.send(stubSnapshot(move.snapshot));
    else child.send('done' in move.outcome ? stubDone(move.outcome.done) : stubError(move.outcome.error));
    return undefined;
  }

  /** Advances the clock; returns an error if anything happens before the last millisecond. */
  private advanceClock(ms: number): string | undefined {
    const before = leavesOf(this.snapshot).join(', ');
    this.clock.advance(Math.max(0, ms - 1));
    const early = this.effects.length > 0 || leavesOf(this.snapshot).join(', ') !== before;
    if (early && ms > 0) return `something happened before ${ms} ms had passed`;
    this.clock.advance(Math.min(1, ms));
    return undefined;
  }

  get snapshot(): AnyMachineSnapshot {
    return this.actor.getSnapshot();
  }

  private result(): StepResult {
    const { snapshot } = this;
    return {
      leaves: leavesOf(snapshot),
      effects: this.effects,
      context: projected(snapshot, this.samples),
      status: snapshot.status,
      ...(snapshot.output === undefined ? {} : { output: snapshot.output }),
      ...(snapshot.status === 'error' ? { output: snapshot.error } : {}),
    };
  }

  private inspected(seen: InspectionEvent): void {
    if (seen.actorRef !== this.actor) return;
    if (seen.type === '@xstate.action') {
      const { action } = seen;
      if (action.type === 'xstate.spawnChild') {
        this.spawned.add((action.params as { actorRef: AnyActorRef }).actorRef);
      }
      const isLive = (actor: AnyActorRef) => actor.getSnapshot().status === 'active';
      const effect = effectOf(action, this.actor, isLive);
      if (effect) this.effects.push(effect);
    }
    if (seen.type === '@xstate.snapshot') this.recordSpawned(seen.snapshot as AnyMachineSnapshot);
  }

  /** Records actors spawned inside an assigner, which are not reported as actions. */
  private recordSpawned({ children }: AnyMachineSnapshot): void {
    for (const [id, child] of Object.entries(children) as [string, AnyActorRef][]) {
      if (child !== this.children[id] && !this.spawned.has(child)) this.effects.push(startOf(child));
    }
    this.children = children;
  }
}
