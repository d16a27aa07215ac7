import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from '#tests/support/expect.ts';
import { isMobileLayout, test } from '#tests/support/fixtures.ts';
import { gameRoomPath } from '#tests/support/frames.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { resize } from '#tests/support/resize.ts';
import { changeSite } from '#tests/support/site.ts';
import { openSignIn } from '#tests/support/steps.ts';
import { desktopSize } from '#tests/support/viewports.ts';

/** Where the content of an element begins and its middle, in pixels of the window. */
const placeOf = (element: Locator) =>
  element.evaluate((found) => {
    const content = document.createRange();
    content.selectNodeContents(found);
    const { left } = content.getBoundingClientRect();
    const { top, height } = found.getBoundingClientRect();
    return { left, top, middle: top + height / 2 };
  });

/** Follows the link of the page's menu to `path`. */
async function follow(page: Page, path: string) {
  await page.locator(`a[href="${path}"]:visible`).first().click();
  await expect(page).toHaveURL(path);
}

test('titles of pages stand at one height, and the logo in the middle of the header', async ({ page }) => {
  await page.goto('/faq');
  const title = page.getByRole('heading', { level: 1 });
  const top = async () => (await placeOf(title)).top;
  await expect(title).toHaveText('Help');
  const first = await top();
  for (const [path, text] of [
    ['/discount', 'Promotions'],
    ['/sponsor', /^Sponsor/],
    ['/gameHall/2', 'Slots'],
  ] as const) {
    await follow(page, path);
    await expect(title).toHaveText(text);
    await expect.poll(top, path).toBe(first);
  }
  const search = page.getByRole('banner').getByRole('combobox', { name: 'Search games' });
  await search.fill('moon');
  await search.press('Enter');
  await expect(title).toHaveText(/moon/);
  await expect.poll(top, 'search').toBe(first);
  const logo = page.getByRole('navigation', { name: 'Main' }).locator('..').locator('img').first();
  await expect(logo).toBeVisible();
  expect(Math.abs((await placeOf(logo)).middle - (await placeOf(search)).middle)).toBeLessThanOrEqual(1);
});

test('titles of halls and of the game room stand as high as those of other pages', {
  tag: '@layouts',
}, async ({ page }) => {
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  const top = async () => (await placeOf(title)).top;
  await page.goto('/faq');
  await expect(title).toHaveText('Help');
  const first = await top();
  for (const path of isMobileLayout(page) ? ['/gameHall', '/gameHall/2'] : [gameRoomPath]) {
    await page.goto(path);
    await expect.poll(top, path).toBe(first);
  }
});

test('titles of the agent window stand at one height, with tools beside them and without', async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, 'agent_rosa', '/proxy/OperationTable');
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  // Once the page is loaded, below the header.
  const top = async () => (await placeOf(title)).top;
  await expect.poll(top).toBeGreaterThan(60);
  const first = await top();
  let text = (await title.textContent()) ?? '';
  for (const path of ['/proxy/Transfer', '/proxy/Promotion']) {
    await follow(page, path);
    await expect(title).not.toHaveText(text);
    await expect.poll(top, path).toBe(first);
    text = (await title.textContent()) ?? '';
  }
});

test('figures of records begin where their table does, and amount and status of a row stand on its line', async ({
  page,
  control,
}) => {
  const topOf = (cell: Locator) =>
    cell.evaluate((found) => {
      const content = document.createRange();
      content.selectNodeContents(found);
      return content.getBoundingClientRect().top;
    });
  for (const language of ['', '/vi-VN'])
    await test.step(language || 'English', async () => {
      await openSignedIn(page, control, 'linhmai_88', `${language}/user/DWRecord`);
      const row = page
        .getByRole('row')
        .filter({ has: page.locator('data') })
        .first();
      const words = row.getByRole('cell').nth(1);
      const amount = row.locator('data > span').first();
      const status = row.locator('svg + span').first();
      await expect(words).toBeVisible();
      for (const cell of [amount, status])
        expect(Math.abs((await topOf(cell)) - (await topOf(words)))).toBeLessThan(0.5);
      const figure = page.getByRole('main').locator('dt').first();
      const time = page.getByRole('cell', { name: /\d:\d/ }).first();
      expect((await placeOf(figure)).left).toBe((await placeOf(time)).left);
    });
});

test('empty scrollbar gutter is as dark as the page beside a dialog in a light template', async ({
  page,
}) => {
  await changeSite(page, { templateName: 'H5_4', mobileTemplateName: 'H5_4' });
  await page.goto('/faq');
  await openSignIn(page);
  const { width, height } = desktopSize;
  const lowest = { x: 0, y: height - 1, width, height: 1 };
  expect(await page.evaluate(() => innerWidth - document.body.offsetWidth)).toBeGreaterThan(0);
  // The lowest line of the window begins with the page and ends with the gutter.
  const difference = async () => {
    const line = await sharp(await page.screenshot({ clip: lowest }))
      .greyscale()
      .raw()
      .toBuffer();
    return Math.abs((line.at(0) ?? 0) - (line.at(-1) ?? 255));
  };
  await expect.poll(difference).toBeLessThanOrEqual(1);
});

test('halls grow with a wide screen, up to 2,000 pixels', async ({ page }) => {
  await page.goto('/gameHall/2');
  const hall = page.getByRole('tabpanel');
  await expect(hall.getByRole('listitem').first()).toBeVisible();
  const widths: number[] = [];
  for (const width of [1440, 2560, 3840]) {
    await resize(page, width, 1440);
    widths.push((await hall.boundingBox())?.width ?? 0);
  }
  const [desktop = 0, wide = 0, wider = 0] = widths;
  expect(wide).toBeGreaterThan(desktop);
  expect(wider).toBe(wide);
  expect(wide).toBeLessThanOrEqual(2_000);
});

test('play limits stand in sight in a low window, also with many entries in long words', async ({
  page,
  control,
}) => {
  await page.setViewportSize({ width: 1500, height: 800 });
  for (const language of ['', '/hi-IN']) {
    await openSignedIn(page, control, 'friends_3', `${language}/user/Info`);
    const entry = page.locator('a[href$="/user/PlayLimits"]:visible').first();
    await expect(entry).toBeInViewport({ ratio: 1 });
  }
});
