import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';

const main = (page: Page) => page.getByRole('main');

const rowNamed = (page: Page, heading: string) =>
  main(page).locator('section', { has: page.getByRole('heading', { name: heading, exact: true }) });

/** Pixels that the last line of a list leaves empty. */
const hole = (page: Page, heading: string) =>
  rowNamed(page, heading)
    .locator('ul')
    .last()
    .evaluate((list) => {
      const end = list.lastElementChild?.getBoundingClientRect().right ?? 0;
      return Math.round(list.getBoundingClientRect().right - end);
    });

for (const width of [820, 1024, 1440, 1920])
  test(`rows of home have no holes when the window is ${width} px wide`, async ({ page, control }) => {
    await page.setViewportSize({ width, height: 900 });
    await openSignedIn(page, control, 'linhmai_88');
    await expect(main(page).getByRole('heading', { name: 'Providers' })).toBeAttached();
    await expect(main(page).getByRole('heading', { name: 'Promotions' })).toBeAttached();
    expect(await hole(page, 'Promotions')).toBe(0);
    const providers = rowNamed(page, 'Providers');
    for (const hall of await providers.getByRole('tab').all()) {
      await hall.click();
      expect(await hole(page, 'Providers')).toBe(0);
    }
    await providers.getByRole('tab', { name: 'Slots' }).click();
    await providers.getByRole('button', { name: /^Show all/ }).click();
    expect(await providers.getByRole('listitem').count()).toBeGreaterThan(12);
    expect(await hole(page, 'Providers')).toBe(0);
  });

for (const who of ['visitor', 'member'])
  test(`sidebar of a ${who} has Help in view when the window is 1024 by 768 px`, async ({
    page,
    control,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    if (who === 'member') await openSignedIn(page, control, 'linhmai_88');
    else await page.goto('/');
    const sidebar = page.getByRole('complementary').first();
    await expect(sidebar.locator('a[href*="/gameHall/"]')).toHaveCount(8);
    const help = sidebar.getByRole('link', { name: 'Help', exact: true });
    const { bottom } = await help.evaluate((link) => link.getBoundingClientRect());
    const end = sidebar
      .getByRole('button', { name: 'Customer service' })
      .or(sidebar.getByRole('link', { name: 'Customer service' }));
    const { top } = await end.evaluate((link) => link.getBoundingClientRect());
    expect(bottom).toBeLessThanOrEqual(top);
  });

for (const [width, played] of [
  [390, 1],
  [1024, 1],
  [1440, 3],
  [1920, 4],
] as const)
  test(`${played} last played games leave no hole in their line when the window is ${width} px wide`, async ({
    page,
    control,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const list = ['200027', '200127', '200142', '200263'].slice(0, played).map((game_id) => ({ game_id }));
    await control.script({
      path: '/arks/web/member-games/last-playing-game',
      response: { kind: 'code', code: 100, data: { list } },
      times: 9,
    });
    await openSignedIn(page, control, 'newcomer_1');
    const row = rowNamed(page, 'Continue playing').locator('ul');
    await expect(row.getByRole('button', { name: /^Play / })).toHaveCount(played);
    // The new games begin on the same line, and go beyond its end.
    const newGames = rowNamed(page, 'New games').locator('ul');
    await expect(newGames).toBeVisible();
    const tops = await row
      .or(newGames)
      .evaluateAll((all) => all.map((list) => list.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    expect(await newGames.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true);
  });

test('controls of the banners have a background that hides the banner', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Pause animations', 'Previous promotion', 'Next promotion']) {
    const ground = await main(page)
      .getByRole('button', { name })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
    const [, , , opacity = '1'] = ground.match(/[\d.]+/g) ?? [];
    expect([name, Number(opacity) > 0.6]).toEqual([name, true]);
  }
});

for (const [width, inDownline] of [
  [390, 2],
  [820, 4],
  [992, 4],
  [1024, 4],
  [1440, 4],
  [1920, 4],
] as const)
  test(`most played games are led by four large posters when the window is ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const section = page.getByRole('region', { name: 'Most played' });
    await expect(section.getByRole('button', { name: /^Play / }).first()).toBeVisible();
    const lists = await section.locator('ul').evaluateAll((all) =>
      all.map((list) => ({
        tiles: list.children.length,
        lines: new Set([...list.children].map((tile) => tile.getBoundingClientRect().top)).size,
        width: list.children[0]?.getBoundingClientRect().width ?? 0,
      })),
    );
    const [large, row] = lists;
    expect(lists).toHaveLength(2);
    expect([large?.tiles, large?.lines, row?.lines]).toEqual([4, 4 / inDownline, 1]);
    expect((large?.width ?? 0) / (row?.width ?? 0)).toBeGreaterThan(1.4);
  });

test('card of a hall has the images that the operator gives for it', async ({ page }) => {
  await page.goto('/');
  const images = main(page)
    .getByRole('link', { name: /^Slots/ })
    .locator('img');
  await expect(images).toHaveCount(2);
  const files = await images.evaluateAll((all) =>
    all.map((image) => image.getAttribute('src')?.split('/').at(-1)),
  );
  expect(files).toEqual(['2.svg', '2-active.svg']);
});
