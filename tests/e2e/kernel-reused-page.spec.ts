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
