import { axeViolations } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { dialog, playRound, tile, waitUntilHeld } from '#tests/support/steps.ts';

const path = '/demo/play';
const demoNotice = 'You play with demo money';

test.beforeEach(async ({ page }) => {
  await page.goto(`/gameHall/2?gp=${encodeURIComponent('["GPR8"]')}`);
  await tile(page).click();
  await expect(dialog(page)).toContainText(demoNotice);
});

test('demo opens in its own window without a launch or leave request', { tag: '@layouts' }, async ({
  page,
  context,
  control,
}) => {
  const { n } = await control.requestCursor();
  const [game] = await Promise.all([
    page.waitForEvent('popup'),
    dialog(page).getByRole('button', { name: 'Play demo' }).click(),
  ]);
  await expect(game.getByText('Demo: no real money')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await playRound(game);
  await game.getByRole('link', { name: 'Back to the hall' }).click();
  await expect.poll(() => context.pages().length).toBe(1);
  const paths = (await control.requests({ since: n })).map((request) => request.path);
  expect(paths).not.toContain('/member/game/play1');
  expect(paths).not.toContain('/member/game/leave1');
});

test('demo list opens a game of the four demo providers', async ({ page }) => {
  await dialog(page).getByRole('button', { name: 'Sign in to play for real money' }).click();
  await expect(dialog(page).getByLabel('Account name')).toBeVisible();
  // The server lists other providers as well.
  await page.route('**/demo/gt_games', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { gt_id: string; gp_list: object[] }[] };
    const [hall] = body.data;
    if (!hall) throw new Error('no hall can be tried');
    const stranger = { ...hall.gp_list[0], gp_id: 'GPBB', gp_name: 'A stranger' };
    const other = { ...hall, gt_id: '3' };
    const data = [{ ...hall, gp_list: [stranger, ...hall.gp_list] }, other];
    await route.fulfill({ response, json: { ...body, data } });
  });
  await page.goto('/gameHall/3');
  await tile(page).click();
  await expect(dialog(page)).toContainText('Sign in to play');
  await dialog(page).getByRole('button', { name: 'Play a demo game without an account' }).click();
  await expect(dialog(page).getByRole('tab')).toHaveCount(4);
  await expect(dialog(page).getByRole('tab', { name: 'A stranger' })).toHaveCount(0);
  await expect(dialog(page).getByRole('tabpanel').getByRole('button').first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await dialog(page).getByRole('tab').first().focus();
  await page.keyboard.press('End');
  await expect(dialog(page).getByRole('tab', { selected: true })).toHaveText('Lumen');
  const first = dialog(page).getByRole('tabpanel', { name: 'Lumen' }).getByRole('button').first();
  const [game] = await Promise.all([page.waitForEvent('popup'), first.click()]);
  await expect(game.getByText('Demo: no real money')).toBeVisible();
});

test('demo shows an error when launch fails or its URL is invalid', async ({ page, control }) => {
  const playButton = dialog(page).getByRole('button', { name: 'Play demo' });
  await control.script({ path, response: { kind: 'code', code: 102, message: 'Not today' } });
  await playButton.click();
  await expect(dialog(page).getByRole('alert')).toContainText('Not today');
  expect(await axeViolations(page)).toEqual([]);
  for (const game_url of ['javascript:alert(1)', 'no URL', '']) {
    await control.script({ path, response: { kind: 'code', code: 100, data: { game_url } } });
    await playButton.click();
    await expect(dialog(page).getByRole('alert'), game_url).toContainText('Something went wrong.');
    await expect(playButton, game_url).toBeVisible();
  }
  const [game] = await Promise.all([page.waitForEvent('popup'), playButton.click()]);
  await expect(game.getByText('Demo: no real money')).toBeVisible();
});

test('demo window closes when its dialog is closed during launch', async ({ page, context, control }) => {
  const { id } = await control.script({ path, response: { kind: 'real' }, hold: true });
  await Promise.all([
    page.waitForEvent('popup'),
    dialog(page).getByRole('button', { name: 'Play demo' }).click(),
  ]);
  await waitUntilHeld(control, path);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => context.pages().length).toBe(1);
  await control.release({ id });
  await expect(dialog(page)).toHaveCount(0);
});

test.describe('in an in-app browser without windows', { tag: '@phone' }, () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/120 Mobile Safari/537.36 Zalo android/1' });

  test('demo lobby link leads home when the game replaced the page', async ({ page }) => {
    await dialog(page).getByRole('button', { name: 'Play demo' }).click();
    await expect(page.getByText('Demo: no real money')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the hall' }).click();
    await expect(page.getByRole('heading', { name: 'Choose a hall' })).toBeVisible();
  });
});
