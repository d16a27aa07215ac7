import type { Page } from '@playwright/test';
import * as v from 'valibot';
import type { ChosenRegions } from '#contract/templates.ts';
import { theme } from '#contract/theme.ts';
import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import { isMobileLayout } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { changeSite } from '#tests/support/site.ts';
import { tile } from '#tests/support/steps.ts';

/** Variants of regions that have a structure of their own. Their looks are in the tests of the templates. */

const choose = (page: Page, regions: ChosenRegions) =>
  changeSite(page, { theme: v.parse(theme, { regions }) });
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('drawer of the header has the entries of the bar and of the halls', { tag: '@phone' }, async ({
  page,
}) => {
  await choose(page, { phoneNavigation: 'drawer' });
  await page.goto('/');
  const open = page.getByRole('button', { name: 'Menu' });
  await expect(open).toBeVisible();
  await expect(main(page)).toHaveCount(0);
  await open.click();
  for (const name of ['Home', 'Slots', 'Promotions', 'Sponsor', 'Help'])
    await expect(main(page).getByRole('link', { name })).toBeVisible();
  await main(page).getByRole('button', { name: 'Wallet' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
});

test('drawer of a member leads to the wallet and the account', { tag: '@phone' }, async ({
  page,
  control,
}) => {
  await choose(page, { phoneNavigation: 'drawer' });
  await openSignedIn(page, control, 'linhmai_88', '/faq');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(main(page).getByRole('link', { name: 'Wallet' })).toHaveAttribute('href', '/user/MyWallet');
  await main(page).getByRole('link', { name: 'Me', exact: true }).click();
  await expect(page).toHaveURL(/\/user$/);
});

test('halls are one entry of the bar that opens all of them with their providers', async ({ page }) => {
  await choose(page, { desktopNavigation: 'megaMenu' });
  await page.goto('/');
  await expect(main(page).getByRole('link', { name: 'Promotions' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Slots' })).toHaveCount(0);
  await main(page).getByRole('button', { name: 'Games' }).click();
  const panel = page.getByRole('navigation', { name: 'Games' });
  await expect(panel.getByRole('link', { name: 'Slots', exact: true })).toHaveAttribute(
    'href',
    '/gameHall/2',
  );
  await expect(panel.getByRole('link', { name: /^Show all \d+ providers$/ }).first()).toBeVisible();
  await panel.getByRole('link', { name: 'Aurelia', exact: true }).first().click();
  await expect(page).toHaveURL(/gameHall\/2\?gp=/);
});

for (const desktopNavigation of ['topBar', 'megaMenu'] as const)
  test(`the site's navigation stays above the member centre when it is ${desktopNavigation}`, async ({
    page,
    control,
  }) => {
    await choose(page, { desktopNavigation });
    await openSignedIn(page, control, 'linhmai_88', '/user/Announcement');
    const directory = page.getByRole('navigation', { name: 'My account' });
    await expect(directory.getByRole('link', { name: 'My details' })).toBeVisible();
    await expect(directory.getByRole('link', { name: 'Announcements' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await main(page).getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(directory).toHaveCount(0);
  });

test('home leads with the halls and the sports page of the operator', { tag: '@layouts' }, async ({
  page,
}) => {
  await choose(page, { home: 'sportsFirst' });
  await page.goto('/');
  const parts = page
    .getByRole('main')
    .locator('[data-part=halls], [data-machine=sportsFrame], [data-part=hero]');
  await expect(parts).toHaveCount(3);
  await expect(parts.nth(1)).toHaveAttribute('data-machine', 'sportsFrame');
  await expect(parts.nth(2)).toHaveAttribute('data-part', 'hero');
  await test.step('without the halls as tabs where a bar above the page names them', async () => {
    await choose(page, { home: 'sportsFirst', desktopNavigation: 'topBar', halls: 'tabs' });
    await page.goto('/');
    await expect(parts.last()).toHaveAttribute('data-part', 'hero');
    await expect(parts).toHaveCount(isMobileLayout(page) ? 3 : 2);
  });
});

test('jackpot comes before the games of home', { tag: '@phone' }, async ({ page }) => {
  await choose(page, { home: 'jackpotFirst' });
  await page.goto('/');
  const parts = page.getByRole('main').locator('[data-part=jackpot], [data-part=tile-line]');
  await expect(parts.nth(2)).toBeVisible();
  await expect(parts.first()).toHaveAttribute('data-part', 'jackpot');
});

test('tile has its least stake where the operator says it, else the provider', async ({ page, control }) => {
  await choose(page, { tile: 'price' });
  await openSignedIn(page, control, 'linhmai_88');
  const tiles = page.getByRole('main').locator('[data-part=tile]');
  // The member's last games are those of the list of all games, which has the stakes; the most-played ones are not.
  await expect(tiles.locator('[data-part=price]').first()).toContainText(/From\s*\$\s*\d/);
  await expect(tiles.filter({ hasText: 'The Ninth Wave' }).last()).toContainText('Northwind');
});

test('a list of names has no pictures', async ({ page }) => {
  await choose(page, { tile: 'text' });
  await page.goto('/');
  await expect(tile(page)).toBeVisible();
  await expect(page.getByRole('main').locator('[data-part=tile] img')).toHaveCount(0);
});
