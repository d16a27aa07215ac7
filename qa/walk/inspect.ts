import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { effectOf, effectOutline, startOf } from '../explore/effects.ts';
import { ROOT_LEAF } from '../explore/samples.ts';
import { ManualClock } from './clock.ts';

/** What the walker reads in the page, of every actor that runs a machine. */
export interface ActorReport {
  /** Id of the machine that it runs. */
  machine: string;
  leaves: string[];
  status: AnyMachineSnapshot['status'];
  /** Since the last `mark`: types of the events that it has processed, and outlines of what it did. */
  processed: string[];
  effects: string[];
  /** Of an actor that has come to its end since then and whose place another has taken. */
  replaced?: Pick<ActorReport, 'leaves' | 'effects'>;
}

/** By path: ids from the root's child down, joined by `/`; the root itself is `''`. */
export type PageReport = Record<string, ActorReport>;

/** What an application built for QA puts at `globalThis.qaHook`. */
export interface QaHook {
  report(): PageReport;
  /** A last report, then forgets what was processed and done so far. */
  mark(): PageReport;
  /**
   * Resolves with a report as soon as the actor at `path` has processed, since `mark`, an event for each of `types`,
   * whose type begins so; or after `ms` of real time.
   */
  processed(path: string, types: readonly string[], ms: number): Promise<PageReport>;
  /** Resolves with a report as soon as an actor is there: at `path`, or running `machine`. */
  present(where: { path?: string; machine: string }, ms: number): Promise<PageReport>;
  /** Moves the machine clock on by `ms`. */
  tick(ms: number): PageReport;
}

/**
 * The hook of an application's QA build. Give `clock` to the root actor and to every adapter that keeps time,
 * and `inspect` to the root actor, both when it is created:
 *
 *     const qa = qaInspection();
 *     createActor(appMachine, { clock: qa.clock, inspect: qa.inspect }).start();
 */
export function qaInspection(): { clock: ManualClock; inspect: (seen: InspectionEvent) => void } {
  const clock = new ManualClock();
  const watch = new Watch(clock);
  (globalThis as { qaHook?: QaHook }).qaHook = watch;
  return { clock, inspect: (seen) => watch.inspected(seen) };
}

interface Watched {
  actor: AnyActorRef;
  path: string;
  /** The last one seen: an actor that has ended is gone from the tree. */
  snapshot: AnyMachineSnapshot | undefined;
  /** Its children whose start has been accounted for. */
  started: Set<AnyActorRef>;
  processed: string[];
  effects: string[];
  replaced?: Pick<ActorReport, 'leaves' | 'effects'> | undefined;
}

class Watch implements QaHook {
  private readonly clock: ManualClock;
  /** The latest actor at each path. */
  private readonly watched = new Map<string, Watched>();
  private readonly paths = new WeakMap<object, string>();
  private readonly waiting = new Set<() => void>();

  constructor(clock: ManualClock) {
    this.clock = clock;
  }

  inspected(seen: InspectionEvent): void {
    const actor = seen.actorRef as AnyActorRef;
    if (seen.type === '@xstate.actor') this.begin(actor);
    const watched = this.watched.get(this.paths.get(actor) ?? '?');
    if (!watched) return;
    if (watched.actor !== actor) {
      // Its last event is accounted for only when the next actor has taken its place.
      if (seen.type === '@xstate.snapshot') this.heard(watched, seen.event);
      return;
    }
    if (seen.type === '@xstate.action') {
      const isLive = (other: AnyActorRef) => other.getSnapshot().status === 'active';
      const effect = effectOf(seen.action, actor, isLive);
      if (effect) watched.effects.push(effectOutline(effect));
      if (seen.action.type === 'xstate.spawnChild') {
        watched.started.add((seen.action.params as { actorRef: AnyActorRef }).actorRef);
      }
    }
    if (seen.type === '@xstate.snapshot') {
      if (isMachine(seen.snapshot)) this.note(watched, seen.snapshot);
      this.heard(watched, seen.event);
    }
  }

  private heard(watched: Watched, { type }: AnyEventObject): void {
    watched.processed.push(type);
    // The parent learns of it in the same turn; who waits should see both.
    queueMicrotask(() => {
      for (const look of this.waiting) look();
    });
  }

  report(): PageReport {
    const machines = [...this.watched.values()].flatMap(({ path, snapshot, ...account }) => {
      if (!snapshot) return [];
      const { effects, processed, replaced } = account;
      const { machine, status } = snapshot;
      const now = { machine: machine.id, leaves: leavesOf(snapshot), status, processed, effects };
      return [[path, replaced ? { ...now, replaced } : now] as const];
    });
    // Copies, since the page goes on while the report is on its way.
    return structuredClone(Object.fromEntries(machines));
  }

  mark(): PageReport {
    const report = this.report();
    for (const watched of this.watched.values()) {
      watched.processed = [];
      watched.effects = [];
      watched.replaced = undefined;
    }
    return report;
  }

  processed(path: string, types: readonly string[], ms: number): Promise<PageReport> {
    return this.until(() => missing(types, this.watched.get(path)?.processed).length === 0, ms);
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

  /** `spawn` inside an assigner is no action: its actors are known by being new among the children. */
  private note(watched: Watched, snapshot: AnyMachineSnapshot): void {
    for (const child of Object.values(snapshot.children) as AnyActorRef[]) {
      if (watched.started.has(child)) continue;
      watched.started.add(child);
      watched.effects.push(effectOutline(startOf(child)));
    }
    watched.snapshot = snapshot;
  }

  private begin(actor: AnyActorRef): void {
    const parent = actor._parent && this.paths.get(actor._parent);
    const path = parent === undefined ? '' : [...(parent ? [parent] : []), actor.id].join('/');
    this.paths.set(actor, path);
    const before = this.watched.get(path);
    // An actor that starts again goes on with the account of the one before it.
    const { effects, processed } = before ?? { effects: [], processed: [] };
    const last = before?.actor.getSnapshot();
    const ended = last && isMachine(last) && last.status === 'done';
    const replaced = ended ? { leaves: leavesOf(last), effects: [...effects] } : before?.replaced;
    const fresh = { snapshot: undefined, started: new Set<AnyActorRef>(), replaced };
    this.watched.set(path, { actor, path, processed, effects, ...fresh });
  }

  private until(done: () => boolean, ms: number): Promise<PageReport> {
    return new Promise((resolve) => {
      const finish = () => {
        this.waiting.delete(look);
        clearTimeout(timeout);
        resolve(this.report());
      };
      const look = () => {
        if (done()) finish();
      };
      const timeout = setTimeout(finish, ms);
      this.waiting.add(look);
      look();
    });
  }
}

/** Those of `types` for which no event was processed, each event counting for one. */
export function missing(types: readonly string[], processed: readonly string[] = []): string[] {
  const left = [...processed];
  return types.filter((type) => {
    const place = left.findIndex((seen) => seen.startsWith(type));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

function isMachine(snapshot: object): snapshot is AnyMachineSnapshot {
  return 'machine' in snapshot && '_nodes' in snapshot;
}

// The same as `leavesOf` of position.ts, which would bring the whole explorer into the page.
function leavesOf({ _nodes }: AnyMachineSnapshot): string[] {
  const leaves = _nodes.filter(({ type }) => type === 'atomic' || type === 'final');
  return leaves.map((node) => node.path.join('.') || ROOT_LEAF).sort();
}
