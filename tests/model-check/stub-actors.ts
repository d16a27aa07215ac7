import {
  type ActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  type Snapshot,
  StateMachine,
} from 'xstate';
import type { Entry } from './ledger-state.ts';
import type { Timers } from './timers.ts';

/** A hand that was called and has neither answered nor been stopped. */
export interface LiveHand {
  name: string;
  self: AnyActorRef;
  /** The machine that called it. */
  owner: AnyActorRef;
}

/** Everything that the machines of one house named, held: it writes down what it is asked and waits. */
export class Hands {
  readonly live = new Set<LiveHand>();
  private readonly timers: Timers;
  private readonly write: (entry: Entry) => void;

  constructor(timers: Timers, write: (entry: Entry) => void) {
    this.timers = timers;
    this.write = write;
  }

  /** The machine and all machines in it, with every hand and delay held. What wires machines together stays as it is. */
  hold(machine: AnyStateMachine): AnyStateMachine {
    const { actors, delays } = machine.implementations;
    const held = Object.entries(actors).map(([name, logic]) => {
      if (name === 'relay') return [name, logic];
      return [name, logic instanceof StateMachine ? this.hold(logic) : this.held(name)];
    });
    return machine.provide({ actors: Object.fromEntries(held), delays: this.timers.named(delays) });
  }

  /** The hand's answer. */
  settle(hand: LiveHand, output: unknown): void {
    this.live.delete(hand);
    this.write({ kind: 'settled', hand: hand.name, by: hand.owner.sessionId, output });
    hand.self.send({ type: 'hand.done', output });
  }

  /** What a hand that listens to the world reports of it. */
  say(hand: LiveHand, event: AnyEventObject): void {
    this.write({ kind: 'said', hand: hand.name, event });
    hand.owner.send(event);
  }

  private held(name: string): ActorLogic<Snapshot<unknown>, AnyEventObject> {
    return {
      getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
      getPersistedSnapshot: (snapshot) => snapshot,
      start: (_, { self }) => {
        const owner = self._parent as AnyActorRef;
        this.live.add({ name, self, owner });
        this.write({ kind: 'called', hand: name, by: owner.sessionId });
      },
      transition: (snapshot, event, { self }) => {
        if (event.type === 'hand.done') return { status: 'done', output: event.output, error: undefined };
        if (event.type === 'xstate.stop') this.stopped(self);
        else this.write({ kind: 'told', hand: name, event });
        return snapshot;
      },
    };
  }

  private stopped(self: AnyActorRef): void {
    for (const hand of this.live) {
      if (hand.self !== self) continue;
      this.live.delete(hand);
      this.write({ kind: 'stopped', hand: hand.name, by: hand.owner.sessionId });
    }
  }
}
