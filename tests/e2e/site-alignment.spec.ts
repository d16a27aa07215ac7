import type { Locator } from '@playwright/test';
import { expect } from '#tests/support/expect.ts';
import { test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { changeSite } from '#tests/support/site.ts';
import { openSignIn } from '#tests/support/steps.ts';

/** Where the content of an element begins and its middle, in pixels of the window. */
const placeOf = (element: Locator) =>
  element.evaluate((found) => {
    const content = document.createRange();
    content.selectNodeContents(found);
    const { left } = content.getBoundingClientRect();
    const { top, height } = found.getBoundingClientRect();
    return { left, top, middle: top + height / 2 };
  });

test('titles of pages stand at one height, and the logo in the middle of the header', async ({ page }) => {
  const tops: number[] = [];
  for (const path of ['/faq', '/discount', '/sponsor', '/gameHall/2', '/search?q=moon']) {
    await page.goto(path);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    tops.push((await placeOf(title)).top);
  }
  expect(new Set(tops).size).toBe(1);
  const logo = page.getByRole('navigation', { name: 'Main' }).locator('..').locator('img').first();
  const search = page.getByRole('banner').getByRole('combobox', { name: 'Search games' });
  await expect(logo).toBeVisible();
  expect(Math.abs((await placeOf(logo)).middle - (await placeOf(search)).middle)).toBeLessThanOrEqual(1);
});

test('titles of the agent window stand at one height, with tools beside them and without', async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, 'agent_rosa', '/faq');
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  // Once the page is loaded, below the header.
  const top = async () => (await placeOf(title)).top;
  await page.goto('/proxy/OperationTable');
  await expect.poll(top).toBeGreaterThan(60);
  const first = await top();
  for (const path of ['Transfer', 'Promotion']) {
    await page.goto(`/proxy/${path}`);
    await expect.poll(top, path).toBe(first);
  }
});

test('figures of records begin where their table does', async ({ page, control }) => {
  await openSignedIn(page, control, 'linhmai_88', '/user/DWRecord');
  const [figure, time] = [
    page.getByRole('main').locator('dt').first(),
    page.getByRole('cell', { name: /\d:\d/ }).first(),
  ];
  await expect(time).toBeVisible();
  expect((await placeOf(figure)).left).toBe((await placeOf(time)).left);
});

test('amounts and status of a table stand on the line of its words, in Vietnamese too', async ({
  page,
  control,
}) => {
  for (const language of ['', '/vi-VN']) {
    await openSignedIn(page, control, 'linhmai_88', `${language}/user/DWRecord`);
    const row = page
      .getByRole('row')
      .filter({ has: page.locator('data') })
      .first();
    const words = row.getByRole('cell').nth(1);
    const amount = row.locator('data > span').first();
    const status = row.locator('svg + span').first();
    await expect(words).toBeVisible();
    const topOf = (cell: Locator) =>
      cell.evaluate((found) => {
        const content = document.createRange();
        content.selectNodeContents(found);
        return content.getBoundingClientRect().top;
      });
    for (const cell of [amount, status])
      expect(Math.abs((await topOf(cell)) - (await topOf(words)))).toBeLessThan(0.5);
  }
});

test('empty scrollbar gutter is as dark as the page beside a dialog in a light template', async ({
  page,
}) => {
  await changeSite(page, { templateName: 'H5_4', mobileTemplateName: 'H5_4' });
  await page.goto('/faq');
  await openSignIn(page);
  const scrim = await page
    .getByRole('dialog')
    .evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
  const gutter = page.locator('html');
  expect(await gutter.evaluate((html) => getComputedStyle(html).backgroundImage)).toContain(scrim);
  await expect(gutter).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('halls grow with a wide screen, up to 2,000 pixels', async ({ page }) => {
  const widths: number[] = [];
  for (const width of [1440, 2560, 3840]) {
    await page.setViewportSize({ width, height: 1440 });
    await page.goto('/gameHall/2');
    const hall = page.getByRole('tabpanel');
    await expect(hall.getByRole('listitem').first()).toBeVisible();
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
