import type { Page } from '@playwright/test';
import type { ControlClient } from '#sandbox/control-client.ts';
import { expect, isPhone, test } from '../support/fixtures.ts';
import { countPlays } from '../support/plays.ts';
import { comeAs } from '../support/realtime.ts';
import {
  expectSignedIn,
  isHeld,
  matches,
  openFound,
  openGame,
  playBar,
  seeMatches,
  signIn,
  tile,
  toast,
  wallet,
} from '../support/steps.ts';

const path = '/member/profile/balance/all/back';
/** In the header on the desktop, in the wallet on the phone. */
const returnAll = (page: Page) =>
  isPhone(page)
    ? page.getByRole('main').getByRole('button', { name: /^(Return all to my wallet|Returning balances)$/ })
    : page.getByRole('banner').getByRole('button', { name: /^Return all game balances/ });
const toButton = (page: Page) => (isPhone(page) ? page.goto('/user') : page.goto('/'));
const calls = async (control: ControlClient, n: number) =>
  (await control.requests({ since: n })).filter((request) => request.path === path).length;

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('what is left at the providers comes back to the wallet, and then the button rests', async ({
  page,
  control,
}) => {
  await signIn(page, 'linhmai_88');
  const before = await control.ledger({ account: 'linhmai_88' });
  await page.goto('/user');
  await expect(page.getByRole('main')).toContainText('Part of your balance is still with these providers.');
  const { n } = await control.mark();
  await returnAll(page).click();
  await expect(toast(page, 'All of your balance is in your wallet.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Nothing is left at a provider.');
  await expect(wallet(page)).toHaveAttribute('value', String(before.total));
  expect(await control.ledger({ account: 'linhmai_88' })).toMatchObject({ main: before.total });
  if (!isPhone(page)) {
    await expect(returnAll(page)).toHaveAttribute('aria-disabled', 'true');
    await returnAll(page).click({ force: true });
    expect(await calls(control, n)).toBe(1);
    await expect(returnAll(page)).not.toHaveAttribute('aria-disabled', 'true', { timeout: 15_000 });
  }
});

for (const [account, words] of [
  ['return_101', 'Your balance could not be returned: a game is still open.'],
  ['return_104', 'Your balance is already being returned.'],
] as const) {
  test(`${account} is told why not`, async ({ page }) => {
    await signIn(page, account);
    await toButton(page);
    await returnAll(page).click();
    await expect(toast(page, words)).toBeVisible();
  });
}

test('no game begins meanwhile; pressed twice it is asked once; signing out waits for nothing', async ({
  page,
  control,
}) => {
  await signIn(page, 'linhmai_88');
  await toButton(page);
  await control.script({ path, answer: { kind: 'real' }, hold: true });
  await returnAll(page).dblclick();
  await expect.poll(async () => (await control.held()).length).toBe(1);
  if (isPhone(page)) await page.getByRole('link', { name: 'Home' }).click();
  await tile(page).click();
  await expect(toast(page, 'Your balances are on the way to your wallet.')).toBeVisible();
  await expect(playBar(page)).toHaveCount(0);
  expect(await control.held()).toHaveLength(1);
  await page.getByRole('button', { name: /^(Account menu|Me)$/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(toast(page, /could not|did not work|error/i)).toHaveCount(0);
});

test('nothing opens a game meanwhile: no offer, no game that was found, no bet', { tag: '@desktop' }, async ({
  page,
  control,
}) => {
  const game_link_parameter = { gt_id: '2', gp_id: 'GPBB', game_code: 'lantern-street' };
  const banner = { id: 1, photo_path: '/icon.svg', title: 'Play it', link_type: 2, game_link_parameter };
  await control.script({
    path: '/arks/web/carousel_picture',
    answer: { kind: 'code', code: 100, data: { web_carousel_picture_list: [banner] } },
    times: 9,
  });
  await comeAs(page, control, 'linhmai_88', '/gameHall/4');
  await seeMatches(page);
  await control.script({ path, answer: { kind: 'real' }, hold: true });
  const { plays } = await countPlays(control);
  await returnAll(page).click();
  await isHeld(control, path);
  const waiting = toast(page, 'Your balances are on the way to your wallet.');
  const refused = async () => {
    await expect(waiting).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(waiting).toHaveCount(0);
  };
  await matches(page).getByRole('button').first().click();
  await refused();
  await openFound(page, 'Lantern Street');
  await refused();
  await page.getByRole('complementary').getByRole('link', { name: 'Home', exact: true }).click();
  await page
    .getByRole('region', { name: 'Offers', exact: true })
    .getByRole('button', { name: 'Play', exact: true })
    .click();
  await refused();
  expect(page.context().pages()).toHaveLength(1);
  expect(await plays()).toBe(0);
});

test('in another tab than the game’s its money stays with the game', async ({ page, context, control }) => {
  await comeAs(page, control, 'second_seat');
  await openGame(page);
  const inPlay = await control.ledger({ account: 'second_seat' });
  const other = await context.newPage();
  await other.goto(isPhone(page) ? '/user' : '/');
  await returnAll(other).click();
  await expect(toast(other, 'Your balance could not be returned: a game is still open.')).toBeVisible();
  await expect(playBar(page)).toContainText('In play');
  expect(await control.ledger({ account: 'second_seat' })).toEqual(inPlay);
});

test('another device’s return is shown too', async ({ page, control }) => {
  await signIn(page, 'linhmai_88');
  await page.goto('/user');
  await expectSignedIn(page);
  await expect(page.getByRole('main')).toContainText('Part of your balance');
  await expect.poll(async () => (await control.channels())['presence-member.USD']).toBe(1);
  await control.setBalance({ account: 'linhmai_88', cash: 1_000 });
  const id = await page.evaluate(() => localStorage.getItem('member_id'));
  await control.publish({ channel: `private-member.${id}`, event: '.all_transfer_back', data: {} });
  await expect(page.getByRole('main')).toContainText('Nothing is left at a provider.');
});
