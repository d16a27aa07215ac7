import { requestTimeout } from '#contract/limits.ts';
import { expect, test } from '../support/fixtures.ts';
import { countPlays, expectLeftOnce, expectNoMark } from '../support/plays.ts';
import { comeAs, everybodysChannel, ownChannel } from '../support/realtime.ts';
import {
  dialog,
  expectGameOver,
  expectSignedIn,
  expectSignedOut,
  isHeld,
  openGame,
  playBar,
  playRound,
  pressGame,
  signOut,
  tile,
  toast,
} from '../support/steps.ts';

/** Whoever must go leaves the game at once, and once. */

const account = 'second_seat';
const playCall = '/member/game/play1';

test.beforeEach(async ({ page, control }) => {
  await comeAs(page, control, account);
});

test('signing out in play leaves it, and the money is home', async ({ page, control }) => {
  const game = await openGame(page);
  await playRound(game);
  const counted = await countPlays(control);
  await signOut(page);
  await dialog(page).getByRole('button', { name: 'Sign out' }).click();
  await expectSignedOut(page);
  await expectGameOver(page, game);
  await expectLeftOnce(control, account, counted);
});

test('signing out in another tab leaves the game of this one', async ({ page, context, control }) => {
  const other = await context.newPage();
  await other.goto('/');
  await expectSignedIn(other);
  const game = await openGame(page);
  const counted = await countPlays(control);
  await signOut(other);
  await expectSignedOut(other);
  await expectSignedOut(page);
  await expectGameOver(page, game);
  await expectLeftOnce(control, account, counted);
});

test('a session that has ended in play leaves the game, once', async ({ page, control }) => {
  const game = await openGame(page);
  const counted = await countPlays(control);
  await control.signOut({ account });
  await page.getByRole('banner').getByRole('button', { name: 'Refresh balance' }).click();
  await expect(toast(page, 'Your session has ended. Sign in again.')).toBeVisible();
  await expectSignedOut(page);
  await expectGameOver(page, game);
  await expect.poll(counted.leaves).toBe(1);
});

test('a sign-in elsewhere leaves the game here, once', async ({ page, control }) => {
  const game = await openGame(page);
  const channel = await ownChannel(page, control);
  const counted = await countPlays(control);
  await Promise.all([
    expect(toast(page, /signed in elsewhere/)).toBeVisible(),
    control.publish({ channel, event: '.login', data: { token: 'of another browser' } }),
  ]);
  await expectSignedOut(page);
  await expectGameOver(page, game);
  await expectLeftOnce(control, account, counted);
});

test('an order to clean leaves the game, once', async ({ page, control }) => {
  const game = await openGame(page);
  const channel = await everybodysChannel(control);
  const counted = await countPlays(control);
  const reloaded = page.waitForEvent('load');
  await control.publish({ channel, event: '.app_clean_cache', data: {} });
  await reloaded;
  await expectSignedOut(page);
  await expectGameOver(page, game);
  await expectLeftOnce(control, account, counted);
});

test('signing out while a game is asked for waits for the answer, and leaves what began', async ({
  page,
  control,
}) => {
  await page.clock.install();
  await page.reload();
  const { id } = await control.script({ path: playCall, answer: { kind: 'real' }, hold: true });
  const game = await pressGame(page);
  await isHeld(control, playCall);
  const counted = await countPlays(control);
  // The answer comes in time, however slow this machine is.
  await page.clock.pauseAt(Date.now() + requestTimeout / 2);
  await signOut(page);
  await expect(playBar(page)).toContainText('Leaving');
  expect(await counted.leaves()).toBe(0);
  await control.release({ id });
  await expectSignedOut(page);
  await expectGameOver(page, game);
  await expectLeftOnce(control, account, counted);
});

test('an answer that does not come is not waited for: the member leaves with the session’s own name', async ({
  page,
  control,
}) => {
  await control.script({ path: playCall, answer: { kind: 'real' }, hold: true });
  await pressGame(page);
  await isHeld(control, playCall);
  const { n } = await control.mark();
  await signOut(page);
  await expectSignedOut(page);
  const left = async () =>
    (await control.requests({ since: n })).filter(({ path }) => path === '/member/game/leave1');
  await expect.poll(left).toEqual([expect.objectContaining({ account, signedIn: true, code: '100' })]);
});

test('after leaving in the ordinary way nothing is left to be left', async ({ page, control }) => {
  const game = await openGame(page);
  const { leaves } = await countPlays(control);
  await playBar(page).getByRole('button', { name: 'Leave' }).click();
  await expectGameOver(page, game);
  await expectNoMark(page);
  await page.reload();
  await openGame(page);
  expect(await leaves()).toBe(1);
});

test('a balance of the last round that overtakes the leave does not cut it short', async ({
  page,
  control,
}) => {
  const game = await openGame(page);
  const channel = await ownChannel(page, control);
  const { id } = await control.script({
    path: '/member/game/leave1',
    answer: { kind: 'real' },
    hold: true,
  });
  await playBar(page).getByRole('button', { name: 'Leave' }).click();
  await isHeld(control, '/member/game/leave1');
  await control.publish({ channel, event: '.member.cash', data: { cash: 321 } });
  await expect(page.getByRole('banner').locator('data')).toHaveAttribute('value', '321');
  await expect(playBar(page)).toContainText('Leaving');
  await control.release({ id });
  await expectGameOver(page, game);
  await expectNoMark(page);
  expect(await control.ledger({ account })).toMatchObject({ total: 500, main: 500 });
});

test('whoever comes in another tab while this one signs out stays', async ({ page, context, control }) => {
  const other = await context.newPage();
  await other.goto('/loading');
  const { token, member_currency: currency, ...member } = await control.signIn({ account: 'linhmai_88' });
  const game = await openGame(page);
  await control.script({ path: '/member/game/leave1', answer: { kind: 'real' }, hold: true });
  await signOut(page);
  await dialog(page).getByRole('button', { name: 'Sign out' }).click();
  await isHeld(control, '/member/game/leave1');
  // As a page of the house stores who comes: out with the one before, and the token last.
  await other.evaluate(
    (stored) => {
      localStorage.removeItem('token');
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    { ...member, currency, token },
  );
  await expectSignedIn(page);
  await control.clear();
  await expectGameOver(page, game);
  await page.reload();
  await expectSignedIn(page);
  expect(await page.evaluate(() => localStorage.getItem('member_account'))).toBe('linhmai_88');
});

test('signing out between two games takes the window with it that waits for the next', {
  tag: '@desktop',
}, async ({ page, control }) => {
  const game = await openGame(page, 'Lantern Street');
  const counted = await countPlays(control);
  const { id } = await control.script({
    path: '/member/game/leave1',
    answer: { kind: 'real' },
    hold: true,
  });
  await tile(page, 'The Ninth Wave').click();
  await isHeld(control, '/member/game/leave1');
  await expect(game).toHaveURL(/\/loading$/);
  await signOut(page);
  await control.release({ id });
  await expectSignedOut(page);
  await expectGameOver(page, game);
  await expectLeftOnce(control, account, counted);
  expect(await counted.plays()).toBe(0);
});
