import { devices } from '@playwright/test';
import { median, pause, withPage } from './page.ts';
import type { Row } from './table.ts';

/** What a page does until it has been quiet for 2 s, or for half a minute if it never is. */
export interface Work {
  /** Milliseconds of the main thread. */
  task: number;
  /** Milliseconds of scripts, which are part of `task`. */
  script: number;
  /** Passes of the browser over styles and layout. */
  styles: number;
  layouts: number;
  requests: number;
  /** Compressed bytes of scripts. */
  scriptBytes: number;
}

/** Milliseconds without work, after which a page is quiet, and between two looks. */
const quiet = 2_000;
const look = 250;
/** Milliseconds after which a page that is never quiet is given up. */
const most = 30_000;
/** Milliseconds of the main thread between two looks that never count as work. */
const nothing = 16;

/**
 * Medians of `runs` loads of each page on a phone, by turns, since a machine can be twice as slow a minute later. The first is the
 * empty app: twice what it does at rest, by timers of the browser and by the looks themselves, is no work of the others.
 */
export async function workUntilQuiet<Name extends string>(
  pages: readonly (readonly [name: Name, url: string])[],
  runs: number,
): Promise<Record<Name, Work>> {
  const all = pages.map(([name, url]) => ({ name, url, works: [] as Work[] }));
  let idle = nothing;
  for (let run = 0; run < runs; run += 1)
    for (const { url, works } of all) {
      const { work, atRest } = await load(url, idle);
      if (url === pages[0]?.[1]) idle = Math.max(nothing, 2 * atRest);
      works.push(work);
    }
  return Object.fromEntries(all.map(({ name, works }) => [name, medians(works)])) as Record<Name, Work>;
}

const medians = (works: Work[]): Work => {
  const of = (name: keyof Work) => median(works.map((work) => work[name]));
  return {
    task: of('task'),
    script: of('script'),
    styles: of('styles'),
    layouts: of('layouts'),
    requests: of('requests'),
    scriptBytes: of('scriptBytes'),
  };
};

/** One load; with what the main thread did at most between two looks once the page was quiet. */
const load = (url: string, idle: number): Promise<{ work: Work; atRest: number }> =>
  withPage({ width: 390, height: 844 }, async (_, browser) => {
    const page = await (await browser.newContext({ ...devices['Pixel 7'] })).newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Network.enable');
    let requests = 0;
    let scriptBytes = 0;
    const scripts = new Set<string>();
    session.on('Network.responseReceived', ({ requestId, type }) => {
      requests += 1;
      if (type === 'Script') scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    });
    const read = async (): Promise<Work> => {
      const { metrics } = await session.send('Performance.getMetrics');
      const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
      return {
        task: value('TaskDuration') * 1_000,
        script: value('ScriptDuration') * 1_000,
        styles: value('RecalcStyleCount'),
        layouts: value('LayoutCount'),
        requests,
        scriptBytes,
      };
    };
    await page.goto(url);
    let last = await read();
    let since = last;
    let atRest = 0;
    const end = performance.now() + most;
    for (let waited = 0; waited < quiet && performance.now() < end; waited += look) {
      await pause(look);
      const now = await read();
      const task = now.task - last.task;
      atRest = Math.max(atRest, task);
      if (now.requests > last.requests || task > idle) {
        waited = -look;
        since = now;
        atRest = 0;
      }
      last = now;
    }
    return { work: since, atRest };
  });

/** Work of a page against that of the empty app. */
export const workRows = (page: string, work: Work, empty: Work, budget: number): Row[] => [
  {
    what: `${page}: main thread until quiet, ms`,
    measured: work.task,
    baseline: empty.task,
    budget: `<= ${budget} x baseline`,
    holds: work.task <= budget * empty.task,
  },
  {
    what: `${page}: scripts until quiet, kB gz`,
    measured: work.scriptBytes / 1_000,
    baseline: empty.scriptBytes / 1_000,
    budget: '<= 200',
    holds: work.scriptBytes <= 200_000,
  },
  ...(['styles', 'layouts', 'requests'] as const).map((name) => ({
    what: `${page}: ${{ styles: 'style passes', layouts: 'layouts', requests: 'requests' }[name]} until quiet`,
    measured: work[name],
    baseline: empty[name],
    budget: '-',
    holds: true,
  })),
];
