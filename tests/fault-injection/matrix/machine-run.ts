import { vi } from 'vitest';
import {
  type AnyActor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  type EventFrom,
  type StateValue,
  transition,
} from 'xstate';
import type { Failure } from '#contract/call.ts';
import type { FaultyNetwork } from './network.ts';

const nameOf = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([key, inner]) => [key, inner && nameOf(inner)].filter(Boolean).join('.'))
        .join(' ');

interface Notice {
  text?: string;
  failure?: Failure;
}

/** A machine with its real implementations, and what the user learns from it. */
export class MachineRun<M extends AnyStateMachine = AnyStateMachine> {
  readonly #actor: AnyActor;
  #notice: Notice = {};

  constructor(machine: M, network: FaultyNetwork, input?: unknown) {
    this.#actor = createActor(machine as AnyStateMachine, { clock: network.clock, input });
    this.#actor.on('notice', (notice: unknown) => {
      this.#notice = notice as Notice;
    });
    this.#actor.start();
  }

  send(event: EventFrom<M>) {
    this.#actor.send(event);
    return this;
  }

  stop() {
    this.#actor.stop();
  }

  get state(): string {
    return nameOf(this.#actor.getSnapshot().value);
  }

  until = (state: string) => vi.waitUntil(() => this.state === state, { interval: 1, timeout: 5_000 });

  /** The state and the failure that it shows, or else the last notice. */
  get seen(): string {
    const shown: Failure | null | undefined = this.#actor.getSnapshot().context.failure;
    const { failure, text } = this.#notice;
    return [this.state, shown?.code ?? failure?.code ?? text].filter(Boolean).join(' ');
  }

  /** The actor for which the machine waits: the only running one whose end it handles. */
  get #pending(): string | undefined {
    const { children, machine } = this.#actor.getSnapshot() as AnyMachineSnapshot;
    const isHandled = (node: AnyStateNode, type: string): boolean =>
      node.transitions.has(type) ||
      Object.values(node.states).some((child) => isHandled(child as AnyStateNode, type));
    const running = Object.entries(children).filter(
      ([, child]) => (child as AnyActorRef | undefined)?.getSnapshot().status === 'active',
    );
    const handled = running.filter(([id]) => isHandled(machine.root, `xstate.done.actor.${id}`));
    return handled.length === 1 ? handled[0]?.[0] : undefined;
  }

  untilPending = () => vi.waitUntil(() => this.#pending !== undefined, { interval: 1, timeout: 5_000 });

  /** What `seen` is when the actor for which the machine waits now ends with a failure, by the machine alone. */
  recovery(): (failure: Failure) => string {
    const snapshot = this.#actor.getSnapshot() as AnyMachineSnapshot;
    const type = `xstate.done.actor.${this.#pending}`;
    return (failure) => {
      const event = { type, output: { ok: false, failure } };
      const [next, actions] = transition(snapshot.machine as AnyStateMachine, snapshot, event);
      const { context, value } = next as AnyMachineSnapshot;
      const emitted = actions.map(
        ({ params }) => (params as { event?: Notice & { type: string } } | undefined)?.event,
      );
      const notice = emitted.findLast((sent) => sent?.type === 'notice');
      const shown = context.failure?.code ?? notice?.failure?.code ?? notice?.text;
      return [nameOf(value), shown].filter(Boolean).join(' ');
    };
  }
}
