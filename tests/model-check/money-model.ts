import { type AnyActorRef, type AnyStateMachine, createActor } from 'xstate';
import { text } from 'xstate-path-tests/walk';
import { type CallResult, clientErrorCodes, type Failure } from '#contract/call.ts';
import { Timers } from './timers.ts';

/** What the operator has made of a request; null while it travels. */
type Fate = 'accepted' | 'refused' | 'void' | null;

/** A flow that moves money by requests: its machine with its real implementations, and what its page says. */
export interface MoneyFlow {
  create: () => { machine: AnyStateMachine; input: unknown };
  /** Submits the form with this request ID. */
  submit: (actor: AnyActorRef, requestId: string) => void;
  /** What the page says of the last request, by the start of the machine's state; nothing in the others. */
  says: Record<string, Exclude<Fate, null>>;
  /** Data of an accepted request, on the wire and as the page reads it. */
  data: (requestId: string) => { wire: unknown; read: unknown };
  /** Other calls of the page: their data, given the request that was accepted last. */
  reads: Record<string, (accepted: string | undefined) => unknown>;
  /** States in which the member can submit the form. */
  forms: readonly string[];
  /** Forgets what the page has stored. */
  clear: () => void;
  /** How many requests are explored. */
  requests?: number;
  /** What the page can learn meanwhile. */
  facts?: {
    moves: Record<string, () => void>;
    /** The facts that the page has now, which distinguish states. */
    known: () => string;
    /** The rule that a request breaks which is sent now, if any. */
    forbidden: () => string | undefined;
  };
}

export interface Violation {
  rule: string;
  trace: string[];
}

const lost = (call: string): CallResult<never> => ({
  ok: false,
  failure: { call, code: clientErrorCodes.network },
});
const refusal: Failure = { call: '', code: '101' };
const maxRequests = 2;

/** Calls of the page that wait for a response of the explorer. */
export class HeldCalls {
  readonly pending: { path: string; requestId: string; respond: (result: CallResult<unknown>) => void }[] =
    [];

  call = (
    { path }: { path: string },
    { request_id = '' }: { request_id?: string },
    { signal }: { signal: AbortSignal },
  ) =>
    new Promise<CallResult<unknown>>((resolve) => {
      const held = { path, requestId: request_id, respond: resolve };
      this.pending.push(held);
      signal.addEventListener('abort', () => this.remove(held));
    });

  remove(held: (typeof this.pending)[number]) {
    const place = this.pending.indexOf(held);
    if (place >= 0) this.pending.splice(place, 1);
  }
}

const outcomePath = '/member/request/outcome';

/** One page of a member, the network and the operator. */
class Environment {
  readonly fates = new Map<string, Fate>();
  private readonly flow: MoneyFlow;
  private readonly calls: HeldCalls;
  private readonly voids: boolean;
  private timers = new Timers();
  /** The rule that a request has broken when it was sent. */
  private broken: string | undefined;
  private actor!: AnyActorRef;

  constructor(flow: MoneyFlow, calls: HeldCalls, voids: boolean) {
    this.flow = flow;
    this.calls = calls;
    this.voids = voids;
    flow.clear();
    calls.pending.length = 0;
    this.open();
  }

  private open() {
    const { machine, input } = this.flow.create();
    this.timers = new Timers();
    const withTimers = (each: AnyStateMachine): AnyStateMachine =>
      each.provide({
        delays: this.timers.named(each.implementations.delays),
        actors: Object.fromEntries(
          Object.entries(each.implementations.actors).map(([name, logic]) => [
            name,
            'implementations' in (logic as object) ? withTimers(logic as AnyStateMachine) : logic,
          ]),
        ),
      });
    this.actor = createActor(withTimers(machine), { input, clock: this.timers }) as AnyActorRef;
    (this.actor as unknown as { start: () => void }).start();
  }

  close() {
    (this.actor as unknown as { stop: () => void }).stop();
  }

  get state(): string {
    const nameOf = (value: unknown): string =>
      typeof value === 'string'
        ? value
        : Object.entries(value as object)
            .map(([key, inner]) => `${key}.${nameOf(inner)}`)
            .join(' ');
    return nameOf(this.actor.getSnapshot().value);
  }

  private get last(): string | undefined {
    return [...this.fates.keys()].at(-1);
  }

  /** The last request that the operator has accepted. */
  private get accepted(): string | undefined {
    return [...this.fates].findLast(([, fate]) => fate === 'accepted')?.[0];
  }

  /** What is possible next. */
  moves(): Record<string, () => void> {
    const moves: Record<string, () => void> = {
      reload: () => {
        this.close();
        this.open();
      },
    };
    const next = `00000000-0000-4000-8000-00000000000${this.fates.size + 1}`;
    if (this.flow.forms.includes(this.state) && this.fates.size < (this.flow.requests ?? maxRequests))
      moves.submit = () => this.flow.submit(this.actor, next);
    Object.assign(moves, this.flow.facts?.moves);
    for (const timer of this.timers.set()) moves[`${timer} passes`] = () => this.timers.fire(timer);
    for (const [requestId, fate] of this.fates)
      if (fate === null)
        for (const made of ['accepted', 'refused'] as const)
          moves[`${requestId} arrives and is ${made}`] = () => this.fates.set(requestId, made);
    for (const held of this.calls.pending) {
      const respond = (result: CallResult<unknown>) => () => {
        this.calls.remove(held);
        held.respond(result);
      };
      moves[`no response of ${held.path} to ${held.requestId}`] = respond(lost(held.path));
      const read = this.flow.reads[held.path];
      if (read) moves[`response of ${held.path}`] = () => respond({ ok: true, data: read(this.accepted) })();
      else if (held.path === outcomePath)
        moves[`outcome of ${held.requestId}`] = () => respond(this.outcomeOf(held.requestId))();
      else if (this.fates.get(held.requestId))
        moves[`response to ${held.requestId}`] = respond(this.resultOf(held.requestId));
    }
    return moves;
  }

  /** Notes the requests that the page has sent. */
  settle() {
    for (const { path, requestId } of this.calls.pending)
      if (requestId && path !== outcomePath && !this.fates.has(requestId)) {
        this.fates.set(requestId, null);
        this.broken ??= this.flow.facts?.forbidden();
      }
  }

  private resultOf(requestId: string): CallResult<unknown> {
    return this.fates.get(requestId) === 'accepted'
      ? { ok: true, data: this.flow.data(requestId).read }
      : { ok: false, failure: refusal };
  }

  private outcomeOf(requestId: string): CallResult<unknown> {
    const fate = this.fates.get(requestId) ?? 'void';
    if (fate === 'void') {
      if (this.voids) this.fates.set(requestId, 'void');
      return { ok: true, data: { isVoid: true, response: null } };
    }
    const response =
      fate === 'accepted' ? { code: 100, data: this.flow.data(requestId).wire } : { code: refusal.code };
    return { ok: true, data: { isVoid: false, response } };
  }

  /** The rule that does not hold, if any. */
  wrong(): string | undefined {
    if (this.broken) return this.broken;
    const { state, last } = this;
    const said = Object.entries(this.flow.says).find(([start]) => state.startsWith(start))?.[1];
    const fate = last === undefined ? undefined : this.fates.get(last);
    if (said && fate !== undefined && fate !== said)
      return `the page says that the request is ${said}, and the operator has it as ${fate ?? 'on its way'}`;
    const open = [...this.fates].filter(([, fate]) => fate === null);
    if (this.flow.forms.includes(state) && open.length > 0)
      return 'the form can be sent while a request is on its way';
    if (open.length > 1) return 'two requests are on their way';
    return undefined;
  }

  identity(): string {
    const { pending } = this.calls;
    return text([
      this.state,
      [...this.fates],
      pending.map(({ path, requestId }) => `${path} ${requestId}`).sort(),
      this.timers.set(),
      this.flow.facts?.known(),
    ]);
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

interface Options {
  /** Whether the operator voids a request that has not arrived when its outcome is requested; default yes. */
  voids?: boolean;
}

/** Explores all orders of submission, arrival, responses, losses and reloads. Returns the first violation. */
export async function exploreMoney(
  flow: MoneyFlow,
  calls: HeldCalls,
  { voids = true }: Options = {},
): Promise<{ states: number; violation: Violation | null }> {
  const seen = new Set<string>();
  const queue: string[][] = [[]];
  for (let path = queue.shift(); path; path = queue.shift()) {
    const environment = new Environment(flow, calls, voids);
    await settled();
    environment.settle();
    for (const label of path) {
      const move = environment.moves()[label];
      if (!move) throw new Error(`${label} is not possible after ${path}`);
      move();
      await settled();
      environment.settle();
    }
    const identity = environment.identity();
    if (!seen.has(identity)) {
      seen.add(identity);
      const rule = environment.wrong();
      if (rule) {
        environment.close();
        return { states: seen.size, violation: { rule, trace: path } };
      }
      for (const label of Object.keys(environment.moves())) queue.push([...path, label]);
    }
    environment.close();
    await settled();
  }
  return { states: seen.size, violation: null };
}
