import type { Page } from '@playwright/test';
import type { Branch } from '../explore/branches.ts';
import { effectOutline } from '../explore/effects.ts';
import type { Move } from '../explore/moves.ts';
import type { StepResult } from '../explore/stepper.ts';
import type { Fixture } from './driver.ts';
import { type FaultName, type Faults, ownFaults } from './faults.ts';
import type { AnyDriver } from './fixtures.ts';
import { type ActorReport, missing, type PageReport, type QaHook } from './inspect.ts';
import { readUntil } from './read-until.ts';
import { underLoad } from './under-load.ts';

export interface WalkerOptions {
  /** Id in the configuration (`machine`) and id of the machine itself (`machineId`). */
  machine: string;
  machineId: string;
  driver: AnyDriver;
  /** Name and input of the start, for drivers and fixtures. */
  input?: { name: string; input: unknown };
  /** Maximum real milliseconds for the machine to process a step, more under load. Default 3,000. */
  timeoutMs?: number;
}

type Observed = Pick<ActorReport, 'leaves' | 'effects'>;

/** Error with the expected result; becomes the failure of a step. */
export class StepError extends Error {
  readonly expected: string;

  constructor(expected: string, seen: string) {
    super(seen);
    this.expected = expected;
  }
}

/** The driver or the page lacks what the walk needs, so nothing can be said about the application. */
export class SetupError extends Error {}

/** Expected and actual result of a failed step, which should have led to `state`. */
export function mismatch(error: unknown, state: string): { expected: string; seen: string } {
  const expected = error instanceof StepError ? error.expected : state;
  return { expected, seen: error instanceof Error ? error.message : String(error) };
}

/** Executes the steps of one path in one page and compares each with the plan. */
export class Walker {
  private readonly options: WalkerOptions;
  private readonly fixture: Fixture;
  private before: StepResult | undefined;
  /** Path of the machine's actor in the page's report. */
  private actor = '';
  /** Report at the end of the last step. */
  private lastReport: Observed = { leaves: [], effects: [] };

  constructor(options: WalkerOptions, fixture: Fixture) {
    this.options = options;
    this.fixture = fixture;
  }

  private get timeoutMs(): number {
    return underLoad(this.options.timeoutMs ?? 3_000);
  }

  /** Executes one step; the first call is the start. Throws if the result differs. */
  async take(branch: Branch): Promise<void> {
    const [first, ...rest] = branch.parts.map(({ move }) => move);
    const after = rest.filter((move) => move !== undefined);
    // Outcomes of instant actors are set before the move that starts the actors.
    for (const move of after) if (!move.derived) await this.executeMove(move);
    const report =
      this.before === undefined ? await this.start(after) : await this.act(first as Move, after, this.before);
    const now = report[this.actor];
    const finished = branch.result.status === 'done' ? now?.replaced : undefined;
    this.compare(branch, finished ?? now);
    // Skipped if the actor was replaced, since the page already shows its successor.
    if (!finished) {
      await this.assertStates(branch);
      this.assertUnchanged(await this.hook('report'));
    }
    this.before = branch.result;
  }

  /** Makes a fault and compares the state that the machine then has. */
  async insert(name: FaultName, expected: string, faults: Faults<Fixture> = {}): Promise<void> {
    const { driver, machine } = this.options;
    const make = driver.faults?.[name] ?? faults[name] ?? ownFaults[name];
    if (!make) throw new SetupError(`neither the driver of ${machine} nor the fixture has the fault ${name}`);
    await make(this.fixture as never);
    await this.awaitHook();
    if (name === 'reload') await driver.restart?.(this.fixture as never);
    const state = async () => (await this.hook('report'))[this.actor]?.leaves.join(', ') ?? 'no such actor';
    const seen = await readUntil(state, expected, this.timeoutMs);
    if (seen !== expected) throw new StepError(expected, seen);
    for (const leaf of expected.split(', ')) await this.assertLeaf(leaf);
  }

  private async start(after: readonly Move[]): Promise<PageReport> {
    const { driver, input, machineId } = this.options;
    await driver.start?.(this.fixture as never, input as never);
    const actorPath = typeof driver.actor === 'function' ? driver.actor(input as never) : driver.actor;
    const where = { machine: machineId, ...(actorPath === undefined ? {} : { path: actorPath }) };
    await this.awaitHook();
    const report = await this.hook('present', where, this.timeoutMs);
    const found = Object.keys(report).filter((path) => report[path]?.machine === machineId);
    this.actor = actorPath ?? found[0] ?? '';
    if (actorPath === undefined && found.length !== 1) {
      const actors = Object.entries(report).map(
        ([path, { machine }]) => `${path || '(root)'} runs ${machine}`,
      );
      throw new StepError(`one actor that runs ${machineId}`, actors.join(', ') || 'no actor at all');
    }
    return after.length === 0 ? report : this.awaitProcessed(after);
  }

  /** A page may load the hook after its own scripts; if it never comes, the next call of it says so. */
  private async awaitHook(): Promise<void> {
    const { page } = this.fixture;
    const options = { timeout: this.timeoutMs };
    await page.waitForFunction(() => 'qaHook' in globalThis, null, options).catch(() => {});
  }

  private async act(move: Move, after: readonly Move[], before: StepResult): Promise<PageReport> {
    this.assertUnchanged(await this.hook('mark'));
    if (move.kind === 'time') await this.advanceClock(move.ms, before);
    else await this.executeMove(move);
    return this.awaitProcessed([...(move.kind === 'time' ? [] : [move]), ...after]);
  }

  /** Waits until the machine has processed the moves' events. */
  private async awaitProcessed(moves: readonly Move[]): Promise<PageReport> {
    const types = moves.map(eventTypeOf);
    const report = await this.hook('processed', this.actor, types, this.timeoutMs);
    const processed = report[this.actor]?.processed ?? [];
    const [type] = missing(types, processed);
    if (type === undefined) return report;
    throw new StepError(
      `${this.actor || 'the root'} receives ${type}`,
      `it received ${processed.join(', ') || 'nothing'}`,
    );
  }

  /** Throws if the machine did anything after the last comparison. */
  private assertUnchanged(report: PageReport): void {
    const { effects = [], leaves = [] } = report[this.actor] ?? {};
    const more = [
      ...effects.slice(this.lastReport.effects.length),
      ...leaves.filter((leaf) => !this.lastReport.leaves.includes(leaf)),
    ];
    if (more.length > 0) throw new StepError('no further effects', more.join('; '));
  }

  /** Advances the clock; throws if the state changes before the last millisecond. */
  private async advanceClock(ms: number, before: StepResult): Promise<void> {
    await this.fixture.tick(Math.max(0, ms - 1));
    const early = await this.hook('report');
    const leaves = early[this.actor]?.leaves.join(', ') ?? 'no such actor';
    const expected = before.leaves.join(', ');
    if (ms > 0 && leaves !== expected)
      throw new StepError(`${expected} for ${ms} ms`, `${leaves} before that`);
    await this.fixture.tick(Math.min(1, ms));
  }

  private async executeMove(move: Move): Promise<void> {
    const { driver, machine } = this.options;
    if (move.kind === 'time') return;
    const name = move.kind === 'event' ? move.event.type : move.source;
    const executor = driver.execute[name];
    if (!executor) throw new SetupError(`the driver of ${machine} has no executor for ${name}`);
    if (executor === 'derived')
      throw new SetupError(`${name} is marked as derived, but the path starts a step with it`);
    const what = move.kind === 'event' ? move.event : move.kind === 'outcome' ? move.outcome : move.snapshot;
    const sampleName = move.kind === 'event' ? (move.name ?? '') : '';
    await executor(this.fixture as never, what as never, sampleName);
  }

  private compare({ result }: Branch, actor: Observed | undefined): void {
    const leaves = result.leaves.join(', ');
    const seen = actor?.leaves.join(', ') ?? 'no such actor';
    if (seen !== leaves) throw new StepError(leaves, seen);
    // Payloads are sampled in the plan and real in the page, so only the kinds and order of effects are
    // compared.
    const expected = result.effects.map(effectOutline).join('; ');
    const done = (actor?.effects ?? []).join('; ');
    if (done !== expected) throw new StepError(`to ${expected || 'do nothing'}`, done || 'nothing was done');
    if (actor) this.lastReport = actor;
  }

  private async assertStates({ result: { effects, leaves }, state: { stage } }: Branch): Promise<void> {
    const { driver } = this.options;
    for (const leaf of leaves) await this.assertLeaf(leaf);
    await driver.stages?.[stage]?.(this.fixture as never);
    for (const effect of effects) {
      if (effect.kind === 'emit')
        await driver.assertEmitted?.[effect.event.type]?.(this.fixture as never, effect.event as never);
    }
  }

  private async assertLeaf(leaf: string): Promise<void> {
    const assertion = this.options.driver.assert[leaf];
    if (assertion === 'transient') throw new SetupError(`${leaf} is marked transient, but a step ends there`);
    if (!assertion) throw new SetupError(`the driver has no assertion for ${leaf}`);
    await assertion(this.fixture as never);
  }

  private hook<K extends keyof QaHook>(name: K, ...args: Parameters<QaHook[K]>): HookResult<K> {
    return callHook(this.fixture.page, name, ...args);
  }
}

type HookResult<K extends keyof QaHook> = Promise<Awaited<ReturnType<QaHook[K]>>>;

/** Calls a function of the page's QA hook and resolves with its result. Rejects if the page has no hook. */
export async function callHook<K extends keyof QaHook>(
  page: Page,
  name: K,
  ...args: Parameters<QaHook[K]>
): HookResult<K> {
  const result = await page.evaluate(
    ({ args, name }) => {
      const { qaHook } = globalThis as { qaHook?: Record<string, (...args: unknown[]) => unknown> };
      if (!qaHook) throw new Error('this page has no QA hook: use the QA build');
      return qaHook[name]?.(...args);
    },
    { args: args as unknown[], name: name as string },
  );
  return result as Awaited<ReturnType<QaHook[K]>>;
}

function eventTypeOf(move: Move): string {
  if (move.kind === 'event') return move.event.type;
  if (move.kind === 'time') return '';
  // An actor without an assigned id has one generated by XState.
  const actor = move.actor.includes('#') ? 'x:' : move.actor;
  if (move.kind === 'snapshot') return `xstate.snapshot.${actor}`;
  return `xstate.${'done' in move.outcome ? 'done' : 'error'}.actor.${actor}`;
}
