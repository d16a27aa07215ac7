import { expect, test } from '../support/fixtures.ts';

/** When the first page counts as loaded, which optional content waits for. */

test('home loads its rows although the images of hidden slides have not loaded', async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const firstSlide = page.waitForResponse(/\/art\/.*\/hero\//);
  await page.goto('/');
  await firstSlide;
  const rows = page.getByRole('heading', { name: 'Most played' });
  // The page would count as loaded after 3 s in any case.
  for (let waited = 0; waited < 1_500 && !(await rows.isVisible()); waited += 100)
    await page.clock.runFor(100);
  await expect(rows).toBeVisible();
});
