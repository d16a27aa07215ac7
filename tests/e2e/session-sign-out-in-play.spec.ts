import { requestTimeout } from '#contract/constants.ts';
import { hallOfGames } from '#tests/flows/test-data.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { expectLeftOnce, expectNotPlaying, trackPlayCalls } from '#tests/support/plays.ts';
import { memberChannel, openSignedIn, publicChannel } from '#tests/support/realtime.ts';
import {
  clickGame,
  dialog,
  expectGameClosed,
  expectSignedIn,
  expectSignedOut,
  openGame,
  playBar,
  playRound,
  signOut,
  tile,
  toast,
  waitUntilHeld,
} from '#tests/support/steps.ts';

/** The end of a session leaves the game immediately and exactly once. */

const account = 'second_seat';
const playCall = '/member/game/play1';

test.beforeEach(async ({ page, control }) => {
  await openSignedIn(page, control, account, hallOfGames);
});

test('game is left once when another tab signs out and confirms', async ({ page, context, control }) => {
  const other = await context.newPage();
  await other.goto('/faq');
  await expectSignedIn(other);
  const game = await openGame(page);
  const counted = await trackPlayCalls(control);
  await signOut(other);
  await dialog(other).getByRole('button', { name: 'Keep playing' }).click();
  await playRound(game);
  await signOut(other);
  await dialog(other).getByRole('button', { name: 'Sign out' }).click();
  await expectSignedOut(other);
  await expectSignedOut(page);
  await expectGameClosed(page, game);
  await expectLeftOnce(control, account, counted);
});

test('game is left once when the member window signs out and confirms', async ({ page, control }) => {
  const [memberWindow] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Wallet', exact: true }).click(),
  ]);
  await expectSignedIn(memberWindow);
  const game = await openGame(page);
  const counted = await trackPlayCalls(control);
  await signOut(memberWindow);
  await dialog(memberWindow).getByRole('button', { name: 'Keep playing' }).click();
  await playRound(game);
  expect(await counted.leaves()).toBe(0);
  await signOut(memberWindow);
  await dialog(memberWindow).getByRole('button', { name: 'Sign out' }).click();
  await expectSignedOut(page);
  await expectGameClosed(page, game);
  await expect.poll(() => memberWindow.isClosed()).toBe(true);
  await expectLeftOnce(control, account, counted);
});

test('game is left once when the session expires', async ({ page, control }) => {
  const game = await openGame(page);
  const counted = await trackPlayCalls(control);
  // The operator ends the game with the session; its money comes home, which lets the page read the balance.
  await control.signOut({ account });
  await expect(toast(page, 'Your session has ended. Sign in again.')).toBeVisible();
  await expectSignedOut(page);
  await expectGameClosed(page, game);
  await expect.poll(counted.leaves).toBe(1);
});

test('game is left once when the member signs in elsewhere', async ({ page, control }) => {
  const game = await openGame(page);
  const channel = await memberChannel(page, control);
  const counted = await trackPlayCalls(control);
  await control.publish({ channel, event: '.login', data: { token: 'of another browser' } });
  await expect(dialog(page)).toContainText('Your account was signed in elsewhere');
  await expectSignedOut(page);
  await expectGameClosed(page, game);
  await expectLeftOnce(control, account, counted);
});

test('game is left once when the cache is cleared', async ({ page, control }) => {
  const game = await openGame(page);
  const channel = await publicChannel(control);
  const counted = await trackPlayCalls(control);
  const reloaded = page.waitForEvent('load');
  await control.publish({ channel, event: '.app_clean_cache', data: {} });
  await reloaded;
  await expectSignedOut(page);
  await expectGameClosed(page, game);
  await expectLeftOnce(control, account, counted);
});

test('sign-out leaves a pending game when its play response arrives', async ({ page, control }) => {
  await page.clock.install();
  await page.reload();
  const { id } = await control.script({ path: playCall, response: { kind: 'real' }, hold: true });
  const game = await clickGame(page);
  await waitUntilHeld(control, playCall);
  const counted = await trackPlayCalls(control);
  // The paused clock keeps the response within the timeout on a slow computer.
  await page.clock.pauseAt(Date.now() + requestTimeout / 2);
  await signOut(page);
  await expect(playBar(page)).toContainText('Leaving');
  expect(await counted.leaves()).toBe(0);
  await control.release({ id });
  await expectSignedOut(page);
  await expectGameClosed(page, game);
  await expectLeftOnce(control, account, counted);
});

test('leave request has the session token when the play response does not arrive', async ({
  page,
  control,
}) => {
  await control.script({ path: playCall, response: { kind: 'real' }, hold: true });
  await clickGame(page);
  await waitUntilHeld(control, playCall);
  const { n } = await control.requestCursor();
  await signOut(page);
  await expectSignedOut(page);
  const leaveRequests = async () =>
    (await control.requests({ since: n })).filter(({ path }) => path === '/member/game/leave1');
  await expect
    .poll(leaveRequests)
    .toEqual([expect.objectContaining({ account, signedIn: true, code: '100' })]);
});

test('balance event does not end a pending leave request', async ({ page, control }) => {
  const game = await openGame(page);
  const channel = await memberChannel(page, control);
  const { id } = await control.script({
    path: '/member/game/leave1',
    response: { kind: 'real' },
    hold: true,
  });
  await playBar(page).getByRole('button', { name: 'Leave' }).click();
  await waitUntilHeld(control, '/member/game/leave1');
  await control.publish({ channel, event: '.member.cash', data: { cash: 321 } });
  await expect(page.getByRole('banner').locator('data')).toHaveAttribute('value', '321');
  await expect(playBar(page)).toContainText('Leaving');
  await control.release({ id });
  await expectGameClosed(page, game);
  await expectNotPlaying(page);
  expect(await control.ledger({ account })).toMatchObject({ total: 500, main: 500 });
});

test('new member stays signed in when another tab is signing out', async ({ page, context, control }) => {
  const other = await context.newPage();
  await other.goto('/loading');
  const { token, member_currency: currency, ...member } = await control.signIn({ account: 'linhmai_88' });
  const game = await openGame(page);
  await control.script({ path: '/member/game/leave1', response: { kind: 'real' }, hold: true });
  await signOut(page);
  await dialog(page).getByRole('button', { name: 'Sign out' }).click();
  await waitUntilHeld(control, '/member/game/leave1');
  // Stores the member as the app does: removes the old token first and writes the new token last.
  await other.evaluate(
    (stored) => {
      localStorage.removeItem('token');
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    { ...member, currency, token },
  );
  await expectSignedIn(page);
  await control.clear();
  await expectGameClosed(page, game);
  await page.reload();
  await expectSignedIn(page);
  expect(await page.evaluate(() => localStorage.getItem('member_account'))).toBe('linhmai_88');
});

test('sign-out between two games closes the loading window', async ({ page, control }) => {
  const game = await openGame(page, 'Lantern Street');
  const counted = await trackPlayCalls(control);
  const { id } = await control.script({
    path: '/member/game/leave1',
    response: { kind: 'real' },
    hold: true,
  });
  await tile(page, 'The Ninth Wave').click();
  await dialog(page).getByRole('button', { name: 'Leave and open' }).click();
  await waitUntilHeld(control, '/member/game/leave1');
  await expect(game).toHaveURL(/\/loading$/);
  await signOut(page);
  await control.release({ id });
  await expectSignedOut(page);
  await expectGameClosed(page, game);
  await expectLeftOnce(control, account, counted);
  expect(await counted.plays()).toBe(0);
});
