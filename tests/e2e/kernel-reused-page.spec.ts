import type { Page } from '@playwright/test';
import { test as base, expect } from '#tests/support/fixtures.ts';
import { createPageSource } from '#tests/support/reused-page.ts';

interface Lent {
  page: Page;
  /** Ends the test that has the page; the next one gets the same. */
  lendAgain(): Promise<void>;
}
const test = base.extend<{ lent: Lent }>({
  lent: async ({ browser, sandbox }, use) => {
    const source = createPageSource(async () => browser, sandbox);
    const options = { baseURL: sandbox.url };
    const page = await source.take(options);
    await use({
      page,
      async lendAgain() {
        await source.release();
        expect(await source.take(options)).toBe(page);
      },
    });
    await page.context().close();
  },
});

test('window that opens as a test ends does not become a window of the next test', async ({
  lent: { page, lendAgain },
}) => {
  const open = () => page.evaluate(() => void window.open('/loading', 'game'));
  await page.goto('/loading');
  await open();
  await lendAgain();
  await page.goto('/loading');
  const opened = page.waitForEvent('popup');
  await open();
  await opened;
});

test('script and function that a test adds are not in the page of the next test', async ({
  lent: { page, lendAgain },
}) => {
  const added = () => page.evaluate(() => ['script', 'answer'].filter((name) => name in window));
  await page.addInitScript(() => Object.assign(window, { script: true }));
  await page.exposeFunction('answer', () => 42);
  await page.goto('/loading');
  expect(await added()).toEqual(['script', 'answer']);
  await lendAgain();
  await page.goto('/loading');
  expect(await added()).toEqual([]);
});
