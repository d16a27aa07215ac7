import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { resize } from '#tests/support/resize.ts';

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

/** Waits until Help is above the entries at the end of the sidebar. */
async function expectHelpInView(page: Page) {
  const sidebar = page.getByRole('complementary').first();
  await expect(sidebar.locator('a[href*="/gameHall/"]')).toHaveCount(8);
  const end = sidebar
    .getByRole('button', { name: 'Customer service' })
    .or(sidebar.getByRole('link', { name: 'Customer service' }));
  const help = await sidebar.getByRole('link', { name: 'Help', exact: true }).boundingBox();
  expect((help?.y ?? Number.NaN) + (help?.height ?? 0)).toBeLessThanOrEqual(
    (await end.boundingBox())?.y ?? 0,
  );
}

async function expectNoHole(page: Page, heading: string, widths: readonly number[]) {
  for (const width of widths) {
    await resize(page, width);
    await expect.poll(() => hole(page, heading), `${heading} at ${width} px`).toBe(0);
  }
}

/** The last played games begin on the line of the new ones, which go beyond its end. */
async function expectPlayedBesideNew(page: Page, played: number) {
  const row = rowNamed(page, 'Continue playing').locator('ul');
  await expect(row.getByRole('button', { name: /^Play / })).toHaveCount(played);
  const newGames = rowNamed(page, 'New games').locator('ul');
  await expect(newGames).toBeVisible();
  const tops = () =>
    row.or(newGames).evaluateAll((all) => all.map((list) => list.getBoundingClientRect().top));
  await expect.poll(async () => new Set(await tops()).size).toBe(1);
  await expect.poll(() => newGames.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true);
}

test('rows of home have no holes, and a member has Help in view in a low window', async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, 'linhmai_88');
  const providers = rowNamed(page, 'Providers');
  await expect(providers).toBeAttached();
  await expect(rowNamed(page, 'Promotions')).toBeAttached();
  const withEachHall = async (widths: readonly number[]) => {
    await expectNoHole(page, 'Promotions', widths);
    for (const hall of await providers.getByRole('tab').all()) {
      await hall.click();
      await expectNoHole(page, 'Providers', widths);
    }
  };
  await test.step('desktop layout', () => withEachHall([1440, 1920, 1024]));
  await test.step('sidebar in a low window', async () => {
    await resize(page, 1024, 768);
    await expectHelpInView(page);
  });
  await test.step('phone layout', () => withEachHall([820]));
  await test.step('all providers of a hall', async () => {
    await providers.getByRole('tab', { name: 'Slots' }).click();
    await providers.getByRole('button', { name: /^Show all/ }).click();
    await expect.poll(() => providers.getByRole('listitem').count()).toBeGreaterThan(12);
    await expectNoHole(page, 'Providers', [820, 1024, 1440, 1920]);
  });
});

test('last played games leave no hole in their line', async ({ page, control }) => {
  const ids = ['200027', '200127', '200142', '200263'];
  for (const [played, widths] of [
    [1, [1024, 390]],
    [3, [1440]],
    [4, [1920]],
  ] as const)
    await test.step(`${played} games at ${widths.join(' and ')} px`, async () => {
      const list = ids.slice(0, played).map((game_id) => ({ game_id }));
      await control.script({
        path: '/arks/web/member-games/last-playing-game',
        response: { kind: 'code', code: 100, data: { list } },
        times: 9,
        replace: true,
      });
      if (played === 1) await openSignedIn(page, control, 'newcomer_1');
      else await page.reload();
      for (const width of widths) {
        await resize(page, width);
        await expectPlayedBesideNew(page, played);
      }
    });
});

/** Most played games: how many are large, in how many lines these and the others are, and how much larger they are. */
const posters = (page: Page) =>
  page
    .getByRole('region', { name: 'Most played' })
    .locator('ul')
    .evaluateAll((all) => {
      const [large, row] = all.map((list) => ({
        tiles: list.children.length,
        lines: new Set([...list.children].map((tile) => tile.getBoundingClientRect().top)).size,
        width: list.children[0]?.getBoundingClientRect().width ?? 0,
      }));
      const isLarger = (large?.width ?? 0) / (row?.width ?? 0) > 1.4;
      return { lists: all.length, large: large?.tiles, lines: [large?.lines, row?.lines], isLarger };
    });

test('home of a visitor leads with four large posters at each width, and has opaque controls, Help in view and the images of halls', async ({
  page,
}) => {
  await page.goto('/');
  await test.step('controls of the banners have a background that hides the banner', async () => {
    for (const name of ['Pause animations', 'Previous promotion', 'Next promotion']) {
      const ground = await main(page)
        .getByRole('button', { name })
        .evaluate((button) => getComputedStyle(button).backgroundColor);
      const [, , , opacity = '1'] = ground.match(/[\d.]+/g) ?? [];
      expect([name, Number(opacity) > 0.6]).toEqual([name, true]);
    }
  });
  await test.step('card of a hall has the images that the operator gives for it', async () => {
    const images = main(page)
      .getByRole('link', { name: /^Slots/ })
      .locator('img');
    await expect(images).toHaveCount(2);
    const files = await images.evaluateAll((all) =>
      all.map((image) => image.getAttribute('src')?.split('/').at(-1)),
    );
    expect(files).toEqual(['2.svg', '2-active.svg']);
  });
  for (const [width, inALine] of [
    [1920, 4],
    [1440, 4],
    [1024, 4],
    [992, 4],
    [820, 4],
    [390, 2],
  ] as const)
    await test.step(`posters at ${width} px`, async () => {
      await resize(page, width);
      await expect
        .poll(() => posters(page))
        .toEqual({ lists: 2, large: 4, lines: [4 / inALine, 1], isLarger: true });
    });
  await test.step('sidebar in a low window', async () => {
    await resize(page, 1024, 768);
    await expectHelpInView(page);
  });
});
