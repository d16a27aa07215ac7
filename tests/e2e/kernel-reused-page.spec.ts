import { expect, test } from '#tests/support/fixtures.ts';
import { createPageSource } from '#tests/support/reused-page.ts';

test('window that opens as a test ends does not become a window of the next test', async ({
  browser,
  sandbox,
}) => {
  const source = createPageSource(async () => browser, sandbox);
  const options = { baseURL: sandbox.url };
  const page = await source.take(options);
  const open = () => page.evaluate(() => void window.open('/loading', 'game'));
  await page.goto('/loading');
  await open();
  await source.release();
  expect(await source.take(options)).toBe(page);
  await page.goto('/loading');
  const opened = page.waitForEvent('popup');
  await open();
  await opened;
  await page.context().close();
});

test('script and function that a test adds are not in the page of the next test', async ({
  browser,
  sandbox,
}) => {
  const source = createPageSource(async () => browser, sandbox);
  const options = { baseURL: sandbox.url };
  const page = await source.take(options);
  const added = () => page.evaluate(() => ['script', 'answer'].filter((name) => name in window));
  await page.addInitScript(() => Object.assign(window, { script: true }));
  await page.exposeFunction('answer', () => 42);
  await page.goto('/loading');
  expect(await added()).toEqual(['script', 'answer']);
  await source.release();
  expect(await source.take(options)).toBe(page);
  await page.goto('/loading');
  expect(await added()).toEqual([]);
  await page.context().close();
});
