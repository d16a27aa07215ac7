import { expect, test } from '../house/fixtures.ts';
import { comeAs, everybodysChannel, ownChannel } from '../house/line.ts';
import { countPlays, expectNoMark } from '../house/plays.ts';
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
} from '../house/steps.ts';

/** Whoever must go leaves the game at once, and once. */

const account = 'second_seat';
const playCall = '/member/game/play1';

test.beforeEach(async ({ page, control }) => {
  await comeAs(page, control, account);
});

test('signing out in play leaves it, and the money is home', async ({ page, control }) => {
  const game = await openGame(page);
  await playRound(game);
  const { leaves } = await countPlays(control);
  await signOut(page);
  await dialog(page).getByRole('button', { name: 'Sign out' }).click();
  await expectSignedOut(page);
  await expectGameOver(page, game);
  expect(await leaves()).toBe(1);
  const { total } = await control.ledger({ account });
  expect(await control.ledger({ account })).toMatchObject({ total, main: total });
});

test('signing out in another tab leaves the game of this one', async ({ page, context, control }) => {
  const other = await context.newPage();
  await other.goto('/');
  await expectSignedIn(other);
  const game = await openGame(page);
  const { leaves } = await countPlays(control);
  await signOut(other);
  await expectSignedOut(other);
  await expectSignedOut(page);
  await expectGameOver(page, game);
  expect(await leaves()).toBe(1);
  expect(await control.ledger({ account })).toMatchObject({ total: 500, main: 500 });
});

test('a session that has ended in play leaves the game, once', async ({ page, control }) => {
  const game = await openGame(page);
  const { leaves } = await countPlays(control);
  await control.signOut({ account });
  await page.getByRole('banner').getByRole('button', { name: 'Refresh balance' }).click();
  await expect(toast(page, 'Your session has ended. Sign in again.')).toBeVisible();
  await expectSignedOut(page);
  await expectGameOver(page, game);
  expect(await leaves()).toBe(1);
});

test('a sign-in elsewhere leaves the game here, once', async ({ page, control }) => {
  const game = await openGame(page);
  const channel = await ownChannel(page, control);
  const { leaves } = await countPlays(control);
  await Promise.all([
    expect(toast(page, /signed in elsewhere/)).toBeVisible(),
    control.publish({ channel, event: '.login', data: { token: 'of another browser' } }),
  ]);
  await expectSignedOut(page);
  await expectGameOver(page, game);
  expect(await leaves()).toBe(1);
  expect(await control.ledger({ account })).toMatchObject({ total: 500, main: 500 });
});

test('an order to clean leaves the game, once', async ({ page, control }) => {
  const game = await openGame(page);
  const channel = await everybodysChannel(control);
  const { leaves } = await countPlays(control);
  const reloaded = page.waitForEvent('load');
  await control.publish({ channel, event: '.app_clean_cache', data: {} });
  await reloaded;
  await expectSignedOut(page);
  await expectGameOver(page, game);
  expect(await leaves()).toBe(1);
  expect(await control.ledger({ account })).toMatchObject({ total: 500, main: 500 });
});

test('signing out while a game is asked for waits for the answer, and leaves what began', async ({
  page,
  control,
}) => {
  const { id } = await control.script({ path: playCall, answer: { kind: 'real' }, hold: true });
  const game = await pressGame(page);
  await isHeld(control, playCall);
  const { leaves } = await countPlays(control);
  await signOut(page);
  await expect(playBar(page)).toContainText('Leaving');
  expect(await leaves()).toBe(0);
  await control.release({ id });
  await expectSignedOut(page);
  await expectGameOver(page, game);
  expect(await leaves()).toBe(1);
  expect(await control.ledger({ account })).toMatchObject({ total: 500, main: 500 });
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
  const left = (await control.requests({ since: n })).filter(({ path }) => path === '/member/game/leave1');
  expect(left).toEqual([expect.objectContaining({ account, signedIn: true, code: '100' })]);
});

test('while one tab signs out no other begins a game', async ({ page, context, control }) => {
  const other = await context.newPage();
  await other.goto('/');
  await expectSignedIn(other);
  const { plays } = await countPlays(control);
  await control.script({ path: '/member/game/leave1', answer: { kind: 'real' }, hold: true });
  const game = await openGame(page);
  await signOut(page);
  await dialog(page).getByRole('button', { name: 'Sign out' }).click();
  await isHeld(control, '/member/game/leave1');
  await tile(other).click();
  await expect(toast(other, 'Another game is open. Leave it first.')).toBeVisible();
  await control.clear();
  await expectSignedOut(page);
  await expectSignedOut(other);
  await expectGameOver(page, game);
  expect(await plays()).toBe(1);
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
