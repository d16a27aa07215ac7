import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { effectOf, effectOutline, startOf } from '../explore/effects.ts';
import { isMachineSnapshot, leavesOf } from '../explore/leaves.ts';
import { TakenTransitions } from '../measure/taken.ts';
import { ManualClock } from './clock.ts';

/** Report on one actor that runs a machine, read from the page by the walker. */
export interface ActorReport {
  /** Id of its machine. */
  machine: string;
  leaves: string[];
  status: AnyMachineSnapshot['status'];
  /** Types of the events processed and outlines of the effects since the last `mark`. */
  processed: string[];
  effects: string[];
  /** Last report of an actor at the same path that finished since then. */
  replaced?: Pick<ActorReport, 'leaves' | 'effects'>;
}

/**
 * Reports by actor path: ids from the root's child down, joined by `/`; the root is `''`. The path of an actor that a
 * page starts by itself begins with its id, like that of a child of the root.
 */
export type PageReport = Record<string, ActorReport>;

/** Interface at `globalThis.qaHook` in an application's QA build. */
export interface QaHook {
  report(): PageReport;
  /** Returns a report, then clears the recorded events and effects: what follows is recorded from here on. */
  mark(): PageReport;
  /**
   * Resolves with a report when the actor at `path` has processed one event for each of `types` (compared by
   * prefix) since `mark`, or after `ms` milliseconds of real time.
   */
  processed(path: string, types: readonly string[], ms: number): Promise<PageReport>;
  /** Resolves with a report when an actor exists at `path`, or runs `machine`, or after `ms` of real time. */
  present(where: { path?: string; machine: string }, ms: number): Promise<PageReport>;
  /** Advances the machine clock by `ms`. */
  tick(ms: number): PageReport;
}

/**
 * Installs the hook of an application's QA build. Pass `clock` and `inspect` to the root actor when it is
 * created, and `clock` to every adapter that uses timers:
 *
 *     const qa = qaInspection();
 *     createActor(appMachine, { clock: qa.clock, inspect: qa.inspect }).start();
 */
export function qaInspection(): { clock: ManualClock; inspect: (seen: InspectionEvent) => void } {
  const clock = new ManualClock();
  const recorder = new ActorRecorder(clock);
  (globalThis as { qaHook?: QaHook }).qaHook = recorder;
  return { clock, inspect: (seen) => recorder.inspected(seen) };
}

/** What a page calls for each transition that it takes for the first time. */
export type TellTaken = (machine: string, key: string) => Promise<void>;

interface ActorRecord {
  actor: AnyActorRef;
  path: string;
  /** Last snapshot; a finished actor is no longer in the actor tree. */
  snapshot: AnyMachineSnapshot | undefined;
  /** Children whose start is already recorded. */
  started: Set<AnyActorRef>;
  processed: string[];
  effects: string[];
  replaced?: Pick<ActorReport, 'leaves' | 'effects'> | undefined;
}

class ActorRecorder implements QaHook {
  private readonly clock: ManualClock;
  /** The latest actor at each path. */
  private readonly records = new Map<string, ActorRecord>();
  private readonly paths = new WeakMap<object, string>();
  private readonly waiting = new Set<() => void>();
  /** Tests that measure transitions define `pathTestsTaken`. */
  private readonly taken = new TakenTransitions((machine, key) => {
    void (globalThis as { pathTestsTaken?: TellTaken }).pathTestsTaken?.(machine, key);
  });

  constructor(clock: ManualClock) {
    this.clock = clock;
  }

  inspected(seen: InspectionEvent): void {
    this.taken.inspected(seen);
    const actor = seen.actorRef as AnyActorRef;
    if (seen.type === '@xstate.actor') this.begin(actor);
    const record = this.records.get(this.paths.get(actor) ?? '?');
    if (!record) return;
    if (record.actor !== actor) {
      // The last event of a finished actor may be reported after its successor started.
      if (seen.type === '@xstate.snapshot') this.recordEvent(record, seen.event);
      return;
    }
    if (seen.type === '@xstate.action') {
      const isLive = (other: AnyActorRef) => other.getSnapshot().status === 'active';
      const effect = effectOf(seen.action, actor, isLive);
      if (effect) record.effects.push(effectOutline(effect));
      if (seen.action.type === 'xstate.spawnChild') {
        record.started.add((seen.action.params as { actorRef: AnyActorRef }).actorRef);
      }
    }
    if (seen.type === '@xstate.snapshot') {
      if (isMachineSnapshot(seen.snapshot)) this.recordSnapshot(record, seen.snapshot);
      this.recordEvent(record, seen.event);
    }
  }

  private recordEvent(record: ActorRecord, { type }: AnyEventObject): void {
    record.processed.push(type);
    // Runs after the parent has processed the event in the same task, so that waiters see both.
    queueMicrotask(() => {
      for (const check of this.waiting) check();
    });
  }

  report(): PageReport {
    const machines = [...this.records.values()].flatMap(({ path, snapshot, ...record }) => {
      if (!snapshot) return [];
      const { effects, processed, replaced } = record;
      const { machine, status } = snapshot;
      const now = { machine: machine.id, leaves: leavesOf(snapshot), status, processed, effects };
      return [[path, replaced ? { ...now, replaced } : now] as const];
    });
    // Copied, since the page continues while the report is transferred.
    return structuredClone(Object.fromEntries(machines));
  }

  mark(): PageReport {
    const report = this.report();
    for (const record of this.records.values()) {
      record.processed = [];
      record.effects = [];
      record.replaced = undefined;
    }
    return report;
  }

  processed(path: string, types: readonly string[], ms: number): Promise<PageReport> {
    return this.until(() => missing(types, this.records.get(path)?.processed).length === 0, ms);
  }

  present({ machine, path }: { path?: string; machine: string }, ms: number): Promise<PageReport> {
    const done = () => {
      const report = this.report();
      return path === undefined
        ? Object.values(report).some((actor) => actor.machine === machine)
        : path in report;
    };
    return this.until(done, ms);
  }

  tick(ms: number): PageReport {
    this.clock.advance(ms);
    return this.report();
  }

  /**
   * Records actors spawned inside an assigner, which are not reported as actions, by comparing the children.
   */
  private recordSnapshot(record: ActorRecord, snapshot: AnyMachineSnapshot): void {
    for (const child of Object.values(snapshot.children) as AnyActorRef[]) {
      if (record.started.has(child)) continue;
      record.started.add(child);
      record.effects.push(effectOutline(startOf(child)));
    }
    record.snapshot = snapshot;
  }

  private begin(actor: AnyActorRef): void {
    const parent = actor._parent && this.paths.get(actor._parent);
    const isRoot = !actor._parent && !this.records.has('');
    const path = isRoot ? '' : [parent, actor.id].filter(Boolean).join('/');
    this.paths.set(actor, path);
    const before = this.records.get(path);
    // A restarted actor continues the record of its predecessor.
    const { effects, processed } = before ?? { effects: [], processed: [] };
    const last = before?.actor.getSnapshot();
    const ended = last && isMachineSnapshot(last) && last.status === 'done';
    const replaced = ended ? { leaves: leavesOf(last), effects: [...effects] } : before?.replaced;
    const fresh = { snapshot: undefined, started: new Set<AnyActorRef>(), replaced };
    this.records.set(path, { actor, path, processed, effects, ...fresh });
  }

  private until(done: () => boolean, ms: number): Promise<PageReport> {
    return new Promise((resolve) => {
      const finish = () => {
        this.waiting.delete(check);
        clearTimeout(timeout);
        resolve(this.report());
      };
      const check = () => {
        if (done()) finish();
      };
      const timeout = setTimeout(finish, ms);
      this.waiting.add(check);
      check();
    });
  }
}

/** The `types` without a processed event; each event counts for one type. */
export function missing(types: readonly string[], processed: readonly string[] = []): string[] {
  const left = [...processed];
  return types.filter((type) => {
    const index = left.findIndex((seen) => seen.startsWith(type));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
