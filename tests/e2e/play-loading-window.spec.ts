import type { Page } from '@playwright/test';
import { tabChannel, type WaitingMessage, waitingWindows } from '#contract/messages.ts';
import { hallOfGames } from '#tests/flows/test-data.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { expectLeft, trackPlayCalls } from '#tests/support/plays.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import {
  clickGame,
  closeByButton,
  expectGameClosed,
  expectSignedIn,
  openGame,
  playBar,
  playRound,
  waitUntilHeld,
} from '#tests/support/steps.ts';

/** The loading window of a game or payment, and the /close page to which providers return. */

const account = 'second_seat';

/** Opens the loading window as the app does, inside a user gesture. */
async function openLoadingWindow(page: Page, name: string): Promise<Page> {
  await page.evaluate(
    (target) =>
      document.addEventListener('click', () => window.open('/loading', target, 'popup'), { once: true }),
    name,
  );
  const [loadingWindow] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('heading').first().click(),
  ]);
  return loadingWindow;
}

test('loading window shows its message until it is redirected or closed', async ({ page, sandbox }) => {
  await page.goto('/faq');
  for (const [key, name] of Object.entries(waitingWindows))
    await test.step(name, async () => {
      await page.evaluate((waitingWindow) => {
        localStorage.setItem('waitingWindow', waitingWindow);
        localStorage.setItem('window-msg', 'Opening <b>the</b> cashier');
      }, key);
      const loadingWindow = await openLoadingWindow(page, name);
      await expect(loadingWindow.getByRole('status')).toHaveText('Opening <b>the</b> cashier');
      expect(await loadingWindow.evaluate(() => [window.name, window.opener !== null])).toEqual([name, true]);
      await expect(loadingWindow.locator('[data-machine], iframe, input')).toHaveCount(0);
      const loaded = await loadingWindow.evaluate(() =>
        performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname),
      );
      expect(loaded.filter((path) => path.startsWith('/api') || path.startsWith('/socket.io'))).toEqual([]);
      await page.evaluate(([target, url]) => window.open(url, target), [name, `${sandbox.gamesUrl}/service`]);
      await expect(loadingWindow.getByRole('heading', { name: 'Customer service' })).toBeVisible();
      expect(await loadingWindow.evaluate(() => window.opener !== null)).toBe(true);
      if (key === 'gameWindow') return loadingWindow.close();
      await page.evaluate(() => window.postMessage({ msg: 'quickGame' }, window.location.origin));
      await expect.poll(() => loadingWindow.isClosed()).toBe(true);
    });
});

test('loading window shows the requested game and closes with its opener', async ({ page, control }) => {
  await openSignedIn(page, control, account, hallOfGames);
  await control.script({ path: '/member/game/play1', response: { kind: 'real' }, hold: true });
  const loadingWindow = await clickGame(page, 'Lantern Street');
  await waitUntilHeld(control, '/member/game/play1');
  await expect(loadingWindow).toHaveURL(/\/loading$/);
  await expect(loadingWindow.getByRole('status')).toHaveText('Lantern Street');
  expect(await loadingWindow.evaluate(() => window.name)).toBe(waitingWindows.gameWindow);
  await page.close();
  await expect.poll(() => loadingWindow.isClosed()).toBe(true);
  await control.clear();
});

test('/close leaves the game of another tab and leads home', async ({ page, context, control }) => {
  await openSignedIn(page, control, account, hallOfGames);
  const game = await openGame(page);
  const counted = await trackPlayCalls(control);
  const lobby = await context.newPage();
  await lobby.goto('/close');
  await expectGameClosed(page, game);
  await expectLeft(page, control, account, counted);
  await expect(lobby).toHaveURL(/\/$/);
  await expectSignedIn(lobby);
  await expect(playBar(lobby)).toHaveCount(0);
});

test('lobby link leaves the game once when the provider has no opener', async ({ page, control }) => {
  await openSignedIn(page, control, account, '/gameHall/2?gp=%5B%22GPHL%22%5D');
  const game = await openGame(page);
  const counted = await trackPlayCalls(control);
  await game.getByRole('link', { name: 'Back to the hall' }).click();
  await expect(playBar(page)).toBeHidden();
  await expectLeft(page, control, account, counted);
});

test('loading window offers to close when nothing can load it', async ({ page, context }) => {
  await page.goto('/faq');
  const message: WaitingMessage = {
    text: 'Lantern Street',
    lost: 'This window is lost',
    close: 'Close window',
  };
  await page.evaluate((text) => localStorage.setItem('window-msg', text), JSON.stringify(message));
  await page.evaluate(() =>
    document.addEventListener('click', () => window.open('/loading', '', 'popup,noopener'), { once: true }),
  );
  // Without an opener, as when the host severs the page from it.
  const [severed] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('heading').first().click(),
  ]);
  await expect(severed.getByRole('status')).toHaveText('This window is lost');
  // The page cannot see that the window is closed.
  const notice = page.evaluate(
    (name) =>
      new Promise((resolve) =>
        new BroadcastChannel(name).addEventListener('message', ({ data }) => resolve(data)),
      ),
    tabChannel,
  );
  await closeByButton(severed, 'Close window');
  expect(await notice).toEqual({ type: 'leave.requested' });
});

test('/loading and /close work when the host serves the app for every path', async ({
  page,
  context,
  control,
}) => {
  await context.route(/\/(?:loading|close)$/, async (route) =>
    route.fulfill({ response: await route.fetch({ url: new URL('/faq', route.request().url()).href }) }),
  );
  await openSignedIn(page, control, account, hallOfGames);
  await control.script({ path: '/member/game/play1', response: { kind: 'real' }, hold: true });
  const loadingWindow = await clickGame(page, 'Lantern Street');
  await expect(loadingWindow.getByRole('status')).toHaveText('Lantern Street');
  await expect(loadingWindow.locator('[data-machine], #root')).toHaveCount(0);
  await loadingWindow.goto('/close').catch(() => {});
  await expect.poll(() => loadingWindow.isClosed()).toBe(true);
  await expect(playBar(page)).toContainText('Leaving');
  await control.clear();
  await expect(playBar(page)).toBeHidden();
});

test('game window can neither navigate the page that opened it nor sign in there', async ({
  page,
  control,
}) => {
  const { enc } = await control.enc({ account: 'linhmai_88' });
  await openSignedIn(page, control, account, hallOfGames);
  const game = await openGame(page);
  const url = page.url();
  await game.evaluate(() => {
    for (const target of [window.opener, window.opener.parent, window.opener.top])
      try {
        target.location.href = 'https://elsewhere.example/';
      } catch {
        // The browser refuses.
      }
  });
  await playRound(game);
  const closed = game.waitForEvent('close');
  await game.goto(`${new URL(url).origin}/authCallback?enc=${enc}`).catch(() => {});
  await closed;
  await expect(playBar(page)).toBeHidden();
  expect(page.url()).toBe(url);
  expect(await page.evaluate(() => localStorage.getItem('member_account'))).toBe(account);
});
