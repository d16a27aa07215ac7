import type { Locator } from '@playwright/test';
import { WITHDRAW_PASSWORD } from '#sandbox/members.ts';
import { captchaAnswer, expect, test } from '#tests/support/fixtures.ts';
import { changeSite } from '#tests/support/site.ts';
import {
  changeForm,
  dialog,
  expectSignedIn,
  newPassword,
  openSignIn,
  submitCredentials,
  tile,
} from '#tests/support/steps.ts';

test('transfer verification can be completed with the keyboard alone', async ({ page }) => {
  await page.goto('/faq');
  await openSignIn(page);
  await submitCredentials(page, { account: 'moved_802' });
  await expect(dialog(page).getByRole('tab', { name: 'Phone' })).toBeVisible();
  await expect(dialog(page).getByRole('img', { name: /Image of a code/ })).toBeVisible();
  await expect(dialog(page).getByLabel('E-mail address')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByRole('tab', { name: 'Phone' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('5550802');
  await page.keyboard.press('Tab');
  await page.keyboard.type(WITHDRAW_PASSWORD);
  await page.keyboard.press('Tab');
  await page.keyboard.type(captchaAnswer.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('New password', { exact: true })).toBeFocused();
  await page.keyboard.type('dawn1357');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('dawn1357');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Password', { exact: true })).toBeFocused();
});

test('required password change can be completed with the keyboard alone', async ({ page }) => {
  const { keyboard } = page;
  await page.goto('/faq');
  await openSignIn(page);
  await submitCredentials(page, { account: 'first_login' });
  await expect(changeForm(page).getByLabel('Current password', { exact: true })).toBeFocused();
  for (const typed of ['dusk2468', newPassword, newPassword]) {
    await keyboard.type(typed);
    await keyboard.press('Tab');
    await keyboard.press('Tab');
  }
  await expect(changeForm(page).getByRole('button', { name: 'Change password' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(changeForm(page)).toHaveCount(0);
});

test('registration can be completed with the keyboard alone', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('banner').getByRole('button', { name: 'Join' }).focus();
  await page.keyboard.press('Enter');
  const currency = dialog(page).getByLabel('Account currency');
  await currency.focus();
  await page.keyboard.type('BDT');
  await expect(currency).toHaveValue('BDT');
  await dialog(page).getByLabel('Account name').focus();
  await page.keyboard.type('brandnew_1');
  await page.keyboard.press('Tab');
  await page.keyboard.type('dusk2468');
  const agreement = dialog(page).getByLabel('of legal age where I live');
  for (
    let stops = 0;
    stops < 5 && !(await agreement.evaluate((box) => box === document.activeElement));
    stops += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expectSignedIn(page);
});

test('hall can be used with the keyboard alone', { tag: '@layouts' }, async ({ page }) => {
  await page.goto('/gameHall/2');
  await expect(tile(page)).toBeVisible();
  await test.step('skip link moves the focus to the content below the header', async () => {
    const title = page.getByRole('heading', { name: 'Slots' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    const header = await page.getByRole('banner').boundingBox();
    expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });
  await test.step('provider toolbar is one Tab stop with arrow key navigation', async () => {
    const providers = page.getByRole('toolbar', { name: 'Providers' }).getByRole('button');
    await providers.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(providers.nth(1)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(providers.nth(1)).toHaveAttribute('aria-pressed', 'true');
    // The filter applies once all games have loaded.
    await expect(page.getByRole('list', { name: 'Games' })).not.toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Remove Aurelia' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(providers.nth(1)).toBeFocused();
  });
  await test.step('line of filters comes before the games', async () => {
    for (const name of ['Remove Aurelia', 'Clear all']) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').getByRole('button', { name, exact: true })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(tile(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: /^About / }).first()).toBeFocused();
  });
  await test.step('arrow keys move between the games, which Tab leaves', async () => {
    const games = page.getByRole('list', { name: 'Games' });
    const tileAt = (place: number) =>
      games.locator(`[aria-posinset="${place}"]`).getByRole('button', { name: /^Play / });
    const columns = await games.evaluate((list) =>
      Number(getComputedStyle(list).getPropertyValue('--columns')),
    );
    for (const [key, place] of [
      ['ArrowRight', 2],
      ['ArrowDown', 2 + columns],
      ['ArrowLeft', 1 + columns],
      ['ArrowUp', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tileAt(place)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await games.evaluate((list) => list.contains(document.activeElement))).toBe(false);
    // What follows is far below: the first rows have left the document.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(tileAt(1)).toBeVisible();
  });
  await test.step('game tile regains the focus when Escape closes the sign-in prompt', async () => {
    await tile(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toContainText('Sign in to play');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(tile(page)).toBeFocused();
  });
});

test('rows of home are one Tab stop each, within which the arrow keys move', async ({ page }) => {
  await page.goto('/');
  const row = (name: string) =>
    page.getByRole('main').locator('section', { has: page.getByRole('heading', { name, exact: true }) });
  const leavesWith = async (name: string, last: Locator) => {
    await last.focus();
    await page.keyboard.press('Tab');
    await expect(row(name).locator(':focus')).toHaveCount(0);
  };
  await leavesWith('Most played', row('Most played').getByRole('button', { name: 'About Lantern Street' }));

  await row('Open tables').scrollIntoViewIfNeeded();
  const tables = row('Open tables').getByRole('button', { name: /^Play / });
  await tables.first().focus();
  for (const place of [1, 2, 3, 4, 5]) {
    await page.keyboard.press('ArrowRight');
    await expect(tables.nth(place)).toBeFocused();
    await expect(tables.nth(place)).toBeInViewport({ ratio: 1 });
  }
  await leavesWith('Open tables', tables.nth(5));

  await row('Next matches').scrollIntoViewIfNeeded();
  const odds = row('Next matches').getByRole('button');
  await odds.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(odds.nth(3)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(odds.nth(4)).toBeFocused();
  await leavesWith('Next matches', odds.nth(5));

  await row('Providers').scrollIntoViewIfNeeded();
  const providers = row('Providers').getByRole('tabpanel').getByRole('link');
  await providers.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(providers.nth(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // The button is gone.
  await expect(providers.nth(12)).toBeFocused();
  await leavesWith('Providers', providers.nth(12));
});

test('halls of a line come in sight whole with the focus', { tag: '@phone' }, async ({ page }) => {
  await changeSite(page, { mobileTemplateName: 'H5_6' });
  await page.goto('/');
  const halls = page.getByRole('main').locator('[data-part=halls]').getByRole('link');
  await halls.first().focus();
  for (const place of [1, 2, 3, 4, 5]) {
    await page.keyboard.press('Tab');
    await expect(halls.nth(place)).toBeFocused();
    await expect(halls.nth(place)).toBeInViewport({ ratio: 1 });
  }
});

test('links lead the keyboard of a visitor to the search and to sign-in', async ({ page }) => {
  await page.goto('/');
  await expect(tile(page)).toBeVisible();
  for (const name of ['Skip to main content', 'Skip to search', 'Skip to sign-in']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeFocused();
  await page.getByRole('link', { name: 'Skip to search' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('combobox')).toBeFocused();
});

test('language menu and search results release the focus when they close', async ({ page }) => {
  await page.goto('/faq');
  const search = page.getByRole('banner').getByRole('combobox');
  await page.getByRole('button', { name: /^Language/ }).focus();
  await page.keyboard.press('Enter');
  const vietnamese = page.getByRole('button', { name: 'Tiếng Việt' });
  await expect(vietnamese).toBeVisible();
  await page.getByRole('button', { name: 'NGN' }).focus();
  await page.keyboard.press('Tab');
  await expect(vietnamese).toBeHidden();
  await expect(search).toBeFocused();
  await search.fill('lantern');
  const found = page.getByRole('listbox', { name: 'Search results' }).getByRole('option');
  await expect(found.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(found).toHaveCount(0);
  await expect(search).toHaveValue('lantern');
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
});

test('languages have the focus in the place of the entries of a menu until it closes', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/faq');
  const open = page.getByRole('button', { name: 'Me', exact: true });
  const menu = page.getByRole('navigation', { name: 'Account' });
  await open.press('Enter');
  await menu.getByRole('button', { name: /^Language/ }).press('Enter');
  await expect(menu.getByRole('button', { name: 'English' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await open.press('Enter');
  await expect(menu.getByRole('link', { name: 'Help' })).toBeVisible();
});
