import type { Page } from '@playwright/test';
import type { Branch } from '../explore/branches.ts';
import type { Fixture } from './driver.ts';
import { type FaultName, faultLabels } from './faults.ts';
import type { WorkerFixture } from './fixtures.ts';
import type { PageReport } from './inspect.ts';
import type { ReplayedPath } from './replay.ts';
import { endOf, stateOf } from './views.ts';
import { callHook, mismatch, SetupError, Walker, type WalkerOptions } from './walker.ts';

export interface BrowserWalk extends WalkerOptions {
  path: ReplayedPath;
  /** Opens the application's page for the walk, and closes it. */
  source: WorkerFixture;
  /** Called after every step; step 0 is the start. The walk fails if it throws. */
  onStep?: (step: number, fixture: Fixture) => Promise<void>;
  /** A fault at the path's end, and the state after it. */
  fault?: { name: FaultName; expected: string } | undefined;
  /** Called after the fault with the state before it. The walk fails if it throws. */
  onFault?: (state: string, fault: FaultName, fixture: Fixture) => Promise<void>;
  /** Files written on failure: a JPEG of the page and a zip for Playwright's trace viewer. */
  evidence?: Evidence;
}

export interface Evidence {
  image?: string;
  /** Recording adds a third to the time of every walk, passed or failed. */
  trace?: string;
}

export interface BrowserResult {
  /** The first failed step; absent if the path passed. */
  failure?: BrowserFailure;
  /** Milliseconds of opening the page to the first state and of closing it; undefined if the start failed. */
  startMs?: number;
  /** Milliseconds of each passed step. */
  stepMs: number[];
}

export interface BrowserFailure {
  /**
   * `failed`: the application differs from the path. `unstable`: it differed once and passed on a second walk.
   * `broken`: fixture or driver could not walk the path.
   */
  kind: 'failed' | 'unstable' | 'broken';
  machine: string;
  path: string;
  /** 0 is the start; a fault comes after the last step. */
  step: number;
  label: string;
  /** Expected and actual result, as text. */
  expected: string;
  seen: string;
  /** The state of each running machine of the page by its actor path, if the page could be read. */
  states?: Readonly<Record<string, string>>;
  evidence: Evidence;
}

/** Walks one path in the real UI. A step that fails is in the result; rejects only if the page cannot be closed. */
export async function walkBrowser(walk: BrowserWalk): Promise<BrowserResult> {
  const { evidence = {}, machine, onStep, path, source } = walk;
  const watch = stopwatch();
  const times: number[] = [];
  const place = (step: number, { label }: Branch) => ({ machine, path: path.id, step, label });
  let fixture: Fixture;
  try {
    fixture = await source.open({ machine, path: path.id, input: path.input });
  } catch (error) {
    const seen = error instanceof Error ? error.message : String(error);
    const expected = 'the fixture opens the application';
    return { stepMs: [], failure: { kind: 'broken', ...place(0, path.start), expected, seen, evidence: {} } };
  }
  let failure: BrowserFailure | undefined;
  try {
    if (evidence.trace) await fixture.context.tracing.start({ snapshots: true });
    const walker = new Walker(walk, fixture);
    for (const [step, branch] of [path.start, ...path.steps].entries()) {
      try {
        await walker.take(branch);
        times.push(watch());
        await onStep?.(step, fixture);
        watch();
      } catch (error) {
        const captured = await captureFailure(evidence, fixture);
        const kind = error instanceof SetupError ? 'broken' : 'failed';
        failure = { kind, ...place(step, branch), ...mismatch(error, stateOf(branch)), ...captured };
        break;
      }
    }
    if (!failure && walk.fault !== undefined) failure = await insertFault(walker, walk, fixture, walk.fault);
  } finally {
    watch();
    await source.close(fixture);
  }
  const [start, ...stepMs] = times;
  const startMs = start === undefined ? {} : { startMs: start + watch() };
  return { stepMs, ...startMs, ...(failure && { failure }) };
}

/** Inserts a fault after the last step. */
async function insertFault(
  walker: Walker,
  { evidence = {}, machine, onFault, path, source }: BrowserWalk,
  fixture: Fixture,
  { expected, name }: { name: FaultName; expected: string },
): Promise<BrowserFailure | undefined> {
  try {
    await walker.insert(name, expected, source.faults);
    await onFault?.(endOf(path), name, fixture);
    return undefined;
  } catch (error) {
    const captured = await captureFailure(evidence, fixture);
    const kind = error instanceof SetupError ? 'broken' : 'failed';
    const place = { machine, path: path.id, step: path.steps.length + 1, label: faultLabels[name] };
    return { kind, ...place, ...mismatch(error, expected), ...captured };
  }
}

/** Writes the evidence of a failure and reads the states of the page's machines. */
async function captureFailure(
  evidence: Evidence,
  { context, page }: Fixture,
): Promise<Pick<BrowserFailure, 'evidence' | 'states'>> {
  const { image, trace } = evidence;
  // A hanging page cannot be captured or read; its failure must still be reported.
  const read = image ? takeImage(page, image).then(() => callHook(page, 'report')) : undefined;
  const states = await read?.then(statesOf).catch(() => undefined);
  if (trace) await context.tracing.stop({ path: trace });
  return states ? { evidence, states } : { evidence };
}

const statesOf = (report: PageReport) =>
  Object.fromEntries(
    Object.entries(report)
      .filter(([, { status }]) => status === 'active')
      .map(([path, { leaves }]) => [path, leaves.join(', ')]),
  );

/** Returns a function that returns the milliseconds since its last call. */
function stopwatch(): () => number {
  let last = performance.now();
  return () => {
    const before = last;
    last = performance.now();
    return last - before;
  };
}

export async function takeImage(page: Page, path: string): Promise<void> {
  await page.screenshot({ path, type: 'jpeg', quality: 60, scale: 'css' });
}
