import { defineConfig } from '@playwright/test';
import { fullBrowser } from '#tests/support/chromium.ts';
import type { SandboxOptions } from '#tests/support/fixtures.ts';
import { desktopSize, phoneSize } from '#tests/support/viewports.ts';
import single from '../../playwright.config.ts';

/** The journeys of money and play on two processes behind nginx, and pages during a crash. */
export default defineConfig<object, SandboxOptions>({
  ...single,
  testDir: '..',
  testMatch: ['e2e/{money,play}*.spec.ts', 'sandbox/*.spec.ts'],
  testIgnore: '**/*.dom.spec.ts',
  expect: { timeout: 10_000 },
  outputDir: '../../test-results/servers',
  use: { ...single.use, processes: 2 },
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
