import * as launcher from 'chrome-launcher';
import lighthouseRun, { type Artifacts, desktopConfig } from 'lighthouse';
import { baseFlags, executablePath } from '#tests/support/chromium.ts';

export interface Figures {
  performance: number;
  fcp: number;
  lcp: number;
  /** The largest paint was an image in every run. */
  lcpIsImage: boolean;
  tbt: number;
  /** The same in CPU time: on two cores the browser, its painting and the servers keep the main thread waiting. */
  blockingCpu: number;
  cls: number;
}

type Event = Artifacts['Trace']['traceEvents'][number] & { tdur?: number };

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Milliseconds of a task that block nobody, and how many times slower than this machine a phone and a computer are. */
const unnoticed = 50;
const slowdown = { phone: 4, desktop: 1 };

/** What tasks of the main thread take beyond 50 ms of CPU time after the first paint; NaN if Chromium recorded none. */
function blockingCpu(events: readonly Event[], url: string, times: number): number {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  );
  const isOfPage = ({ pid, ts }: Event) => start !== undefined && pid === start.pid && ts > start.ts;
  const paint = events.find((event) => event.name === 'firstContentfulPaint' && isOfPage(event));
  if (!start || !paint) return Number.NaN;
  return events
    .filter(
      ({ name, pid, tid, ts }) =>
        name === 'RunTask' && pid === start.pid && tid === start.tid && ts >= paint.ts,
    )
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (times * tdur) / 1_000 - unnoticed), 0);
}

/** Medians of `runs` runs with Lighthouse's profile of a phone or a computer; times in milliseconds. */
export async function lighthouse(
  url: string,
  runs: number,
  layout: 'phone' | 'desktop' = 'phone',
): Promise<Figures> {
  const all: Figures[] = [];
  for (let attempt = 0; all.length < runs; attempt += 1) {
    if (attempt === 3 * runs) throw new Error(`Lighthouse could not measure ${url}`);
    const chrome = await launcher.launch({
      ...(executablePath && { chromePath: executablePath }),
      chromeFlags: ['--headless=new', ...baseFlags],
    });
    try {
      const result = await lighthouseRun(
        url,
        { port: chrome.port, onlyCategories: ['performance'], logLevel: 'silent' },
        layout === 'desktop' ? desktopConfig : undefined,
      );
      // Chromium sometimes records no navigation.
      if (!result || result.lhr.runtimeError) continue;
      const { audits, categories, finalDisplayedUrl } = result.lhr;
      const blocking = blockingCpu(result.artifacts.Trace.traceEvents, finalDisplayedUrl, slowdown[layout]);
      if (Number.isNaN(blocking)) continue;
      const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
      all.push({
        performance: (categories.performance?.score ?? 0) * 100,
        fcp: value('first-contentful-paint'),
        lcp: value('largest-contentful-paint'),
        lcpIsImage: /"snippet":"<img /.test(JSON.stringify(audits['lcp-breakdown-insight']?.details ?? '')),
        tbt: value('total-blocking-time'),
        blockingCpu: blocking,
        cls: value('cumulative-layout-shift'),
      });
    } finally {
      chrome.kill();
    }
  }
  const of = (name: Exclude<keyof Figures, 'lcpIsImage'>) => median(all.map((figures) => figures[name]));
  return {
    performance: of('performance'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    lcpIsImage: all.every((figures) => figures.lcpIsImage),
    tbt: of('tbt'),
    blockingCpu: of('blockingCpu'),
    cls: of('cls'),
  };
}
