import { channels } from '#contract/realtime.ts';
import { toastTime } from '#contract/times.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { expectLeftOnce, trackPlayCalls } from '#tests/support/plays.ts';
import { popUpDiscount, popUpDiscountDialog, waitForResponseTo } from '#tests/support/promotions.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { changeSite } from '#tests/support/site.ts';
import {
  chooseInBalanceMenu,
  dialog,
  expectGameClosed,
  expectSignedIn,
  expectSignedOut,
  openGame,
  playBar,
  playRound,
  signIn,
  signOut,
  toast,
} from '#tests/support/steps.ts';

const account = 'second_seat';

test.beforeEach(async ({ page, control }) => {
  await openSignedIn(page, control, account, '/faq');
});

test('session ends when the member signs in elsewhere, and says when and on what device', async ({
  page,
  browser,
  sandbox,
}) => {
  const userAgent = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130.0 Mobile Safari/537.36';
  const otherContext = await browser.newContext({ baseURL: sandbox.url, userAgent });
  const other = await otherContext.newPage();
  await other.goto('/faq');
  await signIn(other, account);
  await expect(dialog(page)).toContainText('Your account was signed in elsewhere');
  await expect(dialog(page)).toContainText('Phone or tablet');
  await expect(dialog(page)).toContainText(/\d\d:\d\d \(GMT-4\)/);
  await expectSignedIn(other);
  await otherContext.close();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toHaveCount(1);
  await expect(dialog(page)).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Change password' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
});

test('notice of a sign-in elsewhere is shown again after a reload until it is answered', async ({
  page,
  browser,
  sandbox,
}) => {
  const otherContext = await browser.newContext({ baseURL: sandbox.url });
  const other = await otherContext.newPage();
  await other.goto('/faq');
  await signIn(other, account);
  await expect(dialog(page)).toContainText('Computer');
  await otherContext.close();
  await page.reload();
  await expect(dialog(page)).toContainText('Your account was signed in elsewhere');
  await expect(dialog(page)).toContainText('Computer');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('signedInElsewhere'))).toBeNull();
});

test('notice of a sign-in elsewhere is dropped when the page loads for a member', async ({ page }) => {
  const key = 'signedInElsewhere';
  await page.evaluate(
    (name) => sessionStorage.setItem(name, '{"at":"2026-11-25T06:00:00Z","device":null}'),
    key,
  );
  await page.reload();
  await expect.poll(() => page.evaluate((name) => sessionStorage.getItem(name), key)).toBeNull();
  await expectSignedIn(page);
  await expect(dialog(page)).toHaveCount(0);
});

test('pop-up discounts wait until the notice of a sign-in elsewhere is answered', async ({
  page,
  browser,
  control,
  sandbox,
}) => {
  await page.clock.install();
  await control.bulletins({ items: [popUpDiscount()] });
  const otherContext = await browser.newContext({ baseURL: sandbox.url });
  const other = await otherContext.newPage();
  await other.goto('/faq');
  await waitForResponseTo(page, '/arks/web/bulletin', () => signIn(other, account));
  await otherContext.close();
  await expect(dialog(page)).toContainText('Your account was signed in elsewhere');
  // Longer than a toast stays.
  await page.clock.runFor(2 * toastTime);
  await expect(dialog(page)).toContainText('Your account was signed in elsewhere');
  await expect(popUpDiscountDialog(page)).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(popUpDiscountDialog(page)).toBeVisible();
});

test('session ends when a request returns 401', async ({ page, control }) => {
  // A pending request of this page would end the session before the next page loads.
  await page.goto('about:blank');
  await control.signOut({ account });
  // The toast can appear and close before all images have loaded.
  await page.goto('/user', { waitUntil: 'commit' });
  await expect(toast(page, 'Your session has ended. Sign in again.')).toBeVisible();
  await expectSignedOut(page);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('sign-in and sign-out reach every tab, sign-out within a second', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/faq');
  await expectSignedIn(other);
  const signInButton = other.getByRole('banner').getByRole('button', { name: 'Sign in' });
  await test.step('sign-out', async () => {
    await signOut(page);
    await expect(signInButton).toBeVisible({ timeout: 1_000 });
    await expectSignedOut(page);
  });
  await test.step('sign-in', async () => {
    await signIn(page, account);
    await expectSignedIn(other);
  });
  await test.step('sign-out when offline', async () => {
    await context.setOffline(true);
    await signOut(page);
    await expect(signInButton).toBeVisible({ timeout: 1_000 });
    await expectSignedOut(page);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await context.setOffline(false);
  });
});

test('rotated token is used by the requests and sockets of every tab', async ({ page, context, control }) => {
  const other = await context.newPage();
  await other.goto('/faq');
  await expectSignedIn(other);
  await expect.poll(async () => (await control.channels())['presence-member.USD']).toBe(2);
  const oldToken = await page.evaluate(() => localStorage.getItem('token'));
  await control.script({ path: '/member/profile/common/layout', response: { kind: 'real' }, rotate: true });
  await chooseInBalanceMenu(page, 'Refresh balance');
  await expect.poll(() => other.evaluate(() => localStorage.getItem('token'))).not.toBe(oldToken);
  const layoutRequest = other.waitForRequest(/\/common\/layout$/);
  await chooseInBalanceMenu(other, 'Refresh balance');
  const newToken = await page.evaluate(() => localStorage.getItem('token'));
  expect((await layoutRequest).headers().authorization).toBe(`Bearer ${newToken}`);
  const socketRequests = Promise.all(
    [page, other].map((tab) =>
      tab.waitForRequest(
        (request) =>
          request.headers().authorization === `Bearer ${newToken}` && /socket\.io/.test(request.url()),
      ),
    ),
  );
  await control.disconnectSockets();
  await socketRequests;
  await expect.poll(async () => (await control.channels())['presence-member.USD']).toBe(2);
});

test('sign-out leaves the open game and returns its balance when confirmed', async ({ page, control }) => {
  await page.goto('/');
  const game = await openGame(page);
  await playRound(game);
  await signOut(page);
  await expect(dialog(page)).toContainText('A game is open. Sign out anyway?');
  await dialog(page).getByRole('button', { name: 'Keep playing' }).click();
  await expect(playBar(page)).toBeVisible();
  await expectSignedIn(page);

  const { n } = await control.requestCursor();
  const counted = await trackPlayCalls(control);
  await signOut(page);
  await dialog(page).getByRole('button', { name: 'Sign out' }).click();
  await expectSignedOut(page);
  await expectGameClosed(page, game);
  await expectLeftOnce(control, account, counted);
  // The page does not wait for this request.
  await expect
    .poll(async () => (await control.requests({ since: n })).map(({ path }) => path))
    .toContain('/logout');
});

test('currency channel is the one of the member, then of the visitor', async ({ page, control }) => {
  const joined = async () =>
    Object.keys(await control.channels()).filter((name) => name.startsWith(channels.currency('')));
  await changeSite(page, { country: '', defaultCurrency: 'VND' });
  await page.reload();
  await expect.poll(joined).toEqual([channels.currency('USD')]);
  await signOut(page);
  await expect.poll(joined).toEqual([channels.currency('VND')]);
  // As on a first visit.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect.poll(joined).toEqual([channels.currency('VND')]);
});
