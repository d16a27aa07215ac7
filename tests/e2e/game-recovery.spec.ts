import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { countPlays, expectLeft } from '../support/plays.ts';
import { comeAs } from '../support/realtime.ts';
import {
  closeByHand,
  expectGameOver,
  expectSignedIn,
  isHeld,
  openGame,
  playBar,
  playRound,
  pressGame,
  tile,
  toast,
  wallet,
} from '../support/steps.ts';

/** A game, and the page that opened it, the pages beside it and those after it. */

const account = 'second_seat';

/** A provider that cuts its pages off from whoever opened them (sandbox/catalogue/providers.ts). */
const isolated = '/gameHall/2?gp=%5B%22GPHL%22%5D';

/** Another page of the house, of the same browser. */
async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto('/');
  await expectSignedIn(tab);
  return tab;
}

test.beforeEach(async ({ page, control }) => {
  await comeAs(page, control, account);
});

test('two tabs press at once: one plays, the other is told, and its window goes', async ({
  page,
  context,
  control,
}) => {
  const tabs = [page, await openTab(context)];
  const { plays, leaves } = await countPlays(control);
  await control.script({ path: '/member_info', answer: { kind: 'real' }, hold: true, times: 2 });
  const told = async () =>
    (
      await Promise.all(tabs.map((tab) => toast(tab, 'Another game is open. Leave it first.').count()))
    ).toSorted();
  const [games] = await Promise.all([
    Promise.all(tabs.map((tab) => pressGame(tab))),
    expect.poll(told).toEqual([0, 1]),
  ]);
  await isHeld(control, '/member_info');
  await expect.poll(() => games.filter((game) => game.isClosed()).length).toBe(1);
  const winner = games.findIndex((game) => !game.isClosed());
  const [mine, theirs] = winner === 0 ? tabs : tabs.toReversed();
  await control.clear();
  const game = games[winner] as Page;
  await expect(game.getByRole('button', { name: /^(Spin|Roll)$/ })).toBeVisible();
  await expect(playBar(mine as Page)).toContainText('In play');
  await expect(playBar(theirs as Page)).toHaveCount(0);
  expect(await plays()).toBe(1);
  expect(await leaves()).toBe(0);
  await playBar(mine as Page)
    .getByRole('button', { name: 'Leave' })
    .click();
  await expectGameOver(mine as Page, game);
  await expectLeft(mine as Page, control, account, { plays, leaves });
});

test('a page that is opened beside a game leaves it alone', async ({ page, context, control }) => {
  const game = await openGame(page);
  const { plays, leaves } = await countPlays(control);
  const tab = await openTab(context);
  // The desk there says this once it has looked whether a game was left behind.
  await tile(tab).click();
  await expect(toast(tab, 'Another game is open. Leave it first.')).toBeVisible();
  await playRound(game);
  expect(await leaves()).toBe(0);
  expect(await plays()).toBe(0);
});

test('the page is loaded anew in the middle: the game is left once', async ({ page, control }) => {
  const game = await openGame(page);
  await playRound(game);
  const counted = await countPlays(control);
  await page.reload();
  await expectLeft(page, control, account, counted);
  const { total } = await control.ledger({ account });
  await expect(wallet(page)).toHaveAttribute('value', String(total));
  await expect(playBar(page)).toHaveCount(0);
});

test('the page is closed in the middle: the next one leaves the game once', async ({
  page,
  context,
  control,
}) => {
  const game = await openGame(page);
  await playRound(game);
  const counted = await countPlays(control);
  await page.close();
  const tab = await openTab(context);
  await expectLeft(tab, control, account, counted);
  expect(game.isClosed()).toBe(false);
  // Another game can be had at once.
  await openGame(tab);
});

test('the page crashes in the middle: the game is still there, and the next page leaves it once', async ({
  page,
  context,
  control,
  sandbox,
}) => {
  // A provider of another site has a process of its own, as this one gets by its header.
  await context.route(`${sandbox.gamesAddress}/play/**`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'origin-agent-cluster': '?1' } });
  });
  const game = await openGame(page);
  await playRound(game);
  const counted = await countPlays(control);
  const crashed = page.waitForEvent('crash');
  const devTools = await context.newCDPSession(page);
  // The page that is asked does not live to answer.
  void devTools.send('Page.crash').catch(() => undefined);
  await crashed;
  await playRound(game);
  expect(await counted.leaves()).toBe(0);
  const tab = await openTab(context);
  await expectLeft(tab, control, account, counted);
});

test('several pages that come back at once leave the game once', async ({ page, context, control }) => {
  test.slow();
  const game = await openGame(page);
  await playRound(game);
  const counted = await countPlays(control);
  await page.close();
  const tabs = await Promise.all([1, 2].map(() => context.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto('/')));
  for (const tab of tabs) {
    await expectLeft(tab, control, account, counted);
    await expectSignedIn(tab);
  }
  // Each desk has looked for itself by the time that it lets a game through.
  for (const tab of tabs) {
    const next = await openGame(tab);
    await playBar(tab).getByRole('button', { name: 'Leave' }).click();
    await expectGameOver(tab, next);
  }
  expect(await counted.leaves()).toBe(1 + tabs.length);
});

test('the page goes to another site and back: the game is left once', async ({ page, control, sandbox }) => {
  const game = await openGame(page);
  await playRound(game);
  const counted = await countPlays(control);
  await page.goto(`${sandbox.gamesAddress}/service`);
  await page.goBack();
  await expectLeft(page, control, account, counted);
  await expectSignedIn(page);
});

test('a window that only looks closed is played on, and left once it has gone', async ({ page, control }) => {
  test.slow();
  await page.goto(isolated);
  await page.evaluate(() => {
    const held = window as { opened?: Window | null };
    const open = window.open.bind(window);
    window.open = (...asked) => {
      held.opened = open(...asked);
      return held.opened;
    };
  });
  const game = await openGame(page);
  await page.waitForFunction(() => (window as { opened?: Window | null }).opened?.closed);
  const counted = await countPlays(control);
  await expect(playBar(page)).toHaveAttribute('data-state', /unseen$/);
  for (let round = 0; round < 3; round += 1) await playRound(game);
  const looks = async () =>
    (await control.requests()).filter(({ path }) => path === '/member/profile/common/layout').length;
  const before = await looks();
  await expect.poll(looks).toBeGreaterThan(before + 1);
  await expect(playBar(page)).toHaveAttribute('data-state', /unseen$/);
  expect(await counted.leaves()).toBe(0);
  await closeByHand(game);
  await expect(playBar(page)).toBeHidden({ timeout: 20_000 });
  await expectLeft(page, control, account, counted);
});

test('a line that is gone while a window looks closed does not cost the game', async ({ page, control }) => {
  await page.goto(isolated);
  await control.script({
    path: '/member/profile/common/layout',
    answer: { kind: 'drop' },
    times: 1_000,
  });
  const game = await openGame(page);
  const counted = await countPlays(control);
  await expect(playBar(page)).toHaveAttribute('data-state', /unseen$/);
  await playRound(game);
  expect(await counted.leaves()).toBe(0);
  await control.clear();
  await playBar(page).getByRole('button', { name: 'Leave' }).click();
  await expect(playBar(page)).toBeHidden();
  await expectLeft(page, control, account, counted);
});

test('the window of the account has a games window of its own', { tag: '@desktop' }, async ({
  page,
  control,
}) => {
  const game = await openGame(page);
  const url = game.url();
  const counted = await countPlays(control);
  const loads: string[] = [];
  game.on('framenavigated', (frame) => loads.push(frame.url()));
  const [area] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Wallet' }).click(),
  ]);
  await area.goto('/');
  await expectSignedIn(area);
  const [waiting] = await Promise.all([area.waitForEvent('popup'), tile(area).click()]);
  await expect(toast(area, 'Another game is open. Leave it first.')).toBeVisible();
  await expect.poll(() => waiting.isClosed()).toBe(true);
  await playRound(game);
  expect([game.url(), loads]).toEqual([url, []]);
  expect([await counted.plays(), await counted.leaves()]).toEqual([0, 0]);
});
