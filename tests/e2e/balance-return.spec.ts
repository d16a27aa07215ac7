import type { Page } from '@playwright/test';
import type { ControlClient } from '#sandbox/control-client.ts';
import { expect, isPhone, test } from '../support/fixtures.ts';
import { trackPlayCalls } from '../support/plays.ts';
import { openSignedIn } from '../support/realtime.ts';
import {
  expectMatches,
  expectSignedIn,
  isHeld,
  matches,
  openFound,
  openGame,
  playBar,
  signIn,
  tile,
  toast,
  wallet,
} from '../support/steps.ts';

const path = '/member/profile/balance/all/back';
/** Button in the header on desktop, in the wallet on phone. */
const returnButton = (page: Page) =>
  isPhone(page)
    ? page.getByRole('main').getByRole('button', { name: /^(Return all to my wallet|Returning balances)$/ })
    : page.getByRole('banner').getByRole('button', { name: /^Return all game balances/ });
const openReturnPage = (page: Page) => (isPhone(page) ? page.goto('/user') : page.goto('/'));
const countReturns = async (control: ControlClient, n: number) =>
  (await control.requests({ since: n })).filter((request) => request.path === path).length;

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('balance return moves all provider balances to the wallet', async ({ page, control }) => {
  await signIn(page, 'linhmai_88');
  const before = await control.ledger({ account: 'linhmai_88' });
  await page.goto('/user');
  await expect(page.getByRole('main')).toContainText('Part of your balance is still with these providers.');
  const { n } = await control.requestCursor();
  await returnButton(page).click();
  await expect(toast(page, 'Your full balance is in your wallet.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('No balance is left with providers.');
  await expect(wallet(page)).toHaveAttribute('value', String(before.total));
  expect(await control.ledger({ account: 'linhmai_88' })).toMatchObject({ main: before.total });
  if (!isPhone(page)) {
    await expect(returnButton(page)).toHaveAttribute('aria-disabled', 'true');
    await returnButton(page).click({ force: true });
    expect(await countReturns(control, n)).toBe(1);
    await expect(returnButton(page)).not.toHaveAttribute('aria-disabled', 'true', { timeout: 15_000 });
  }
});

for (const [account, message] of [
  ['return_101', 'Your balance could not be returned: a game is still open.'],
  ['return_104', 'Your balance is already being returned.'],
] as const) {
  test(`balance return shows the error for ${account}`, async ({ page }) => {
    await signIn(page, account);
    await openReturnPage(page);
    await returnButton(page).click();
    await expect(toast(page, message)).toBeVisible();
  });
}

test('game launch is rejected while a balance return is pending', async ({ page, control }) => {
  await signIn(page, 'linhmai_88');
  await openReturnPage(page);
  await control.script({ path, answer: { kind: 'real' }, hold: true });
  await returnButton(page).dblclick();
  await expect.poll(async () => (await control.held()).length).toBe(1);
  if (isPhone(page)) await page.getByRole('link', { name: 'Home' }).click();
  await tile(page).click();
  await expect(toast(page, 'Your balances are being returned to your wallet.')).toBeVisible();
  await expect(playBar(page)).toHaveCount(0);
  expect(await control.held()).toHaveLength(1);
  await page.getByRole('button', { name: /^(Account menu|Me)$/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(toast(page, /could not|did not work|error/i)).toHaveCount(0);
});

test('bets, search results and banners open no game while a balance return is pending', {
  tag: '@desktop',
}, async ({ page, control }) => {
  const game_link_parameter = { gt_id: '2', gp_id: 'GPBB', game_code: 'lantern-street' };
  const banner = { id: 1, photo_path: '/icon.svg', title: 'Play it', link_type: 2, game_link_parameter };
  await control.script({
    path: '/arks/web/carousel_picture',
    answer: { kind: 'code', code: 100, data: { web_carousel_picture_list: [banner] } },
    times: 9,
  });
  await openSignedIn(page, control, 'linhmai_88', '/gameHall/4');
  await expectMatches(page);
  await control.script({ path, answer: { kind: 'real' }, hold: true });
  const { plays } = await trackPlayCalls(control);
  await returnButton(page).click();
  await isHeld(control, path);
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
    .getByRole('region', { name: 'Offers', exact: true })
    .getByRole('button', { name: 'Play', exact: true })
    .click();
  await expectRejected();
  expect(page.context().pages()).toHaveLength(1);
  expect(await plays()).toBe(0);
});

test('balance return is rejected when another tab plays', async ({ page, context, control }) => {
  await openSignedIn(page, control, 'second_seat');
  await openGame(page);
  const inPlay = await control.ledger({ account: 'second_seat' });
  const other = await context.newPage();
  await other.goto(isPhone(page) ? '/user' : '/');
  await returnButton(other).click();
  await expect(toast(other, 'Your balance could not be returned: a game is still open.')).toBeVisible();
  await expect(playBar(page)).toContainText('Playing at');
  expect(await control.ledger({ account: 'second_seat' })).toEqual(inPlay);
});

test('wallet is updated when another device returns the balances', async ({ page, control }) => {
  await signIn(page, 'linhmai_88');
  await page.goto('/user');
  await expectSignedIn(page);
  await expect(page.getByRole('main')).toContainText('Part of your balance');
  await expect.poll(async () => (await control.channels())['presence-member.USD']).toBe(1);
  await control.setBalance({ account: 'linhmai_88', cash: 1_000 });
  const id = await page.evaluate(() => localStorage.getItem('member_id'));
  await control.publish({ channel: `private-member.${id}`, event: '.all_transfer_back', data: {} });
  await expect(page.getByRole('main')).toContainText('No balance is left with providers.');
});
