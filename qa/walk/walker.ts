import type { Page } from '@playwright/test';
import type { Branch } from '../explore/branches.ts';
import { effectOutline } from '../explore/effects.ts';
import type { Move } from '../explore/moves.ts';
import type { Facts } from '../explore/position.ts';
import type { World } from './driver.ts';
import type { AnyDriver } from './fixtures.ts';
import { type ActorReport, missing, type PageReport, type QaHook } from './inspect.ts';

export interface WalkerOptions {
  /** The machine's id in the configuration, and the one that it was created with. */
  machine: string;
  machineId: string;
  driver: AnyDriver;
  /** Name and input of the start, for drivers and worlds. */
  input?: { name: string; input: unknown };
  /** Real milliseconds within which the machine must have taken a step. Default 3,000. */
  patience?: number;
}

type Seen = Pick<ActorReport, 'leaves' | 'effects'>;

/** Thrown with what was expected; becomes the failure of a step. */
class Surprise extends Error {
  readonly expected: string;

  constructor(expected: string, seen: string) {
    super(seen);
    this.expected = expected;
  }
}

/** What was expected of a step that failed, and what was seen. */
export function surprise(error: unknown, { facts }: Branch): { expected: string; seen: string } {
  const expected = error instanceof Surprise ? error.expected : facts.leaves.join(', ');
  return { expected, seen: error instanceof Error ? error.message : String(error) };
}

/** Takes the steps of one path in one page, each held against the plan. */
export class Walker {
  private readonly options: WalkerOptions;
  private readonly world: World;
  private readonly patience: number;
  private before: Facts | undefined;
  private actor = '';
  /** How the machine was when the last step was compared. */
  private rest: Seen = { leaves: [], effects: [] };

  constructor(options: WalkerOptions, world: World) {
    this.options = options;
    this.world = world;
    this.patience = options.patience ?? 3_000;
  }

  /** The first one is the start. Throws when something else came of it. */
  async take(branch: Branch): Promise<void> {
    const [gesture, ...rest] = branch.parts.map(({ move }) => move);
    const after = rest.filter((move) => move !== undefined);
    // An actor that settles at once is told its outcome before the gesture that starts it.
    for (const move of after) if (!move.follows) await this.handFor(move);
    const report =
      this.before === undefined
        ? await this.start(after)
        : await this.act(gesture as Move, after, this.before);
    const now = report[this.actor];
    const gone = branch.facts.status === 'done' ? now?.replaced : undefined;
    this.compare(branch, gone ?? now);
    // Where it stood the next one is seen.
    if (!gone) {
      await this.look(branch);
      this.stayed(await this.hook('report'));
    }
    this.before = branch.facts;
  }

  private async start(after: readonly Move[]): Promise<PageReport> {
    const { driver, input, machineId } = this.options;
    await driver.start?.(this.world as never, input as never);
    const place = typeof driver.actor === 'function' ? driver.actor(input as never) : driver.actor;
    const where = { machine: machineId, ...(place === undefined ? {} : { path: place }) };
    const report = await this.hook('present', where, this.patience);
    const found = Object.keys(report).filter((path) => report[path]?.machine === machineId);
    this.actor = place ?? found[0] ?? '';
    if (place === undefined && found.length !== 1) {
      const actors = Object.entries(report).map(
        ([path, { machine }]) => `${path || '(root)'} runs ${machine}`,
      );
      throw new Surprise(`one actor that runs ${machineId}`, actors.join(', ') || 'no actor at all');
    }
    return after.length === 0 ? report : this.heard(after);
  }

  private async act(move: Move, after: readonly Move[], before: Facts): Promise<PageReport> {
    this.stayed(await this.hook('mark'));
    if (move.kind === 'time') await this.pass(move.ms, before);
    else await this.handFor(move);
    return this.heard([...(move.kind === 'time' ? [] : [move]), ...after]);
  }

  /** The machine has been told all of it. */
  private async heard(moves: readonly Move[]): Promise<PageReport> {
    const types = moves.map(eventTypeOf);
    const report = await this.hook('processed', this.actor, types, this.patience);
    const processed = report[this.actor]?.processed ?? [];
    const [type] = missing(types, processed);
    if (type === undefined) return report;
    throw new Surprise(
      `${this.actor || 'the root'} is told ${type}`,
      `it was told ${processed.join(', ') || 'nothing'}`,
    );
  }

  /** Since it was compared with the plan the machine has done nothing more. */
  private stayed(report: PageReport): void {
    const { effects = [], leaves = [] } = report[this.actor] ?? {};
    const more = [
      ...effects.slice(this.rest.effects.length),
      ...leaves.filter((leaf) => !this.rest.leaves.includes(leaf)),
    ];
    if (more.length > 0) throw new Surprise('nothing more to come of it', more.join('; '));
  }

  /** Up to the last millisecond nothing may happen. */
  private async pass(ms: number, before: Facts): Promise<void> {
    await this.world.tick(Math.max(0, ms - 1));
    const early = await this.hook('report');
    const leaves = early[this.actor]?.leaves.join(', ') ?? 'no such actor';
    const expected = before.leaves.join(', ');
    if (ms > 0 && leaves !== expected)
      throw new Surprise(`${expected} for ${ms} ms`, `${leaves} before that`);
    await this.world.tick(Math.min(1, ms));
  }

  private async handFor(move: Move): Promise<void> {
    const { driver, machine } = this.options;
    if (move.kind === 'time') return;
    const name = move.kind === 'event' ? move.event.type : move.source;
    const hand = driver.do[name];
    if (!hand) throw new Error(`the driver of ${machine} cannot do ${name}`);
    if (hand === 'follows')
      throw new Error(`${name} is marked as following, yet the path begins a step with it`);
    const what = move.kind === 'event' ? move.event : move.kind === 'outcome' ? move.outcome : move.snapshot;
    const called = move.kind === 'event' ? (move.name ?? '') : '';
    await hand(this.world as never, what as never, called);
  }

  private compare({ facts }: Branch, actor: Seen | undefined): void {
    const leaves = facts.leaves.join(', ');
    const seen = actor?.leaves.join(', ') ?? 'no such actor';
    if (seen !== leaves) throw new Surprise(leaves, seen);
    // Payloads come from samples there and from the real world here; what is done, and in which order, is alike.
    const expected = facts.effects.map(effectOutline).join('; ');
    const done = (actor?.effects ?? []).join('; ');
    if (done !== expected) throw new Surprise(`to ${expected || 'do nothing'}`, done || 'nothing was done');
    if (actor) this.rest = actor;
  }

  private async look({ facts: { effects, leaves }, position: { stage } }: Branch): Promise<void> {
    const { driver } = this.options;
    for (const leaf of leaves) {
      const eye = driver.see[leaf];
      if (eye === 'transient') throw new Error(`${leaf} is marked transient, yet the machine rests there`);
      if (!eye) throw new Error(`the driver has no eye for ${leaf}`);
      await eye(this.world as never);
    }
    await driver.stages?.[stage]?.(this.world as never);
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
