import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/fixtures.ts';
import { expectAllGamesLoaded, gameListPath, games } from '#tests/support/hall.ts';
import { layoutShift, trackLayoutShift } from '#tests/support/layout-shift.ts';
import { tile } from '#tests/support/steps.ts';

/** Order of image loading: space is reserved, the first image loads alone, secondary data gives way. */

/** Collects the URLs of requested tile images, and holds all responses until `release` is called. */
async function holdImages(page: Page) {
  const requested = new Set<string>();
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/art/*/tile/**', async (route) => {
    requested.add(route.request().url());
    await promise;
    await route.continue();
  });
  return { requested, release };
}

test('game images load without layout shift', { tag: '@layouts' }, async ({ page }) => {
  await trackLayoutShift(page);
  const { release } = await holdImages(page);
  await page.goto('/gameHall/2');
  await expectAllGamesLoaded(page);
  const images = games(page).locator('img');
  const boxes = () =>
    images.evaluateAll((all) =>
      (all as HTMLImageElement[]).map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]),
    );
  // Images get their sources one by one, and their sizes with them.
  await expect.poll(async () => Math.min(...(await boxes()).flat())).toBeGreaterThan(80);
  const sizes = await boxes();
  expect(sizes.length).toBeGreaterThan(3);
  release();
  await expect
    .poll(() => images.first().evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0);
  expect(await boxes()).toEqual(sizes);
  expect(await layoutShift(page)).toBeLessThan(0.02);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const [when, loads, wait] of [
  ['has loaded', true, 50],
  ['is late', false, 200],
] as const)
  test(`first image loads alone until it ${when}`, async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const { requested: images, release } = await holdImages(page);
    await page.goto('/gameHall/2');
    await expect(tile(page)).toBeVisible();
    const one = games(page).locator('img').first();
    await expect.poll(() => one.evaluate((image: HTMLImageElement) => image.src)).not.toBe('');
    expect([...images]).toEqual([await one.evaluate((image: HTMLImageElement) => image.src)]);
    if (loads) {
      release();
      // The page waits for the decoded image in real time before it waits for frames of the paused clock.
      await one.evaluate((image: HTMLImageElement) => image.decode());
    }
    await page.clock.runFor(wait);
    await expect.poll(() => images.size).toBeGreaterThan(1);
    await page.clock.runFor(200);
    await expect.poll(() => images.size).toBeGreaterThan(3);
    release();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

test('reused tile hides its image until the new one has loaded', async ({ page }) => {
  await page.goto('/gameHall/2');
  await expectAllGamesLoaded(page);
  const one = games(page).getByRole('listitem').first();
  const width = () => one.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await expect(one.locator('img')).toBeVisible();
  const { requested, release } = await holdImages(page);
  await page.getByRole('main').getByRole('searchbox').fill('dragon');
  await expect(one).toContainText(/dragon/i);
  await expect.poll(() => requested.size).toBeGreaterThan(0);
  await expect(one.locator('img')).toBeHidden();
  release();
  await expect(one.locator('img')).toBeVisible();
  await expect.poll(width).toBeGreaterThan(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('list of all games has a lower priority than the visible images', async ({ page }) => {
  const priorities = new Map<string, string>();
  const urls = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    urls.set(requestId, request.url);
    priorities.set(request.url, request.initialPriority);
  });
  // An image's priority rises when the layout shows that it is visible.
  session.on('Network.resourceChangedPriority', ({ requestId, newPriority }) =>
    priorities.set(urls.get(requestId) ?? '', newPriority),
  );
  await session.send('Network.enable');
  const list = page.waitForRequest((request) => new URL(request.url()).pathname === `/api${gameListPath}`);
  await page.goto('/gameHall/2');
  const listUrl = (await list).url();
  const image = await tile(page)
    .locator('img')
    .evaluate((one: HTMLImageElement) => one.currentSrc);
  await expect.poll(() => [priorities.get(image), priorities.get(listUrl)]).toEqual(['High', 'Low']);
});

test.describe('with a device pixel ratio of 1.75', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

  // A shift of less than a pixel would make a later image the largest contentful paint.
  test('tiles keep their exact position while the hall loads', async ({ page }) => {
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
    await expectAllGamesLoaded(page);
    await expect(page.getByRole('main')).toContainText(/[\d,]+ games/);
    expect(await page.evaluate(() => (window as unknown as { tops: number[] }).tops)).toHaveLength(1);
  });
});
