import type { Page } from '@playwright/test';
import type { World } from './driver.ts';
import type { WorldSource } from './fixtures.ts';
import type { ReplayedPath } from './replay.ts';
import { surprise, Walker, type WalkerOptions } from './walker.ts';

export interface BrowserWalk extends WalkerOptions {
  path: ReplayedPath;
  source: WorldSource;
  /** Called after every step, 0 being the start. */
  onStep?: (step: number, world: World) => Promise<void>;
  /** Files that a failure leaves: a JPEG of the page, and a zip for Playwright's trace viewer. */
  evidence?: Evidence;
}

export interface Evidence {
  picture?: string;
  /** Recording it takes a third of the time again, whether the path holds or not. */
  trace?: string;
}

export interface BrowserResult {
  failure?: BrowserFailure;
  /** Milliseconds from a new page to the first state, together with what closing it took; none where that failed. */
  startMs?: number;
  /** Of each step that held. */
  stepMs: number[];
}

export interface BrowserFailure {
  machine: string;
  path: string;
  step: number;
  label: string;
  expected: string;
  seen: string;
  evidence: Evidence;
}

/** Walks one path in the real UI. */
export async function walkBrowser(walk: BrowserWalk): Promise<BrowserResult> {
  const { evidence = {}, machine, onStep, path, source } = walk;
  const watch = stopwatch();
  const times: number[] = [];
  const world = await source.open({ machine, path: path.id, input: path.input });
  let failure: BrowserFailure | undefined;
  try {
    if (evidence.trace) await world.context.tracing.start({ snapshots: true });
    const walker = new Walker(walk, world);
    for (const [step, branch] of [path.start, ...path.steps].entries()) {
      try {
        await walker.take(branch);
        times.push(watch());
        await onStep?.(step, world);
        watch();
      } catch (error) {
        await leave(evidence, world);
        failure = { machine, path: path.id, step, label: branch.label, ...surprise(error, branch), evidence };
        break;
      }
    }
  } finally {
    watch();
    await source.close(world);
  }
  const [start, ...stepMs] = times;
  const startMs = start === undefined ? {} : { startMs: start + watch() };
  return { stepMs, ...startMs, ...(failure && { failure }) };
}

async function leave({ picture, trace }: Evidence, { context, page }: World): Promise<void> {
  // A page that hangs has no picture, which is no reason to keep its failure back.
  if (picture) await takePicture(page, picture).catch(() => {});
  if (trace) await context.tracing.stop({ path: trace });
}

/** Tells the milliseconds since it was last asked. */
function stopwatch(): () => number {
  let last = performance.now();
  return () => {
    const before = last;
    last = performance.now();
    return last - before;
  };
}

export async function takePicture(page: Page, path: string): Promise<void> {
  await page.screenshot({ path, type: 'jpeg', quality: 60, scale: 'css' });
}
