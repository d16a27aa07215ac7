import { expect, test } from '../support/fixtures.ts';
import {
  balance,
  clickGame,
  closeByUser,
  dialog,
  expectGameClosed,
  openGame,
  playBar,
  playRound,
  signIn,
  tile,
  toast,
  wallet,
} from '../support/steps.ts';

const account = 'second_seat';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await signIn(page, account);
});

test('game returns its balance when its window is closed', async ({ page, control }) => {
  await expect(wallet(page)).toHaveAttribute('value', '500');
  const game = await openGame(page);
  await expect(playBar(page)).toContainText('Playing at');

  for (let round = 0; round < 3; round += 1) await playRound(game);
  const { total } = await control.ledger({ account });
  await expect(wallet(page)).toHaveAttribute('value', String(total));

  await closeByUser(game);
  await expect(playBar(page)).toBeHidden();
  expect(await control.ledger({ account })).toMatchObject({ total, main: total });
  expect(await balance(page)).toBe(total);
});

test('game is left once when its lobby link is clicked', async ({ page, control }) => {
  const game = await openGame(page);
  const { n } = await control.requestCursor();
  const closed = game.waitForEvent('close');
  await game.getByRole('link', { name: 'Back to the hall' }).click();
  await closed;
  await expect(playBar(page)).toBeHidden();
  const leaves = (await control.requests({ since: n })).filter(({ path }) => path === '/member/game/leave1');
  expect(leaves).toHaveLength(1);
});

test('game window closes when the leave button is clicked', async ({ page }) => {
  const game = await openGame(page);
  const closed = game.waitForEvent('close');
  await playBar(page).getByRole('button', { name: 'Leave' }).click();
  await closed;
  await expect(playBar(page)).toBeHidden();
});

test('launch is rejected when the same game is open', async ({ page }) => {
  await openGame(page, 'Lantern Street');
  await tile(page, 'Lantern Street').click();
  await expect(toast(page, 'This game is already open.')).toBeVisible();
});

test('pending game is left once when its window is closed', async ({ page, control }) => {
  await control.script({ path: '/member/game/play1', answer: { kind: 'real' }, hold: true });
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

test('maintenance dialog is shown when launch returns 203', async ({ page, control }) => {
  await control.script({
    path: '/member/game/play1',
    answer: {
      kind: 'code',
      code: 203,
      data: { start_at: '2026-11-21 02:00:00', end_at: '2026-11-21 04:30:00' },
    },
  });
  const game = await clickGame(page);
  await expect(dialog(page)).toContainText('closed for maintenance');
  await expect(dialog(page)).toContainText('04:30');
  await expect(dialog(page).getByRole('link', { name: 'Customer service' })).toBeVisible();
  await expect.poll(() => game.isClosed()).toBe(true);
  await dialog(page).getByRole('button', { name: 'Other games' }).click();
  await expect(dialog(page)).toBeHidden();
});

test('game window closes when launch fails with a server message', async ({ page, control }) => {
  await control.script({
    path: '/member/game/play1',
    answer: { kind: 'code', code: 999, message: '<b>No table</b> is free' },
  });
  const game = await clickGame(page);
  await expect(toast(page, '<b>No table</b> is free')).toBeVisible();
  await expectGameClosed(page, game);
});

test('game stays open when transfers are closed (957)', async ({ page, control }) => {
  await openGame(page);
  const id = await page.evaluate(() => localStorage.getItem('member_id'));
  await control.publish({
    channel: `private-member.${id}`,
    event: '.forward_game.status',
    data: { code: 957 },
  });
  await expect(toast(page, /Transfers to this provider are unavailable/)).toBeVisible();
  await expect(playBar(page)).toContainText('Your wallet balance was not transferred');
});

test('blocked pop-up opens on the next click', async ({ page }) => {
  await page.evaluate(() => {
    // A user gesture allows one window; this call uses it.
    document.addEventListener('click', () => window.open('about:blank', 'spare')?.close(), {
      capture: true,
      once: true,
    });
  });
  await tile(page).click();
  await expect(dialog(page)).toContainText('Your browser blocked the pop-up');
  const opened = page.waitForEvent('popup');
  await dialog(page).getByRole('button', { name: 'Open game' }).click();
  const game = await opened;
  await expect(game.getByRole('button', { name: /^(Spin|Roll)$/ })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test('game is left when its page is opened again', async ({ page, control }) => {
  const game = await openGame(page);
  await page.goto('about:blank');
  await game.close();
  const { n } = await control.requestCursor();
  await page.goto('/');
  await expect
    .poll(async () =>
      (await control.requests({ since: n })).some(({ path }) => path === '/member/game/leave1'),
    )
    .toBe(true);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('isPlay'))).toBe('0');
});

test('launch is rejected when another tab plays', async ({ page, context }) => {
  await openGame(page);
  const other = await context.newPage();
  await other.goto('/');
  await tile(other).click();
  await expect(toast(other, 'Another game is open. Leave it first.')).toBeVisible();
});

test('play request contains the game, the device and the lobby URL', async ({ page, baseURL }) => {
  const playRequest = page.waitForRequest((request) => request.url().endsWith('/member/game/play1'));
  await openGame(page, 'Lantern Street');
  expect((await playRequest).postDataJSON()).toEqual({
    gp_id: expect.stringMatching(/^GP/),
    gt_id: '2',
    game_type: 'slot',
    game_code: 'lantern-street',
    house: '',
    lobby_url: `${baseURL}/close`,
    device: 0,
    extra: expect.stringMatching(/./),
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
