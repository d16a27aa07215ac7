import { expect, test } from '../support/fixtures.ts';
import {
  balance,
  closeByHand,
  dialog,
  expectGameOver,
  openGame,
  playBar,
  playRound,
  pressGame,
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

test('plays in a window, sees the balance move, and leaves by closing the window', async ({
  page,
  control,
}) => {
  await expect(wallet(page)).toHaveAttribute('value', '500');
  const game = await openGame(page);
  await expect(playBar(page)).toContainText('In play');

  for (let round = 0; round < 3; round += 1) await playRound(game);
  const { total } = await control.ledger({ account });
  await expect(wallet(page)).toHaveAttribute('value', String(total));

  await closeByHand(game);
  await expect(playBar(page)).toBeHidden();
  expect(await control.ledger({ account })).toMatchObject({ total, main: total });
  expect(await balance(page)).toBe(total);
});

test('leaves by the lobby button of the game', async ({ page, control }) => {
  const game = await openGame(page);
  const { n } = await control.mark();
  const closed = game.waitForEvent('close');
  await game.getByRole('link', { name: 'Back to the hall' }).click();
  await closed;
  await expect(playBar(page)).toBeHidden();
  const leaves = (await control.requests({ since: n })).filter(({ path }) => path === '/member/game/leave1');
  expect(leaves).toHaveLength(1);
});

test('leaves by the button on the page, and the window goes with it', async ({ page }) => {
  const game = await openGame(page);
  const closed = game.waitForEvent('close');
  await playBar(page).getByRole('button', { name: 'Leave' }).click();
  await closed;
  await expect(playBar(page)).toBeHidden();
});

test('a second press on the same game is told that it is open already', async ({ page }) => {
  await openGame(page, 'Lantern Street');
  await tile(page, 'Lantern Street').click();
  await expect(toast(page, 'This game is open already.')).toBeVisible();
});

test('a window that is closed before the game came costs nothing and leaves nothing behind', async ({
  page,
  control,
}) => {
  await control.script({ path: '/member/game/play1', answer: { kind: 'real' }, hold: true });
  const game = await pressGame(page);
  await expect(playBar(page)).toContainText('Opening the table');
  await expect.poll(async () => (await control.held()).length).toBe(1);
  const { n } = await control.mark();
  await closeByHand(game);
  // A leave that overtook the call would leave nothing: it waits for the answer.
  await expect(playBar(page)).toContainText('Leaving');
  const leaves = async () =>
    (await control.requests({ since: n })).filter(({ path }) => path === '/member/game/leave1').length;
  expect(await leaves()).toBe(0);
  await control.clear();
  await expect(playBar(page)).toBeHidden();
  expect(await leaves()).toBe(1);
  expect(await control.ledger({ account })).toMatchObject({ total: 500, main: 500 });
});

test('203: the provider’s hours and customer service in a dialog', async ({ page, control }) => {
  await control.script({
    path: '/member/game/play1',
    answer: {
      kind: 'code',
      code: 203,
      data: { start_at: '2026-11-21 02:00:00', end_at: '2026-11-21 04:30:00' },
    },
  });
  const game = await pressGame(page);
  await expect(dialog(page)).toContainText('closed for maintenance');
  await expect(dialog(page)).toContainText('04:30');
  await expect(dialog(page).getByRole('link', { name: 'Customer service' })).toBeVisible();
  await expect.poll(() => game.isClosed()).toBe(true);
  await dialog(page).getByRole('button', { name: 'Other games' }).click();
  await expect(dialog(page)).toBeHidden();
});

test('a refusal in the operator’s own words closes the window', async ({ page, control }) => {
  await control.script({
    path: '/member/game/play1',
    answer: { kind: 'code', code: 999, message: '<b>No table</b> is free' },
  });
  const game = await pressGame(page);
  await expect(toast(page, '<b>No table</b> is free')).toBeVisible();
  await expectGameOver(page, game);
});

test('957: told that transfers are closed, and the game goes on', async ({ page, control }) => {
  await openGame(page);
  const id = await page.evaluate(() => localStorage.getItem('member_id'));
  await control.publish({
    channel: `private-member.${id}`,
    event: '.forward_game.status',
    data: { code: 957 },
  });
  await expect(toast(page, /Transfers to this provider are closed/)).toBeVisible();
  await expect(playBar(page)).toContainText('Your wallet was not moved');
});

test('a blocked pop-up is one tap away', async ({ page }) => {
  await page.evaluate(() => {
    // The gesture allows one window; this takes it.
    document.addEventListener('click', () => window.open('about:blank', 'thief')?.close(), {
      capture: true,
      once: true,
    });
  });
  await tile(page).click();
  await expect(dialog(page)).toContainText('Your browser held the window back');
  const opened = page.waitForEvent('popup');
  await dialog(page).getByRole('button', { name: 'Open game' }).click();
  const game = await opened;
  await expect(game.getByRole('button', { name: /^(Spin|Roll)$/ })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test('a page that went away in the middle of a game leaves it when it is back', async ({ page, control }) => {
  const game = await openGame(page);
  await page.goto('about:blank');
  await game.close();
  const { n } = await control.mark();
  await page.goto('/');
  await expect
    .poll(async () =>
      (await control.requests({ since: n })).some(({ path }) => path === '/member/game/leave1'),
    )
    .toBe(true);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('isPlay'))).toBe('0');
});

test('one tab plays at a time', async ({ page, context }) => {
  await openGame(page);
  const other = await context.newPage();
  await other.goto('/');
  await tile(other).click();
  await expect(toast(other, 'Another game is open. Leave it first.')).toBeVisible();
});

test('the operator is told which game, on what, and where its lobby leads', async ({ page, baseURL }) => {
  const asked = page.waitForRequest((request) => request.url().endsWith('/member/game/play1'));
  await openGame(page, 'Lantern Street');
  expect((await asked).postDataJSON()).toEqual({
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

    test('the operator is told so, and the game has its window', async ({ page }) => {
      const asked = page.waitForRequest((request) => request.url().endsWith('/member/game/play1'));
      await openGame(page);
      expect((await asked).postDataJSON()).toMatchObject({ device });
    });
  });
