import { defineConfig } from '@playwright/test';
import { fullBrowser, headlessShell } from '#tests/support/chromium.ts';
import type { SandboxOptions } from '#tests/support/fixtures.ts';
import { desktopSize, phoneSize } from '#tests/support/viewports.ts';

/** The journeys of money and play on two processes behind nginx, and pages during a crash. */
export default defineConfig<object, SandboxOptions>({
  testDir: '..',
  testMatch: ['e2e/{money,play}*.spec.ts', 'sandbox/*.spec.ts'],
  testIgnore: '**/*.dom.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  outputDir: '../../test-results/servers',
  use: {
    processes: 2,
    locale: 'en-US',
    serviceWorkers: 'block',
    timezoneId: 'America/Caracas',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: headlessShell,
  },
  // Each journey in one layout, since the processes are the same in both.
  projects: [
    { name: 'desktop', grepInvert: /@phone|@full-browser/, use: { viewport: desktopSize } },
    { name: 'phone', grep: /@phone/, use: { viewport: phoneSize, isMobile: true, hasTouch: true } },
    {
      name: 'full browser',
      grep: /@full-browser/,
      use: { viewport: desktopSize, launchOptions: fullBrowser },
    },
  ],
});
