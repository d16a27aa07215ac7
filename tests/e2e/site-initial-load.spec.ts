import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/fixtures.ts';
import { layoutShift, trackLayoutShift } from '#tests/support/layout-shift.ts';
import { tile } from '#tests/support/steps.ts';

/** When the first page counts as loaded, which optional content waits for. */

test("the site's icon is painted before the scripts and styles of the app have loaded, and keeps its place when styles are applied", async ({
  page,
}) => {
  await trackLayoutShift(page);
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/first-.*\.css$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.route(/\/assets\/(?:first-.*\.js|react-)/, () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const icon = page.locator('#root > img');
  await expect(icon).toBeVisible();
  release();
  await page.waitForFunction(() => getComputedStyle(document.body).margin === '0px');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(icon).toBeVisible();
  expect(await layoutShift(page)).toBe(0);
});

test('home loads its rows when the images of its slides do not load', async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.route(/\/art\/.*\/hero\//, () => {});
  const firstSlide = page.waitForRequest(/\/art\/.*\/hero\//);
  await page.goto('/');
  await firstSlide;
  const rows = page.getByRole('heading', { name: 'Most played' });
  // The page would count as loaded after 3 s of its clock in any case. Between the steps, responses get real time.
  for (let waited = 0; waited < 1_500 && !(await rows.isVisible()); waited += 50) {
    await page.clock.runFor(50);
    await rows.waitFor({ timeout: 100 }).catch(() => undefined);
  }
  await expect(rows).toBeVisible();
});

test('rows of games on home keep a skeleton until their tiles are rendered', async ({ page }) => {
  await page.addInitScript(() => {
    const bare = new Set<string>();
    Object.assign(window, { bare });
    new MutationObserver(() => {
      for (const { children } of document.querySelectorAll('main section:has(> header h2)'))
        if (children.length === 1) bare.add(children[0]?.textContent ?? '');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  const row = page.getByRole('region', { name: 'Most played' });
  await expect(row.getByRole('button', { name: /^Play / }).first()).toBeVisible();
  expect(await page.evaluate(() => [...(window as unknown as { bare: Set<string> }).bare])).toEqual([]);
});

test('rows of games on home have skeletons in their place when their script is late', {
  tag: '@layouts',
}, async ({ page }) => {
  await trackLayoutShift(page);
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/home-.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Choose a hall' })).toBeVisible();
  const belowHalls = await page.getByRole('main').evaluate((main) => {
    const halls = main.querySelectorAll('a[href*="gameHall"]');
    return (
      main.getBoundingClientRect().bottom - (halls[halls.length - 1]?.getBoundingClientRect().bottom ?? 0)
    );
  });
  expect(belowHalls).toBeGreaterThan(400);
  release();
  await expect(page.getByRole('heading', { name: 'Most played' })).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

const contents: [path: string, content: (page: Page) => Locator[]][] = [
  [
    '/',
    (page) => [
      page.getByRole('heading', { name: 'Choose a hall' }),
      tile(page),
      page.getByRole('heading', { name: 'Providers' }),
    ],
  ],
  ['/gameHall/2', (page) => [tile(page), page.getByRole('combobox', { name: 'Sort by' })]],
  ['/faq', (page) => [page.getByRole('main').getByRole('heading', { level: 1 })]],
];
for (const [path, content] of contents)
  test(`visitor sees the content of ${path} before the machines are loaded`, { tag: '@layouts' }, async ({
    page,
  }) => {
    await page.route(/\/assets\/(?:machines|start)-.*\.js$/, () => {});
    await page.goto(path);
    for (const part of content(page)) await expect(part).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

test.describe('page that nobody uses', () => {
  test.use({ isUsed: false });
  test('home builds what is below the window once it is scrolled', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // Asked for when the page has rested.
    const overlays = page.waitForRequest(/\/assets\/Overlays-.*\.js$/);
    await page.goto('/');
    await overlays;
    const providers = page.getByRole('heading', { name: 'Providers' });
    const footer = page.getByRole('contentinfo');
    await expect(page.getByRole('heading', { name: 'Choose a hall' })).toBeVisible();
    await expect(providers.or(footer)).toHaveCount(0);
    // Places of rows that nobody sees do not move; only banners and announcements do.
    const moving = await page.evaluate(() =>
      document.getAnimations().map((animation) => (animation as CSSAnimation).animationName),
    );
    expect(moving).not.toContainEqual(expect.stringContaining('shimmer'));
    await page.mouse.wheel(0, 100);
    await expect(providers).toBeVisible();
    await expect(footer).toBeVisible();
  });
});
