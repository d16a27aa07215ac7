import type { Page, Route } from '@playwright/test';
import { expect, test } from '#tests/support/fixtures.ts';
import { expectAllGamesLoaded, games } from '#tests/support/hall.ts';
import { tile } from '#tests/support/steps.ts';

/** Scroll position of a hall: restored on return, after a reload and from its URL. */

const main = (page: Page) => page.getByRole('main');

/** Scrolls far down; returns the position of the first visible tile. */
async function scrollFar(page: Page) {
  await expectAllGamesLoaded(page);
  await page.evaluate(() => window.scrollTo({ top: 12_000 }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(12_000);
  await expect.poll(() => visiblePosition(page)).toBeDefined();
  await expect.poll(() => page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1_500);
  return await visiblePosition(page);
}
/** Position of the first tile below the toolbar; undefined until the scrolled rows are rendered. */
const visiblePosition = (page: Page) =>
  page.evaluate(() => {
    const items = [...document.querySelectorAll('main [role=listitem]')];
    return items.find((item) => item.getBoundingClientRect().top > 300)?.getAttribute('aria-posinset');
  });

test('hall restores scroll when the user returns', async ({ page }) => {
  await page.goto('/gameHall/2');
  await expect(tile(page)).toBeVisible();
  const position = await scrollFar(page);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('nav a[href$="/discount"]')?.click());
  await expect(page).toHaveURL(/\/discount$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotions');
  await page.goBack();
  await expect.poll(() => visiblePosition(page)).toBe(position);
  expect(await page.evaluate(() => window.scrollY)).toBe(12_000);
  // Waits for the URL, because a reload at the same moment can discard it.
  await expect(page).toHaveURL(/[?&]at=\d+$/);
  await page.reload();
  await expect.poll(() => visiblePosition(page)).toBe(position);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(12_000);
});

test('hall opens at the position in its URL', async ({ page, context }) => {
  await page.goto('/gameHall/2');
  await expect(tile(page)).toBeVisible();
  await scrollFar(page);
  await expect(page).toHaveURL(/[?&]at=\d+$/);
  const at = Number(new URL(page.url()).searchParams.get('at'));
  const targetTile = (on: Page) => main(on).locator(`[aria-posinset="${at}"]`);
  const text = (await targetTile(page).textContent()) ?? '';
  const copied = page.url();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page).toHaveURL(/\/gameHall\/2$/);

  const other = await context.newPage();
  await other.goto(copied);
  await expect(targetTile(other)).toBeInViewport({ ratio: 0.99 });
  await expect(targetTile(other)).toHaveText(text);
  await expect(other).toHaveURL(copied);

  // Positions beyond the end of the list, and invalid ones.
  for (const query of ['at=999999', 'at=-4', 'at=x', 'at=2.5']) {
    await other.goto(`/gameHall/2?${query}`);
    await expect(tile(other)).toBeVisible();
  }
});

test('late URL update of a hall does not undo a navigation', async ({ page }) => {
  const chunkRequest = Promise.withResolvers<Route>();
  await page.route('**/assets/articles-*.js', chunkRequest.resolve);
  await page.clock.install();
  await page.goto('/gameHall/2');
  await expect(tile(page)).toBeVisible();
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('nav a[href$="/sponsor"]')?.click());
  const chunk = await chunkRequest.promise;
  await scrollFar(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await main(page).getByRole('searchbox').fill('moon');
  await expect(games(page).getByRole('listitem').first()).toContainText('Moon');
  await page.clock.fastForward(1_000);
  await chunk.continue();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sponsor');
  await expect(page).toHaveURL(/\/sponsor$/);
});
