import {
  type ActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  type Snapshot,
  StateMachine,
} from 'xstate';
import { pages } from '#src/actors/pages.ts';
import type { Entry } from './ledger-state.ts';
import type { Timers } from './timers.ts';

/** A stub actor that was started and has neither settled nor been stopped. */
export interface PendingActor {
  name: string;
  self: AnyActorRef;
  /** The machine that invoked it. */
  owner: AnyActorRef;
}

/** Stubs for all actors of the machines: each records its calls and waits for the test. */
export class StubActors {
  readonly live = new Set<PendingActor>();
  private readonly timers: Timers;
  private readonly write: (entry: Entry) => void;

  constructor(timers: Timers, write: (entry: Entry) => void) {
    this.timers = timers;
    this.write = write;
  }

  /** The machine and its child machines with stubs for all actors and delays. Relays and pages are real. */
  hold(machine: AnyStateMachine): AnyStateMachine {
    const { actors, delays } = machine.implementations;
    const held = Object.entries(actors).map(([name, logic]) => {
      if (name === 'relay') return [name, logic];
      if (name === 'pages') return [name, pages];
      return [name, logic instanceof StateMachine ? this.hold(logic) : this.held(name)];
    });
    return machine.provide({ actors: Object.fromEntries(held), delays: this.timers.named(delays) });
  }

  /** Settles the actor with an output. */
  settle(actor: PendingActor, output: unknown): void {
    this.live.delete(actor);
    this.write({ kind: 'settled', actor: actor.name, by: actor.owner.sessionId, output });
    actor.self.send({ type: 'stub.done', output });
  }

  /** Sends an event from a listening actor to its machine. */
  say(actor: PendingActor, event: AnyEventObject): void {
    this.write({ kind: 'sent', actor: actor.name, event });
    actor.owner.send(event);
  }

  private held(name: string): ActorLogic<Snapshot<unknown>, AnyEventObject> {
    return {
      getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
      getPersistedSnapshot: (snapshot) => snapshot,
      start: (_, { self }) => {
        const owner = self._parent as AnyActorRef;
        this.live.add({ name, self, owner });
        this.write({ kind: 'called', actor: name, by: owner.sessionId });
      },
      transition: (snapshot, event, { self }) => {
        if (event.type === 'stub.done') return { status: 'done', output: event.output, error: undefined };
        if (event.type === 'xstate.stop') this.stopped(self);
        else this.write({ kind: 'received', actor: name, event });
        return snapshot;
      },
    };
  }

  private stopped(self: AnyActorRef): void {
    for (const actor of this.live) {
      if (actor.self !== self) continue;
      this.live.delete(actor);
      this.write({ kind: 'stopped', actor: actor.name, by: actor.owner.sessionId });
    }
  }
}
