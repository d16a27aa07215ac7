import { defineConfig } from '@playwright/test';
import { chromiumFlags, executablePath } from '#tests/support/chromium.ts';

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 7_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  outputDir: 'test-results',
  use: {
    locale: 'en-US',
    timezoneId: 'America/Caracas',
    // What moves by itself is drawn by the processor here, and a dozen pages of it starve the journeys.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: chromiumFlags,
      // Playwright lets every pop-up through; members' browsers do not.
      ignoreDefaultArgs: ['--disable-popup-blocking'],
    },
  },
  // What only one layout has is told by a tag.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
});
