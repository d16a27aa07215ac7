import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { games, isWhole } from '../support/hall.ts';
import { tile } from '../support/steps.ts';

/** A hall is found again where it was left: on return, after a reload, and by its address. */

const main = (page: Page) => page.getByRole('main');

/** Far down, where only what is there by then can be. */
async function scrollFar(page: Page) {
  await isWhole(page);
  await page.evaluate(() => window.scrollTo({ top: 12_000 }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(12_000);
  await expect.poll(() => nameInSight(page)).toBeDefined();
  await expect.poll(() => page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1_500);
  return await nameInSight(page);
}
/** The first tile below the hall's tools; none while the page has scrolled and not yet drawn what is there. */
const nameInSight = (page: Page) =>
  page.evaluate(() => {
    const items = [...document.querySelectorAll('main [role=listitem]')];
    return items.find((item) => item.getBoundingClientRect().top > 300)?.getAttribute('aria-posinset');
  });

test('whoever comes back finds the hall where they left it', async ({ page }) => {
  await page.goto('/gameHall/2');
  await expect(tile(page)).toBeVisible();
  const name = await scrollFar(page);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('nav a[href$="/discount"]')?.click());
  await expect(page).toHaveURL(/\/discount$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotions');
  await page.goBack();
  await expect.poll(() => nameInSight(page)).toBe(name);
  expect(await page.evaluate(() => window.scrollY)).toBe(12_000);
  // A reload in the same moment as the address is written is the browser's to lose.
  await expect(page).toHaveURL(/[?&]at=\d+$/);
  await page.reload();
  await expect.poll(() => nameInSight(page)).toBe(name);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(12_000);
});

test('the address of a hall names the game that it stands at, for whoever follows it', async ({
  page,
  context,
}) => {
  await page.goto('/gameHall/2');
  await expect(tile(page)).toBeVisible();
  await scrollFar(page);
  await expect(page).toHaveURL(/[?&]at=\d+$/);
  const at = Number(new URL(page.url()).searchParams.get('at'));
  const standing = (on: Page) => main(on).locator(`[aria-posinset="${at}"]`);
  const name = (await standing(page).textContent()) ?? '';
  const copied = page.url();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page).toHaveURL(/\/gameHall\/2$/);

  const other = await context.newPage();
  await other.goto(copied);
  await expect(standing(other)).toBeInViewport({ ratio: 0.99 });
  await expect(standing(other)).toHaveText(name);
  await expect(other).toHaveURL(copied);

  // A list that is shorter than the address says, and an address that says nothing.
  for (const nonsense of ['at=999999', 'at=-4', 'at=x', 'at=2.5']) {
    await other.goto(`/gameHall/2?${nonsense}`);
    await expect(tile(other)).toBeVisible();
  }
});

test('what a hall writes into its address late calls nobody back @desktop', async ({ page }) => {
  const asked = Promise.withResolvers<Route>();
  await page.route('**/assets/sponsor-*.js', asked.resolve);
  await page.clock.install();
  await page.goto('/gameHall/2');
  await expect(tile(page)).toBeVisible();
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('nav a[href$="/sponsor"]')?.click());
  const part = await asked.promise;
  await scrollFar(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await main(page).getByRole('searchbox').fill('moon');
  await expect(games(page).getByRole('listitem').first()).toContainText('Moon');
  await page.clock.fastForward(1_000);
  await part.continue();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sponsor');
  await expect(page).toHaveURL(/\/sponsor$/);
});
