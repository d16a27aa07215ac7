import type { AnyActorRef, AnyStateMachine, AnyStateNode, InspectionEvent } from 'xstate';
import { isMachineSnapshot, leavesOf } from '../explore/leaves.ts';

/**
 * What a user has done, as events of machines: only names that stand in the program, and times. It has no payloads, no
 * contexts and no ids that are made at run time, so it has no personal data.
 */
export interface RecordedSession {
  version: 1;
  actors: RecordedActor[];
}

export interface RecordedActor {
  /** Id of its machine. */
  machine: string;
  /** Leaf states at the beginning, joined by `, `. */
  from: string;
  /** Whether the recording begins with the start of the actor. */
  isStart: boolean;
  steps: RecordedStep[];
}

export interface RecordedStep {
  /** Type of the event; `?` stands for a part that the program does not name. */
  event: string;
  /** Leaf states after it, joined by `, `. */
  state: string;
  /** Milliseconds since the recording began. */
  at: number;
}

export interface SessionRecorderOptions {
  /** What is older is forgotten. Default 5. */
  minutes?: number;
  /** Milliseconds; default `performance.now`. */
  now?: () => number;
}

/** Steps of one actor that are kept at most, such as those of a poll. */
const MAX_STEPS = 1_000;

/**
 * Records the last minutes of all machines while the user allows it. Pass `inspect` to the root actor; nothing is kept
 * before `allow` and after `forbid`, which also forgets what was recorded.
 */
export class SessionRecorder {
  private readonly keptMs: number;
  private readonly now: () => number;
  private began: number | undefined;
  private actors = new Map<AnyActorRef, RecordedActor>();
  private readonly names = new WeakMap<AnyStateMachine, Names>();

  constructor({ minutes = 5, now = () => performance.now() }: SessionRecorderOptions = {}) {
    this.keptMs = minutes * 60_000;
    this.now = now;
  }

  get isAllowed(): boolean {
    return this.began !== undefined;
  }

  allow(): void {
    this.began ??= this.now();
  }

  forbid(): void {
    this.began = undefined;
    this.actors = new Map();
  }

  readonly inspect = (seen: InspectionEvent): void => {
    if (this.began === undefined) return;
    const actor = seen.actorRef as AnyActorRef;
    // An actor that ran before is recorded from the state in which its first event meets it.
    if (seen.type === '@xstate.event' && seen.event.type !== 'xstate.init' && !this.actors.has(actor))
      this.begin(actor, actor.getSnapshot(), false);
    if (seen.type !== '@xstate.snapshot' || !isMachineSnapshot(seen.snapshot)) return;
    const { event, snapshot } = seen;
    const recorded = this.actors.get(actor);
    if (!recorded) {
      this.begin(actor, snapshot, event.type === 'xstate.init');
      return;
    }
    const state = leavesOf(snapshot).join(', ');
    const names = this.names.get(snapshot.machine) ?? namesOf(snapshot.machine);
    this.names.set(snapshot.machine, names);
    recorded.steps.push({ event: named(event.type, names), state, at: Math.round(this.now() - this.began) });
    if (recorded.steps.length > MAX_STEPS) this.actors.set(actor, withoutFirst(recorded, MAX_STEPS / 2));
  };

  private begin(actor: AnyActorRef, snapshot: object, isStart: boolean): void {
    if (!isMachineSnapshot(snapshot)) return;
    const from = leavesOf(snapshot).join(', ');
    this.actors.set(actor, { machine: snapshot.machine.id, from, isStart, steps: [] });
  }

  /** What was recorded, without what is too old; undefined if it is not allowed. */
  session(): RecordedSession | undefined {
    if (this.began === undefined) return undefined;
    const oldest = this.now() - this.began - this.keptMs;
    for (const [actor, recorded] of this.actors) this.actors.set(actor, trimmed(recorded, oldest));
    const actors = [...this.actors.values()].filter(({ steps }) => steps.length > 0);
    return structuredClone({ version: 1, actors });
  }
}

function trimmed(recorded: RecordedActor, oldest: number): RecordedActor {
  const first = recorded.steps.findIndex(({ at }) => at >= oldest);
  return withoutFirst(recorded, first < 0 ? recorded.steps.length : first);
}

function withoutFirst(recorded: RecordedActor, count: number): RecordedActor {
  const last = recorded.steps[count - 1];
  if (!last) return recorded;
  return { ...recorded, from: last.state, isStart: false, steps: recorded.steps.slice(count) };
}

/** What a machine's definition names. */
interface Names {
  events: ReadonlySet<string>;
  actors: ReadonlySet<string>;
}

function namesOf(machine: AnyStateMachine): Names {
  const actors = new Set<string>();
  const visit = (node: AnyStateNode) => {
    for (const { id } of node.invoke) actors.add(id);
    for (const child of Object.values(node.states)) visit(child as AnyStateNode);
  };
  visit(machine.root);
  return { events: new Set(machine.events), actors };
}

/** The type of an event without what the definition does not name. */
function named(type: string, { actors, events }: Names): string {
  if (events.has(type)) return type;
  const [, beginning = '', id = ''] =
    /^(xstate\.(?:done\.actor|error\.actor|snapshot)\.)(.*)$/.exec(type) ?? [];
  if (beginning === '') return '?';
  return `${beginning}${actors.has(id) ? id : '?'}`;
}

/** Lets the browser save a session as a file. */
export function downloadSession(session: RecordedSession, fileName = 'session.json'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(session)], { type: 'application/json' }));
  link.download = fileName;
  link.click();
  // The download begins after this task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** Posts a session as JSON. Rejects if it is not accepted. */
export async function postSession(session: RecordedSession, url: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(session) });
  if (!response.ok) throw new Error(`the session was not accepted: ${response.status}`);
}
