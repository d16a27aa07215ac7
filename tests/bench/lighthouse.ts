import * as launcher from 'chrome-launcher';
import lighthouseRun, { desktopConfig } from 'lighthouse';
import { baseFlags, executablePath } from '#tests/support/chromium.ts';

export interface Figures {
  performance: number;
  fcp: number;
  lcp: number;
  /** The largest paint was an image in every run. */
  lcpIsImage: boolean;
  tbt: number;
  cls: number;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

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
      const { audits, categories } = result.lhr;
      const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
      all.push({
        performance: (categories.performance?.score ?? 0) * 100,
        fcp: value('first-contentful-paint'),
        lcp: value('largest-contentful-paint'),
        lcpIsImage: /"snippet":"<img /.test(JSON.stringify(audits['lcp-breakdown-insight']?.details ?? '')),
        tbt: value('total-blocking-time'),
        cls: value('cumulative-layout-shift'),
      });
    } finally {
      chrome.kill();
    }
  }
  const of = (name: 'performance' | 'fcp' | 'lcp' | 'tbt' | 'cls') =>
    median(all.map((figures) => figures[name]));
  return {
    performance: of('performance'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    lcpIsImage: all.every((figures) => figures.lcpIsImage),
    tbt: of('tbt'),
    cls: of('cls'),
  };
}
