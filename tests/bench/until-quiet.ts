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
/** Milliseconds of the main thread between two looks that do not count as work: timers of the browser itself, on a slow machine. */
const nothing = 16;

/** Medians of `runs` loads on a phone. */
export async function workUntilQuiet(url: string, runs: number): Promise<Work> {
  const all: Work[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await load(url));
  const of = (name: keyof Work) => median(all.map((work) => work[name]));
  return {
    task: of('task'),
    script: of('script'),
    styles: of('styles'),
    layouts: of('layouts'),
    requests: of('requests'),
    scriptBytes: of('scriptBytes'),
  };
}

const load = (url: string): Promise<Work> =>
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
    const end = performance.now() + most;
    for (let waited = 0; waited < quiet && performance.now() < end; waited += look) {
      await pause(look);
      const now = await read();
      if (now.requests > last.requests || now.task - last.task > nothing) {
        waited = -look;
        since = now;
      }
      last = now;
    }
    return since;
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
