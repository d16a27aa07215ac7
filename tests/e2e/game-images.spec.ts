import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { everyGame, games, isWhole } from '../support/hall.ts';
import { tile } from '../support/steps.ts';

/** Pictures come after their places, the first alone, and before what the page can be used without. */

/** Notes which games' pictures are asked for, and lets none come before it is told to. */
async function holdPictures(page: Page) {
  const asked = new Set<string>();
  const { promise, resolve: come } = Promise.withResolvers<void>();
  await page.route('**/art/*/tile/**', async (route) => {
    asked.add(route.request().url());
    await promise;
    await route.continue();
  });
  return { asked, come };
}

test('pictures have their place before they come, and nothing moves', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { moved: number }).moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const { come } = await holdPictures(page);
  await page.goto('/gameHall/2');
  await isWhole(page);
  const pictures = games(page).locator('img');
  const boxes = () =>
    pictures.evaluateAll((all) =>
      (all as HTMLImageElement[]).map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]),
    );
  const places = await boxes();
  expect(places.length).toBeGreaterThan(3);
  for (const [width = 0, height = 0] of places) expect(Math.min(width, height)).toBeGreaterThan(80);
  come();
  await expect
    .poll(() => pictures.first().evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0);
  expect(await boxes()).toEqual(places);
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.02);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const [when, comes, wait] of [
  ['has come', true, 50],
  ['does not come soon', false, 200],
] as const)
  test(`the first picture has the line to itself until it ${when}`, async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const { asked: pictures, come } = await holdPictures(page);
    await page.goto('/gameHall/2');
    await expect(tile(page)).toBeVisible();
    const one = games(page).locator('img').first();
    await expect.poll(() => one.evaluate((image: HTMLImageElement) => image.src)).not.toBe('');
    expect([...pictures]).toEqual([await one.evaluate((image: HTMLImageElement) => image.src)]);
    if (comes) {
      come();
      await expect
        .poll(() => one.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    await page.clock.runFor(wait);
    await expect.poll(() => pictures.size).toBeGreaterThan(1);
    await page.clock.runFor(200);
    await expect.poll(() => pictures.size).toBeGreaterThan(3);
    come();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

test('a tile that is another game’s now shows no picture until its own has come', async ({ page }) => {
  await page.goto('/gameHall/2');
  await isWhole(page);
  const one = games(page).getByRole('listitem').first();
  const width = () => one.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await expect(one.locator('img')).toBeVisible();
  const { asked, come } = await holdPictures(page);
  await page.getByRole('main').getByRole('searchbox').fill('dragon');
  await expect(one).toContainText(/dragon/i);
  await expect.poll(() => asked.size).toBeGreaterThan(0);
  await expect(one.locator('img')).toBeHidden();
  come();
  await expect(one.locator('img')).toBeVisible();
  await expect.poll(width).toBeGreaterThan(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the list of all games is fetched after the pictures in sight', async ({ page, control }) => {
  await page.clock.install();
  const { asked: pictures, come } = await holdPictures(page);
  const { n } = await control.mark();
  const asked = async () =>
    (await control.requests({ since: n })).filter(({ path }) => path === everyGame).length;
  await page.goto('/gameHall/2');
  await expect(tile(page)).toBeVisible();
  await expect.poll(() => pictures.size).toBeGreaterThan(3);
  await page.clock.runFor(1_000);
  await expect(tile(page)).toBeVisible();
  expect(await asked()).toBe(0);
  come();
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return asked();
    })
    .toBe(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('on a screen of seven quarters', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

  // By less than a pixel and a later picture would be the largest: the first is in sight long before it.
  test('the tiles do not move by a hair', async ({ page }) => {
    await page.addInitScript(() => {
      const tops: number[] = [];
      Object.assign(window, { tops });
      const look = () => {
        const top = document.querySelector('main [role=listitem]')?.getBoundingClientRect().top;
        if (top !== undefined && tops.at(-1) !== top) tops.push(top);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto('/gameHall/2');
    await isWhole(page);
    await expect(page.getByRole('main')).toContainText(/[\d,]+ games/);
    expect(await page.evaluate(() => (window as unknown as { tops: number[] }).tops)).toHaveLength(1);
  });
});
