import type { Page } from '@playwright/test';
import { spendGesture } from '../flows/game-launch/game-launch.driver.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  dialog,
  expectGameOver,
  expectSignedIn,
  expectSignedOut,
  openGame,
  openSignIn,
  playBar,
  signIn,
  toast,
} from '../support/steps.ts';

/** Signing in by a third party, in a window of its own. */

const offer = (page: Page) => dialog(page).getByRole('button', { name: 'Continue with Lanternpass' });
const waiting = (page: Page) => dialog(page).getByText('Go on in the window of Lanternpass');

async function openThirdParty(page: Page): Promise<Page> {
  await openSignIn(page);
  const opened = page.waitForEvent('popup');
  await offer(page).click();
  const window = await opened;
  await expect(window.getByRole('heading', { name: 'Continue with Lanternpass' })).toBeVisible();
  await expect(waiting(page)).toBeVisible();
  return window;
}
const answer = async (window: Page, name: RegExp) => {
  const closed = window.waitForEvent('close');
  await window.getByRole('button', { name }).click();
  await closed;
};

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('signs in with what the third party knows', async ({ page, control }) => {
  const { n } = await control.mark();
  await answer(await openThirdParty(page), /^Continue as second_seat/);
  await expectSignedIn(page);
  await expect(dialog(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('member_account'))).toBe('second_seat');
  const asked = (await control.requests({ since: n })).filter(({ path }) => path === '/get_info_data');
  expect(asked).toHaveLength(1);
});

test('a member who says no there hears it here, and the form is as it was', async ({ page }) => {
  await openSignIn(page);
  await dialog(page).getByLabel('Account name').fill('linhmai_88');
  const opened = page.waitForEvent('popup');
  await offer(page).click();
  await answer(await opened, /^Cancel/);
  await expect(toast(page, 'Signing in was cancelled')).toBeVisible();
  await expect(offer(page)).toBeVisible();
  await expect(dialog(page).getByLabel('Account name')).toHaveValue('linhmai_88');
  await expectSignedOut(page);
});

test('a window that is closed is no answer, and the next one counts', async ({ page }) => {
  const window = await openThirdParty(page);
  await window.close();
  await expect(offer(page)).toBeVisible();
  const again = page.waitForEvent('popup');
  await offer(page).click();
  await answer(await again, /^Continue as/);
  await expectSignedIn(page);
});

test('whoever thinks better of it closes the window from here', async ({ page }) => {
  const window = await openThirdParty(page);
  const closed = window.waitForEvent('close');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await closed;
  await expect(offer(page)).toBeFocused();
});

test('a code that the operator does not take is told', async ({ page, control }) => {
  await control.script({ path: '/get_info_data', answer: { kind: 'code', code: 101, message: 'Too late' } });
  await answer(await openThirdParty(page), /^Continue as/);
  await expect(toast(page, 'Too late')).toBeVisible();
  await expectSignedOut(page);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a browser that holds the window back is told what to do', async ({ page }) => {
  await openSignIn(page);
  await spendGesture(page);
  await offer(page).click();
  await expect(toast(page, /^Your browser held the window back/)).toBeVisible();
  await expect(offer(page)).toBeVisible();
});

test('a window whose tie was cut goes on as a tab, and both are signed in', async ({
  page,
  context,
  control,
}) => {
  const { enc } = await control.enc({ account: 'second_seat' });
  const alone = await context.newPage();
  await alone.goto(`/authCallback?enc=${enc}`);
  await expectSignedIn(alone);
  await expect(alone).toHaveURL('/');
  await expectSignedIn(page);
});

test('a site without a third party offers none', async ({ page, sandbox }) => {
  await page.goto(sandbox.address.replace('127.0.0.1', 'jade.localhost'));
  await openSignIn(page);
  await expect(dialog(page).getByRole('button', { name: /Continue with/ })).toHaveCount(0);
});

test('quickGame leaves the game in play once; other windows’ words change nothing', async ({
  page,
  control,
}) => {
  await signIn(page, 'second_seat');
  const game = await openGame(page);
  // The provider's page is a window too, of another origin.
  await game.evaluate((origin) => window.opener.postMessage({ msg: 'quickGame' }, origin), '*');
  await page.evaluate(() => window.postMessage({ msg: 'quickgame' }, '*'));
  await expect(playBar(page)).toContainText('In play');
  const { n } = await control.mark();
  await page.evaluate(() => window.postMessage({ msg: 'quickGame' }, window.location.origin));
  await expectGameOver(page, game);
  const left = (await control.requests({ since: n })).filter(({ path }) => path === '/member/game/leave1');
  expect(left).toHaveLength(1);
});

test('a tab that was itself opened by one hears nothing', async ({ page, control }) => {
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => {
    window.open('/', 'child');
  });
  const child = await opened;
  await expectSignedOut(child);
  const { token: tk, ...member } = await control.signIn({ account: 'second_seat' });
  await child.evaluate((data) => window.postMessage({ msg: 'authLogin', data }, '*'), { tk, ...member });
  await child.evaluate(() =>
    window.postMessage({ msg: 'authLoginClose', resCode: 1, resMessage: 'Heard' }, '*'),
  );
  await openSignIn(child);
  await expect(dialog(child).getByRole('button', { name: /Continue with/ })).toHaveCount(0);
  await expect(toast(child, 'Heard')).toHaveCount(0);
  await expectSignedOut(child);
});
