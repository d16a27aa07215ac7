import { hallOfGames } from '#tests/flows/test-data.ts';
import { expect, isMobileLayout, test } from '#tests/support/fixtures.ts';
import { expectNotPlaying, trackPlayCalls } from '#tests/support/plays.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import {
  balance,
  clickGame,
  closeByUser,
  dialog,
  expectGameClosed,
  openGame,
  playBar,
  playRound,
  tile,
  toast,
  wallet,
} from '#tests/support/steps.ts';

const account = 'second_seat';

test.beforeEach(async ({ page, control }) => {
  await openSignedIn(page, control, account, hallOfGames);
});

test('game returns its balance when its window is closed', { tag: ['@layouts', '@main'] }, async ({
  page,
  control,
  baseURL,
}) => {
  await expect(wallet(page)).toHaveAttribute('value', '500');
  const playRequest = page.waitForRequest((request) => request.url().endsWith('/member/game/play1'));
  const game = await openGame(page, 'Lantern Street');
  await expect(playBar(page)).toContainText('Aurelia');
  for (const place of [page.getByRole('banner'), ...(isMobileLayout(page) ? [] : [playBar(page)])])
    await expect(place.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/user/Deposit');
  expect((await playRequest).postDataJSON()).toEqual({
    gp_id: expect.stringMatching(/^GP/),
    gt_id: '2',
    game_type: 'slot',
    game_code: 'lantern-street',
    house: '',
    lobby_url: `${baseURL}/close`,
    device: isMobileLayout(page) ? 1 : 0,
    extra: expect.stringMatching(/./),
  });

  for (let round = 0; round < 3; round += 1) await playRound(game);
  const { total } = await control.ledger({ account });
  await expect(wallet(page)).toHaveAttribute('value', String(total));

  await closeByUser(game);
  await expect(playBar(page)).toBeHidden();
  expect(await control.ledger({ account })).toMatchObject({ total, main: total });
  expect(await balance(page)).toBe(total);
});

test('game is left once by its lobby link and by the leave button', async ({ page, control }) => {
  const { leaves } = await trackPlayCalls(control);
  const game = await openGame(page, 'Lantern Street');
  await tile(page, 'Lantern Street').click();
  await expect(toast(page, 'This game is already open.')).toBeVisible();
  const closed = game.waitForEvent('close');
  await game.getByRole('link', { name: 'Back to the hall' }).click();
  await closed;
  await expect(playBar(page)).toBeHidden();
  expect(await leaves()).toBe(1);

  const next = await openGame(page);
  await playBar(page).getByRole('button', { name: 'Leave' }).click();
  await expectGameClosed(page, next);
  await expectNotPlaying(page);
  expect(await leaves()).toBe(2);
  // A later page sends no leave request for a game that was left.
  await page.reload();
  await openGame(page);
  expect(await leaves()).toBe(2);
});

test('another game is opened only when the member agrees to leave the one in play', async ({
  page,
  control,
}) => {
  const { leaves, plays } = await trackPlayCalls(control);
  const game = await openGame(page, 'Lantern Street');
  await tile(page, 'The Ninth Wave').click();
  await expect(dialog(page)).toContainText('Leave Lantern Street and open The Ninth Wave?');
  await dialog(page).getByRole('button', { name: 'Stay in the game' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(playBar(page)).toContainText('Lantern Street');
  await playRound(game);
  expect(await leaves()).toBe(0);
  await tile(page, 'The Ninth Wave').click();
  await dialog(page).getByRole('button', { name: 'Leave and open' }).click();
  await expect(playBar(page)).toContainText('The Ninth Wave');
  await expect(playBar(page)).toContainText('Playing at');
  expect(await leaves()).toBe(1);
  expect(await plays()).toBe(2);
  expect(page.context().pages()).toHaveLength(2);
  await playBar(page).getByRole('button', { name: 'Leave' }).click();
  await expectGameClosed(page, game);
});

test('pending game is left once when its window is closed', async ({ page, control }) => {
  await control.script({ path: '/member/game/play1', response: { kind: 'real' }, hold: true });
  const game = await clickGame(page);
  await expect(playBar(page)).toContainText('Opening the game');
  await expect.poll(async () => (await control.held()).length).toBe(1);
  const { n } = await control.requestCursor();
  await closeByUser(game);
  // The leave request waits for the play response; sent earlier, it would have no effect.
  await expect(playBar(page)).toContainText('Leaving');
  const leaves = async () =>
    (await control.requests({ since: n })).filter(({ path }) => path === '/member/game/leave1').length;
  expect(await leaves()).toBe(0);
  await control.clear();
  await expect(playBar(page)).toBeHidden();
  expect(await leaves()).toBe(1);
  expect(await control.ledger({ account })).toMatchObject({ total: 500, main: 500 });
});

test('game window closes when launch fails', async ({ page, control }) => {
  const path = '/member/game/play1';
  await test.step('maintenance', async () => {
    const data = { start_at: '2026-11-21 02:00:00', end_at: '2026-11-21 04:30:00' };
    await control.script({ path, response: { kind: 'code', code: 203, data } });
    const game = await clickGame(page);
    await expect(dialog(page)).toContainText('closed for maintenance');
    await expect(dialog(page)).toContainText('04:30');
    await expect(dialog(page).getByRole('link', { name: 'Customer service' })).toBeVisible();
    await expect.poll(() => game.isClosed()).toBe(true);
    await dialog(page).getByRole('button', { name: 'Other games' }).click();
    await expect(dialog(page)).toBeHidden();
  });
  await test.step('server message', async () => {
    await control.script({ path, response: { kind: 'code', code: 999, message: '<b>No table</b> is free' } });
    const game = await clickGame(page);
    await expect(toast(page, '<b>No table</b> is free')).toBeVisible();
    await expectGameClosed(page, game);
  });
});

for (const [device, userAgent] of [
  [1, 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'],
  [2, 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 GamehallApp/2.1'],
] as const)
  test.describe(`on device ${device}`, { tag: '@phone' }, () => {
    test.use({ userAgent });

    test(`play request contains device ${device}`, async ({ page }) => {
      const playRequest = page.waitForRequest((request) => request.url().endsWith('/member/game/play1'));
      await openGame(page);
      expect((await playRequest).postDataJSON()).toMatchObject({ device });
    });
  });
