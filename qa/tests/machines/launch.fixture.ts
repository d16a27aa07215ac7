import { chromium } from '@playwright/test';
import { rolldown } from 'rolldown';
import type { Fixture } from '../../src/walk/driver.ts';
import type { FixtureFactory, WorkerFixture } from '../../src/walk/fixtures.ts';
import { callHook } from '../../src/walk/walker.ts';
import { launchOptions } from '../chromium.ts';

const url = 'http://app.localhost/';

/** Opens pages with the app and an injected `fault`. */
export async function launchSource(): Promise<{ of(fault: string): WorkerFixture; end(): Promise<void> }> {
  const bundle = await rolldown({ input: new URL('../page/app.ts', import.meta.url).pathname });
  const script = (await bundle.generate({ format: 'iife' })).output[0].code;
  const browser = await chromium.launch(launchOptions);
  const of = (fault: string): WorkerFixture => ({
    open: async () => {
      const context = await browser.newContext();
      const page = await context.newPage();
      // A page with a URL can be reloaded, and opened in a second tab.
      const body = `<body><script>fault = ${JSON.stringify(fault)};${script}</script></body>`;
      await context.route(url, (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.goto(url);
      return { page, context, tick: async (ms) => void (await callHook(page, 'tick', ms)) };
    },
    close: ({ context }: Fixture) => context.close(),
    end: async () => {},
  });
  return { of, end: () => browser.close() };
}

/** `FAULT` has the faults of the first pages that are opened, with a comma after each, and then that of all others. */
export const fixture: FixtureFactory = {
  begin: async () => {
    const { end, of } = await launchSource();
    const faults = (process.env.FAULT ?? '').split(',');
    const next = () => (faults.length > 1 ? faults.shift() : faults[0]) ?? '';
    return { ...of(''), open: (walk) => of(next()).open(walk), end };
  },
};
