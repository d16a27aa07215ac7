import type { BrowserContext, Page } from '@playwright/test';
import { hallOfGames } from '#tests/flows/test-data.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { expectLeft, trackPlayCalls } from '#tests/support/plays.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import {
  clickGame,
  closeByUser,
  expectGameClosed,
  expectSignedIn,
  openGame,
  playBar,
  playRound,
  tile,
  toast,
  waitUntilHeld,
  wallet,
} from '#tests/support/steps.ts';

/** Recovery of a game by the page that opened it, by other tabs and by later pages. */

const account = 'second_seat';

/** Hall of a provider whose pages drop their opener (sandbox/catalogue/providers.ts). */
const isolated = '/gameHall/2?gp=%5B%22GPHL%22%5D';

/** Opens another signed-in tab in the same browser. */
async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(hallOfGames);
  await expectSignedIn(tab);
  return tab;
}

test.beforeEach(async ({ page, control }) => {
  await openSignedIn(page, control, account, hallOfGames);
});

test('one launch is rejected when two tabs launch at the same time', async ({ page, context, control }) => {
  const tabs = [page, await openTab(context)];
  const { plays, leaves } = await trackPlayCalls(control);
  await control.script({ path: '/member_info', response: { kind: 'real' }, hold: true, times: 2 });
  const rejections = async () =>
    (
      await Promise.all(tabs.map((tab) => toast(tab, 'Another game is open. Leave it first.').count()))
    ).toSorted();
  const games = await Promise.all(tabs.map((tab) => clickGame(tab)));
  await expect.poll(rejections).toEqual([0, 1]);
  await waitUntilHeld(control, '/member_info');
  await expect.poll(() => games.filter((game) => game.isClosed()).length).toBe(1);
  const winner = games.findIndex((game) => !game.isClosed());
  const [winnerTab, loserTab] = winner === 0 ? tabs : tabs.toReversed();
  await control.clear();
  const game = games[winner] as Page;
  await expect(game.getByRole('button', { name: /^(Spin|Roll)$/ })).toBeVisible();
  await expect(playBar(winnerTab as Page)).toContainText('Playing at');
  await expect(playBar(loserTab as Page)).toHaveCount(0);
  expect(await plays()).toBe(1);
  expect(await leaves()).toBe(0);
  await playBar(winnerTab as Page)
    .getByRole('button', { name: 'Leave' })
    .click();
  await expectGameClosed(winnerTab as Page, game);
  await expectLeft(winnerTab as Page, control, account, { plays, leaves });
});

test('new tab does not leave a game that another tab plays', async ({ page, context, control }) => {
  const game = await openGame(page);
  const { plays, leaves } = await trackPlayCalls(control);
  const tab = await openTab(context);
  // The play coordinator shows this once it has checked for an open game.
  await tile(tab).click();
  await expect(toast(tab, 'Another game is open. Leave it first.')).toBeVisible();
  await playRound(game);
  expect(await leaves()).toBe(0);
  expect(await plays()).toBe(0);
});

test('game is left once when its page reloads', async ({ page, control }) => {
  const game = await openGame(page);
  await playRound(game);
  const counted = await trackPlayCalls(control);
  await page.reload();
  await expectLeft(page, control, account, counted);
  const { total } = await control.ledger({ account });
  await expect(wallet(page)).toHaveAttribute('value', String(total));
  await expect(playBar(page)).toHaveCount(0);
});

test('next page leaves the game once when its page was closed', async ({ page, context, control }) => {
  const game = await openGame(page);
  await playRound(game);
  const counted = await trackPlayCalls(control);
  await page.close();
  const tab = await openTab(context);
  await expectLeft(tab, control, account, counted);
  expect(game.isClosed()).toBe(false);
  // Another game can be opened immediately.
  await openGame(tab);
});

test('next page leaves the game once when its page crashed', async ({ page, context, control, sandbox }) => {
  // The header gives the game its own process, as a provider on another site has.
  await context.route(`${sandbox.gamesUrl}/play/**`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'origin-agent-cluster': '?1' } });
  });
  const game = await openGame(page);
  await playRound(game);
  const counted = await trackPlayCalls(control);
  const crashed = page.waitForEvent('crash');
  const devTools = await context.newCDPSession(page);
  // The call never returns because the page crashes.
  void devTools.send('Page.crash').catch(() => undefined);
  await crashed;
  await playRound(game);
  expect(await counted.leaves()).toBe(0);
  const tab = await openTab(context);
  await expectLeft(tab, control, account, counted);
});

test('game is left once when several tabs open at the same time', async ({ page, context, control }) => {
  test.slow();
  const game = await openGame(page);
  await playRound(game);
  const counted = await trackPlayCalls(control);
  await page.close();
  const tabs = await Promise.all([1, 2].map(() => context.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto(hallOfGames)));
  for (const tab of tabs) {
    await expectLeft(tab, control, account, counted);
    await expectSignedIn(tab);
  }
  // A play coordinator allows a launch only after its own check for an open game.
  for (const tab of tabs) {
    const next = await openGame(tab);
    await playBar(tab).getByRole('button', { name: 'Leave' }).click();
    await expectGameClosed(tab, next);
  }
  expect(await counted.leaves()).toBe(1 + tabs.length);
});

test('game is left once when its page returns from another site', async ({ page, control, sandbox }) => {
  const game = await openGame(page);
  await playRound(game);
  const counted = await trackPlayCalls(control);
  await page.goto(`${sandbox.gamesUrl}/service`);
  await page.goBack();
  await expectLeft(page, control, account, counted);
  await expectSignedIn(page);
});

test('game stays open while its window only appears closed', async ({ page, control }) => {
  test.slow();
  await page.goto(isolated);
  const game = await openGame(page);
  const counted = await trackPlayCalls(control);
  await expect(playBar(page)).toHaveAttribute('data-state', /windowClosed/);
  for (let round = 0; round < 3; round += 1) await playRound(game);
  const layoutRequests = async () =>
    (await control.requests()).filter(({ path }) => path === '/member/profile/common/layout').length;
  const before = await layoutRequests();
  await expect.poll(layoutRequests).toBeGreaterThan(before + 1);
  await expect(playBar(page)).toHaveAttribute('data-state', /windowClosed/);
  expect(await counted.leaves()).toBe(0);
  await closeByUser(game);
  await expect(playBar(page)).toBeHidden({ timeout: 20_000 });
  await expectLeft(page, control, account, counted);
});

test('game stays open when the connection fails and its window appears closed', async ({ page, control }) => {
  await page.goto(isolated);
  await control.script({
    path: '/member/profile/common/layout',
    response: { kind: 'drop' },
    times: 1_000,
  });
  const game = await openGame(page);
  const counted = await trackPlayCalls(control);
  await expect(playBar(page)).toHaveAttribute('data-state', /windowClosed/);
  await playRound(game);
  expect(await counted.leaves()).toBe(0);
  await control.clear();
  await playBar(page).getByRole('button', { name: 'Leave' }).click();
  await expect(playBar(page)).toBeHidden();
  await expectLeft(page, control, account, counted);
});

test('launch from the account window does not replace the open game', async ({ page, control }) => {
  const game = await openGame(page);
  const url = game.url();
  const counted = await trackPlayCalls(control);
  const loads: string[] = [];
  game.on('framenavigated', (frame) => loads.push(frame.url()));
  const [area] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Wallet' }).click(),
  ]);
  await area.goto(hallOfGames);
  await expectSignedIn(area);
  const [waiting] = await Promise.all([area.waitForEvent('popup'), tile(area).click()]);
  await expect(toast(area, 'Another game is open. Leave it first.')).toBeVisible();
  await expect.poll(() => waiting.isClosed()).toBe(true);
  await playRound(game);
  expect([game.url(), loads]).toEqual([url, []]);
  expect([await counted.plays(), await counted.leaves()]).toEqual([0, 0]);
});
