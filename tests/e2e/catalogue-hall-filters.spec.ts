import type { Page } from '@playwright/test';
import { axeViolations } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { expectAllGamesLoaded, games } from '#tests/support/hall.ts';
import { dialog, tile } from '#tests/support/steps.ts';

const main = (page: Page) => page.getByRole('main');
const count = (page: Page) => main(page).getByRole('status');
const provider = (page: Page, name: RegExp) =>
  page.getByRole('toolbar', { name: 'Providers' }).getByRole('button', { name });
const sort = (page: Page) => main(page).getByRole('combobox', { name: 'Sort by' });
const applied = (page: Page) => main(page).getByRole('list', { name: 'Filters' });
const listed = (page: Page) => games(page).getByRole('listitem');

test('filters are counted, named and removed one by one or all at once', { tag: '@layouts' }, async ({
  page,
}) => {
  await page.goto('/gameHall/2');
  await expectAllGamesLoaded(page);
  await provider(page, /^Aurelia/).click();
  await provider(page, /^Northwind \d/).click();
  await expect(count(page)).toHaveText(/^375 of [\d,]+ games$/);
  await sort(page).selectOption('A to Z');
  await main(page).getByRole('button', { name: 'Filters' }).click();
  await dialog(page)
    .getByRole('checkbox', { name: /^Jackpot/ })
    .check();
  await dialog(page).getByRole('combobox', { name: 'Stake' }).selectOption('$50.00');
  expect(await axeViolations(page)).toEqual([]);
  await dialog(page)
    .getByRole('button', { name: /^Show \d+ games$/ })
    .click();
  await expect(page).toHaveURL(/gp=.*sort=name.*label=.*stake=/);
  await expect(applied(page)).toHaveText('AureliaNorthwindJackpotStake $50.00A to ZClear all');
  const names = await listed(page).locator('p:first-of-type').allTextContents();
  expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare));
  const text = (await count(page).textContent()) ?? '';
  expect(await axeViolations(page)).toEqual([]);

  await page.reload();
  await expect(count(page)).toHaveText(text);
  await expect(sort(page)).toHaveValue('name');
  await page.goto('/discount');
  await page.goBack();
  await expect(count(page)).toHaveText(text);

  await applied(page).getByRole('button', { name: 'Remove Aurelia' }).press('Enter');
  await expect(provider(page, /^Aurelia/)).toHaveAttribute('aria-pressed', 'false');
  await expect(applied(page).getByRole('button', { name: 'Remove Northwind' })).toBeFocused();
  await applied(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(applied(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/gameHall\/2$/);
  await expect(provider(page, /^All providers/)).toHaveAttribute('aria-pressed', 'true');
});

test('unknown filters of the URL are ignored, and the chosen provider is in view', {
  tag: '@layouts',
}, async ({ page }) => {
  await page.goto('/gameHall/2?gp=GPXX&label=nothing&stake=lots&sort=rtp');
  await expectAllGamesLoaded(page);
  await expect(tile(page, 'Lantern Street')).toBeVisible();
  await expect(applied(page)).toHaveCount(0);
  // A URL with a single provider, as it was before there were several.
  await page.goto('/gameHall/2?gp=GPOG');
  const chip = page.getByRole('toolbar', { name: 'Providers' }).locator('[aria-pressed=true]');
  await expect(chip).toHaveCount(1);
  await expect(chip).not.toHaveText(/^All/);
  await expect(chip).toBeInViewport({ ratio: 1 });
});

test('empty result says which filter to remove', { tag: '@layouts' }, async ({ page }) => {
  await page.goto('/gameHall/2?gp=GPBB&q=zebra&stake=20');
  const empty = main(page).getByText('No results for “zebra”');
  await expect(empty).toBeVisible();
  await page.goto('/gameHall/2?gp=GPPL&q=lantern+street');
  await expect(main(page).getByText('No game matches these filters')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await main(page)
    .getByRole('button', { name: /^Without Kitsune Works: \d+ games?$/ })
    .click();
  await expect(tile(page, 'Lantern Street')).toBeVisible();
  await expect(applied(page)).toHaveText('“lantern street”Clear all');
});

test('search entry of home leads to the search with its field focused', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/');
  await main(page).getByRole('link', { name: 'Search games' }).click();
  await expect(page).toHaveURL(/\/search$/);
  const field = page.getByRole('combobox', { name: 'Search games' });
  await expect(field).toBeFocused();
  await field.fill('ninth wave');
  await field.press('Enter');
  await expect(tile(page, 'The Ninth Wave')).toBeVisible();
});

test('all filters can be cleared without scrolling on a narrow phone', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/vi-VN/gameHall/2?gp=GPBB&label=jackpot&stake=50&sort=name');
  const clear = main(page).getByRole('button', { name: 'Xóa tất cả' });
  await expect(clear).toBeInViewport({ ratio: 1 });
  await clear.click();
  await expect(page).toHaveURL(/\/gameHall\/2$/);
});
