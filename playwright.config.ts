import { defineConfig } from '@playwright/test';
import { fullBrowser, headlessShell } from '#tests/support/chromium.ts';
import { desktopSize, phoneSize } from '#tests/support/viewports.ts';

const testIgnore = ['engines/**', 'sandbox/**', '**/*.dom.spec.ts'];

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
    // A service worker's requests do not reach the routes of a test.
    serviceWorkers: 'block',
    timezoneId: 'America/Caracas',
    // Animations are rendered in software here and would slow down parallel tests.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: headlessShell,
  },
  // A test runs in the desktop layout; with the tag @layouts in both, with @phone in the phone layout only, with
  // @full-browser in the desktop layout of the browser with windows, where the headless shell behaves differently.
  // `npm test` runs the tests with the tag @main in the desktop layout, one journey of each area.
  projects: [
    {
      name: 'main',
      testIgnore,
      grep: /@main/,
      grepInvert: /@phone|@full-browser/,
      use: { viewport: desktopSize },
    },
    // Tests of texts and refusals, in an emulated document without a browser.
    {
      name: 'dom',
      testMatch: '**/*.dom.spec.ts',
      grepInvert: /@phone/,
      use: { viewport: desktopSize },
    },
    {
      name: 'dom phone',
      testMatch: '**/*.dom.spec.ts',
      grep: /@phone|@layouts/,
      use: { viewport: phoneSize },
    },
    { name: 'desktop', testIgnore, grepInvert: /@phone|@full-browser|@main/, use: { viewport: desktopSize } },
    {
      name: 'phone',
      testIgnore,
      grep: /@phone|@layouts/,
      use: { viewport: phoneSize, isMobile: true, hasTouch: true },
    },
    {
      name: 'full browser',
      testIgnore,
      grep: /@full-browser/,
      use: { viewport: desktopSize, launchOptions: fullBrowser },
    },
  ],
});
