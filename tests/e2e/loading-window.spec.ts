import type { Page } from '@playwright/test';
import { waitingWindows } from '#contract/messages.ts';
import { expect, test } from '../support/fixtures.ts';
import { countPlays, expectLeft } from '../support/plays.ts';
import { comeAs } from '../support/realtime.ts';
import { expectGameOver, expectSignedIn, isHeld, openGame, playBar, pressGame } from '../support/steps.ts';

/** The window that waits for what comes in it, and the page that a provider leads back to. */

const account = 'second_seat';

/** Opens it as the house does, in a press. */
async function openWaiting(page: Page, name: string): Promise<Page> {
  await page.evaluate(
    (target) =>
      document.addEventListener('click', () => window.open('/loading', target, 'popup'), { once: true }),
    name,
  );
  const [waiting] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('heading').first().click(),
  ]);
  return waiting;
}

for (const [key, name] of Object.entries(waitingWindows))
  test(`${name}: says what it waits for, runs nothing else, and goes where it is sent`, async ({
    page,
    sandbox,
  }) => {
    await page.goto('/faq');
    await page.evaluate((waitingWindow) => {
      localStorage.setItem('waitingWindow', waitingWindow);
      localStorage.setItem('window-msg', 'Opening <b>the</b> cashier');
    }, key);
    const waiting = await openWaiting(page, name);
    await expect(waiting.getByRole('status')).toHaveText('Opening <b>the</b> cashier');
    expect(await waiting.evaluate(() => [window.name, window.opener !== null])).toEqual([name, true]);
    await expect(waiting.locator('[data-machine], iframe, input')).toHaveCount(0);
    const loaded = await waiting.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname),
    );
    expect(loaded.filter((path) => path.startsWith('/api') || path.startsWith('/socket.io'))).toEqual([]);
    await page.evaluate(
      ([target, url]) => window.open(url, target),
      [name, `${sandbox.gamesAddress}/service`],
    );
    await expect(waiting.getByRole('heading', { name: 'Customer service' })).toBeVisible();
    expect(await waiting.evaluate(() => window.opener !== null)).toBe(true);
  });

test('goes with the page that would have sent it on its way', async ({ page, control }) => {
  await comeAs(page, control, account);
  await control.script({ path: '/member/game/play1', answer: { kind: 'real' }, hold: true });
  const waiting = await pressGame(page, 'Lantern Street');
  await isHeld(control, '/member/game/play1');
  await page.close();
  await expect.poll(() => waiting.isClosed()).toBe(true);
  await control.clear();
});

test('it says in the member’s language which game it waits for', async ({ page, control }) => {
  await comeAs(page, control, account);
  await control.script({ path: '/member/game/play1', answer: { kind: 'real' }, hold: true });
  const waiting = await pressGame(page, 'Lantern Street');
  await isHeld(control, '/member/game/play1');
  await expect(waiting).toHaveURL(/\/loading$/);
  await expect(waiting.getByRole('status')).toHaveText('Lantern Street');
  expect(await waiting.evaluate(() => window.name)).toBe(waitingWindows.gameWindow);
  await control.clear();
  await expect(waiting.getByRole('button', { name: /^(Spin|Roll)$/ })).toBeVisible();
});

test('a visit of the closing page by hand leads home', async ({ page }) => {
  await page.goto('/close');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner')).toBeVisible();
});

test('the closing page in another tab leaves the game of this one, and its window', async ({
  page,
  context,
  control,
}) => {
  await comeAs(page, control, account);
  const game = await openGame(page);
  const counted = await countPlays(control);
  const lobby = await context.newPage();
  await lobby.goto('/close');
  await expectGameOver(page, game);
  await expectLeft(page, control, account, counted);
  await expect(lobby).toHaveURL(/\/$/);
  await expectSignedIn(lobby);
  await expect(playBar(lobby)).toHaveCount(0);
});

test('the lobby of a provider that cut itself off leads back, and leaves the game once', async ({
  page,
  control,
}) => {
  await comeAs(page, control, account, '/gameHall/2?gp=%5B%22GPHL%22%5D');
  const game = await openGame(page);
  const counted = await countPlays(control);
  await game.getByRole('link', { name: 'Back to the hall' }).click();
  await expect(playBar(page)).toBeHidden();
  await expectLeft(page, control, account, counted);
});
