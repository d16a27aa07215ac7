import type { Page } from '@playwright/test';
import type { Branch } from './branches.ts';
import type { World } from './driver.ts';
import { effectOutline } from './effects.ts';
import type { ActorReport, PageReport, QaHook } from './inspect.ts';
import type { Move } from './moves.ts';
import type { Facts } from './position.ts';
import type { ReplayedPath } from './replay.ts';
import type { AnyDriver, WorldSource } from './worlds.ts';

export interface BrowserWalk {
  /** The machine's id in the configuration, and the one that it was created with. */
  machine: string;
  machineId: string;
  driver: AnyDriver;
  path: ReplayedPath;
  source: WorldSource;
  /** Name and input of the start, for drivers and worlds. */
  input?: { name: string; input: unknown };
  /** Real milliseconds within which the machine must have taken a step. Default 3,000. */
  patience?: number;
  /** Called after every step, 0 being the start. */
  onStep?: (step: number, world: World) => Promise<void>;
  /** Called on failure, before the world is closed; what it returns is reported. */
  onFailure?: (world: World) => Promise<string>;
}

export interface BrowserFailure {
  machine: string;
  path: string;
  step: number;
  label: string;
  expected: string;
  seen: string;
  /** Files with what the page showed. */
  evidence: string;
}

/** Walks one path in the real UI. Returns how it failed, or nothing. */
export async function walkBrowser(walk: BrowserWalk): Promise<BrowserFailure | undefined> {
  const { machine, path, source } = walk;
  const world = await source.open({ machine, path: path.id, input: path.input });
  try {
    return await new Walker(walk, world).walk();
  } finally {
    await source.close(world);
  }
}

/** Thrown with what was expected; becomes the failure of a step. */
class Surprise extends Error {
  readonly expected: string;

  constructor(expected: string, seen: string) {
    super(seen);
    this.expected = expected;
  }
}

class Walker {
  private readonly options: BrowserWalk;
  private readonly world: World;
  private readonly patience: number;
  private actor = '';

  constructor(options: BrowserWalk, world: World) {
    this.options = options;
    this.world = world;
    this.patience = options.patience ?? 3_000;
  }

  async walk(): Promise<BrowserFailure | undefined> {
    const { machine, onFailure, onStep, path } = this.options;
    let before: Facts | undefined;
    for (const [step, branch] of [path.start, ...path.steps].entries()) {
      try {
        await this.step(branch, before);
        await onStep?.(step, this.world);
      } catch (error) {
        const expected = error instanceof Surprise ? error.expected : branch.facts.leaves.join(', ');
        const seen = error instanceof Error ? error.message : String(error);
        const evidence = (await onFailure?.(this.world)) ?? '';
        return { machine, path: path.id, step, label: branch.label, expected, seen, evidence };
      }
      before = branch.facts;
    }
    return undefined;
  }

  private async step(branch: Branch, before: Facts | undefined): Promise<void> {
    const [gesture, ...instants] = branch.parts;
    // An actor that settles at once is told its outcome before the gesture that starts it.
    for (const { move } of instants) if (move) await this.handFor(move);
    const report =
      before === undefined ? await this.start() : await this.act(gesture?.move as Move, instants, before);
    this.compare(branch, report[this.actor]);
    await this.look(branch.facts);
  }

  private async start(): Promise<PageReport> {
    const { driver, input, machineId } = this.options;
    await driver.start?.(this.world as never, input as never);
    const where = { machine: machineId, ...(driver.actor === undefined ? {} : { path: driver.actor }) };
    const report = await this.hook('present', where, this.patience);
    const found = Object.keys(report).filter((path) => report[path]?.machine === machineId);
    this.actor = driver.actor ?? found[0] ?? '';
    if (driver.actor === undefined && found.length !== 1) {
      const actors = Object.entries(report).map(
        ([path, { machine }]) => `${path || '(root)'} runs ${machine}`,
      );
      throw new Surprise(`one actor that runs ${machineId}`, actors.join(', ') || 'no actor at all');
    }
    return report;
  }

  private async act(move: Move, instants: Branch['parts'], before: Facts): Promise<PageReport> {
    await this.hook('mark');
    if (move.kind === 'time') return this.pass(move.ms, before);
    await this.handFor(move);
    const last = instants.at(-1)?.move ?? move;
    const type = eventTypeOf(last);
    const report = await this.hook('processed', this.actor, type, this.patience);
    const processed = report[this.actor]?.processed ?? [];
    if (!processed.some((seen) => seen.startsWith(type))) {
      throw new Surprise(
        `${this.actor || 'the root'} is told ${type}`,
        `it was told ${processed.join(', ') || 'nothing'}`,
      );
    }
    return report;
  }

  /** Up to the last millisecond nothing may happen. */
  private async pass(ms: number, before: Facts): Promise<PageReport> {
    await this.world.tick(Math.max(0, ms - 1));
    const early = await this.hook('report');
    const leaves = early[this.actor]?.leaves.join(', ') ?? 'no such actor';
    const expected = before.leaves.join(', ');
    if (ms > 0 && leaves !== expected)
      throw new Surprise(`${expected} for ${ms} ms`, `${leaves} before that`);
    await this.world.tick(Math.min(1, ms));
    return this.hook('report');
  }

  private async handFor(move: Move): Promise<void> {
    const { driver, machine } = this.options;
    if (move.kind === 'time') return;
    const name = move.kind === 'event' ? move.event.type : move.source;
    const hand = driver.do[name];
    if (!hand) throw new Error(`the driver of ${machine} cannot do ${name}`);
    const what = move.kind === 'event' ? move.event : move.kind === 'outcome' ? move.outcome : move.snapshot;
    await hand(this.world as never, what as never);
  }

  private compare({ facts }: Branch, actor: ActorReport | undefined): void {
    const leaves = facts.leaves.join(', ');
    const seen = actor?.leaves.join(', ') ?? 'no such actor';
    if (seen !== leaves) throw new Surprise(leaves, seen);
    // Payloads come from samples there and from the real world here; what is done, and in which order, is alike.
    const expected = facts.effects.map(effectOutline).join('; ');
    const done = (actor?.effects ?? []).join('; ');
    if (done !== expected) throw new Surprise(`to ${expected || 'do nothing'}`, done || 'nothing was done');
  }

  private async look({ effects, leaves }: Facts): Promise<void> {
    const { driver } = this.options;
    for (const leaf of leaves) {
      const eye = driver.see[leaf];
      if (eye === 'transient') throw new Error(`${leaf} is marked transient, yet the machine rests there`);
      if (!eye) throw new Error(`the driver has no eye for ${leaf}`);
      await eye(this.world as never);
    }
    for (const effect of effects) {
      if (effect.kind === 'emit')
        await driver.hear?.[effect.event.type]?.(this.world as never, effect.event as never);
    }
  }

  private hook<K extends keyof QaHook>(name: K, ...given: Parameters<QaHook[K]>): HookAnswer<K> {
    return askHook(this.world.page, name, ...given);
  }
}

type HookAnswer<K extends keyof QaHook> = Promise<Awaited<ReturnType<QaHook[K]>>>;

/** Asks the hook in the page. Throws when the page has none. */
export async function askHook<K extends keyof QaHook>(
  page: Page,
  name: K,
  ...given: Parameters<QaHook[K]>
): HookAnswer<K> {
  const answer = await page.evaluate(
    ({ given, name }) => {
      const { qaHook } = globalThis as { qaHook?: Record<string, (...given: unknown[]) => unknown> };
      if (!qaHook) throw new Error('this page has no QA hook: is it the build for QA?');
      return qaHook[name]?.(...given);
    },
    { given: given as unknown[], name: name as string },
  );
  return answer as Awaited<ReturnType<QaHook[K]>>;
}

function eventTypeOf(move: Move): string {
  if (move.kind === 'event') return move.event.type;
  if (move.kind === 'time') return '';
  // A nameless actor has an id of XState's making.
  const actor = move.actor.includes('#') ? 'x:' : move.actor;
  if (move.kind === 'snapshot') return `xstate.snapshot.${actor}`;
  return `xstate.${'done' in move.outcome ? 'done' : 'error'}.actor.${actor}`;
}
