import type { Page } from '@playwright/test';
import { oneKeyCooldown } from '#contract/times.ts';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import { hallOfGames } from '#tests/flows/test-data.ts';
import { expect } from '#tests/support/expect.ts';
import { isMobileLayout, test } from '#tests/support/fixtures.ts';
import { trackPlayCalls } from '#tests/support/plays.ts';
import { openSignedIn, scriptLayout } from '#tests/support/realtime.ts';
import {
  balanceButton,
  balanceEntry,
  chooseInBalanceMenu,
  expectMatches,
  expectSignedOut,
  matches,
  openFound,
  openGame,
  playBar,
  signOut,
  tile,
  toast,
  waitUntilHeld,
  wallet,
} from '#tests/support/steps.ts';

const path = '/member/profile/balance/all/back';
const returnTexts = /^Return all balances to wallet/;
const returnAll = (page: Page) => chooseInBalanceMenu(page, returnTexts);
const countReturns = async (control: ControlClient, n: number) =>
  (await control.requests({ since: n })).filter((request) => request.path === path).length;

test('balance return moves all provider balances to the wallet and names the providers', {
  tag: '@layouts',
}, async ({ page, control }) => {
  const before = await control.ledger({ account: 'linhmai_88' });
  await page.clock.install();
  await openSignedIn(page, control, 'linhmai_88', isMobileLayout(page) ? '/' : '/user/MyWallet');
  const { n } = await control.requestCursor();
  await returnAll(page);
  await expect(toast(page, / returned to your wallet\..* from /)).toBeVisible();
  await expect(toast(page, 'Your balance now')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the receipt' }).click();
  expect((await saved).suggestedFilename()).toBe('receipt.png');
  if (!isMobileLayout(page))
    await expect(page.getByRole('main')).toContainText('All of your money is in your wallet.');
  await expect(wallet(page)).toHaveAttribute('value', String(before.total));
  expect(await control.ledger({ account: 'linhmai_88' })).toMatchObject({ main: before.total });
  await expect(balanceEntry(page, returnTexts)).toHaveAttribute('aria-disabled', 'true');
  expect(await countReturns(control, n)).toBe(1);
  await page.clock.fastForward(oneKeyCooldown);
  await expect(balanceEntry(page, returnTexts)).not.toHaveAttribute('aria-disabled', 'true');
});

test('wallet page shows what is in the wallet, and with the providers, as the ledger has it', async ({
  page,
  control,
}) => {
  const { main, total } = await control.ledger({ account: 'linhmai_88' });
  expect(main).toBeLessThan(total);
  await openSignedIn(page, control, 'linhmai_88', '/user/MyWallet');
  const panel = page
    .getByRole('main')
    .locator('section, div')
    .filter({ hasText: /^In your wallet, ready to play.*Total/s })
    .last();
  const amounts = panel.locator('data');
  await expect(amounts).toHaveCount(2);
  await expect(amounts.first()).toHaveAttribute('value', String(main));
  await expect(amounts.last()).toHaveAttribute('value', String(total));
  await page.goto('/faq');
  await balanceButton(page).click();
  const parts = page.getByRole('definition').locator('data');
  await expect(parts).toHaveCount(3);
  const values = await parts.evaluateAll((all) => all.map((one) => Number(one.getAttribute('value'))));
  expect(values.map((value) => value.toFixed(2))).toEqual(
    [main, total - main, total].map((value) => value.toFixed(2)),
  );
});

test('balance return shows no amounts when balances are hidden or unknown', async ({ page, control }) => {
  await openSignedIn(page, control, 'linhmai_88', '/faq');
  await chooseInBalanceMenu(page, 'Hide balance');
  await returnAll(page);
  await expect(toast(page, 'Your balances have been returned to your wallet.')).toBeVisible();
  await expect(toast(page, /\d/)).toHaveCount(0);
});

test('balance is hidden and shown in every window when one of them hides or shows it', async ({
  page,
  context,
  control,
}) => {
  await openSignedIn(page, control, 'linhmai_88', '/faq');
  const other = await context.newPage();
  await other.goto('/user/MyWallet');
  await expect(wallet(other)).toBeVisible();
  const amounts = other.getByRole('main').locator('data');
  await expect(amounts.first()).toBeVisible();
  await chooseInBalanceMenu(page, 'Hide balance');
  await expect(balanceButton(other)).toHaveAccessibleName('Balance Hidden');
  await expect(amounts).toHaveCount(0);
  await chooseInBalanceMenu(other, 'Show balance');
  await expect(balanceButton(page)).not.toHaveAccessibleName('Balance Hidden');
  await expect(amounts.first()).toBeVisible();
});

test("balance return is not offered when the member's status excludes it", async ({ page, control }) => {
  const account = 'return_104';
  const button = page.getByRole('main').getByRole('button', { name: 'Return all' });
  await openSignedIn(page, control, account, '/user/MyWallet');
  await expect(button).toBeVisible();
  for (const [change, text] of [
    [{ wallet_status: 0 }, 'There is nothing to transfer.'],
    [{ cash_back_status: 0 }, 'in total. It remains yours.'],
  ] as const)
    await test.step(JSON.stringify(change), async () => {
      await scriptLayout(page, control, account, change);
      await page.reload();
      await expect(page.getByRole('main')).toContainText(text);
      await expect(button).toHaveCount(0);
      await balanceButton(page).click();
      await expect(balanceEntry(page, 'Refresh balance')).toBeVisible();
      await expect(balanceEntry(page, returnTexts)).toHaveCount(0);
      await control.clear();
    });
});

test('balance menu is used by keyboard, and focus returns to its button when it closes', async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, 'linhmai_88', '/faq');
  const menu = page.getByRole('navigation', { name: 'Balance' });
  await balanceButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await expect(page.getByRole('term')).toHaveText(['Wallet', 'With providers', 'Total']);
  await page.keyboard.press('Tab');
  await expect(balanceEntry(page, 'Refresh balance')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(balanceEntry(page, 'Show balance')).toBeFocused();
  await expect(balanceButton(page)).toHaveAccessibleName('Balance Hidden');
  await expect(page.getByRole('definition')).toHaveText([/Hidden/, /Hidden/, /Hidden/]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(balanceButton(page)).toBeFocused();
});

test('balance return shows the error of the server', async ({ page, control }) => {
  for (const [account, message] of [
    ['return_101', 'Your balance could not be returned: a game is still open.'],
    ['return_104', 'Your balance is already being returned.'],
  ] as const) {
    await openSignedIn(page, control, account, '/faq');
    await returnAll(page);
    await expect.soft(toast(page, message), account).toBeVisible();
  }
});

test('bets, search results, banners and tiles open no game while a balance return is pending', async ({
  page,
  control,
}) => {
  const game_link_parameter = { gt_id: '2', gp_id: 'GPBB', game_code: 'lantern-street' };
  const banner = { id: 1, photo_path: '/icon.svg', title: 'Play it', link_type: 2, game_link_parameter };
  await control.script({
    path: '/arks/web/carousel_picture',
    response: { kind: 'code', code: 100, data: { web_carousel_picture_list: [banner] } },
    times: 9,
  });
  await openSignedIn(page, control, 'linhmai_88', '/gameHall/4');
  await expectMatches(page);
  await control.script({ path, response: { kind: 'real' }, hold: true });
  const { plays } = await trackPlayCalls(control);
  await returnAll(page);
  await waitUntilHeld(control, path);
  const rejection = toast(page, 'Your balances are being returned to your wallet.');
  const expectRejected = async () => {
    await expect(rejection).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(rejection).toHaveCount(0);
  };
  await matches(page).getByRole('button').first().click();
  await expectRejected();
  await openFound(page, 'Lantern Street');
  await expectRejected();
  await page.getByRole('complementary').getByRole('link', { name: 'Home', exact: true }).click();
  await page
    .getByRole('region', { name: 'Latest promotions', exact: true })
    .getByRole('button', { name: 'Play', exact: true })
    .click();
  await expectRejected();
  await tile(page).click();
  await expectRejected();
  await expect(playBar(page)).toHaveCount(0);
  expect(page.context().pages()).toHaveLength(1);
  expect(await plays()).toBe(0);
  expect(await control.held()).toHaveLength(1);
  await signOut(page);
  await expectSignedOut(page);
  await expect(toast(page, /could not|did not work|error/i)).toHaveCount(0);
});

test('balance return is rejected when another tab plays', async ({ page, context, control }) => {
  await openSignedIn(page, control, 'second_seat', hallOfGames);
  await openGame(page);
  const inPlay = await control.ledger({ account: 'second_seat' });
  const other = await context.newPage();
  await other.goto('/');
  await returnAll(other);
  await expect(toast(other, 'Your balance could not be returned: a game is still open.')).toBeVisible();
  await expect(playBar(page)).toContainText('Playing at');
  expect(await control.ledger({ account: 'second_seat' })).toEqual(inPlay);
});
