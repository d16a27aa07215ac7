import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './fixtures.ts';

/** The tests start the browsers themselves; Playwright's own builds of them are not those of users. */
export default defineConfig<object, EngineOptions>({
  testDir: '..',
  testMatch: 'engines/*.spec.ts',
  fullyParallel: false,
  workers: 2,
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  outputDir: '../../test-results/engines',
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
});
