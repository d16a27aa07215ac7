import { vi } from 'vitest';
import { type AnyActor, type AnyStateMachine, createActor, type EventFrom, type StateValue } from 'xstate';
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
}
