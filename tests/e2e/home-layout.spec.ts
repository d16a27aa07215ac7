import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openSignedIn } from '../support/realtime.ts';

const main = (page: Page) => page.getByRole('main');

/** Columns of a grid that its last line leaves empty. */
const holes = (page: Page, heading: string) =>
  main(page)
    .locator('section', { has: page.getByRole('heading', { name: heading, exact: true }) })
    .locator('ul')
    .last()
    .evaluate((list) => {
      const columns = getComputedStyle(list)
        .gridTemplateColumns.split(' ')
        .filter((one) => one !== '0px').length;
      return (columns - (list.children.length % columns)) % columns;
    });

for (const width of [820, 1024, 1440, 1920])
  test(`rows of home have no holes when the window is ${width} px wide`, async ({ page, control }) => {
    await page.setViewportSize({ width, height: 900 });
    await openSignedIn(page, control, 'linhmai_88');
    await expect(main(page).getByRole('heading', { name: 'Providers' })).toBeAttached();
    await expect(main(page).getByRole('heading', { name: 'Promotions' })).toBeAttached();
    expect(await holes(page, 'Providers')).toBe(0);
    expect(await holes(page, 'Promotions')).toBe(0);
  });

test('sidebar has Help in view when the window is 1024 by 768 px', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/');
  const sidebar = page.getByRole('complementary').first();
  const help = sidebar.getByRole('link', { name: 'Help', exact: true });
  const { bottom } = await help.evaluate((link) => link.getBoundingClientRect());
  const end = sidebar
    .getByRole('button', { name: 'Customer service' })
    .or(sidebar.getByRole('link', { name: 'Customer service' }));
  const { top } = await end.evaluate((link) => link.getBoundingClientRect());
  expect(bottom).toBeLessThanOrEqual(top);
});

test('controls of the banners have a ground of their own', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Pause animations', 'Previous offer', 'Next offer']) {
    const ground = await main(page)
      .getByRole('button', { name })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
    const [, , , opacity = '1'] = ground.match(/[\d.]+/g) ?? [];
    expect([name, Number(opacity) > 0.6]).toEqual([name, true]);
  }
});

for (const [width, inLine] of [
  [390, 2],
  [820, 4],
  [1440, 4],
  [1920, 4],
] as const)
  test(`most played games are led by four large posters when the window is ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const section = page.getByRole('region', { name: 'Most played this week' });
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
    expect([large?.tiles, large?.lines, row?.lines]).toEqual([4, 4 / inLine, 1]);
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
