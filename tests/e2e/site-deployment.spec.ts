import type { Page } from '@playwright/test';
import { latestBuildPath } from '#contract/files.ts';
import { buildPoll } from '#contract/times.ts';
import { hallOfGames } from '#tests/flows/test-data.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { isLeader } from '#tests/support/leader-lock.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import {
  closeByUser,
  dialog,
  expectGameClosed,
  expectSignedIn,
  openGame,
  openSignIn,
  playBar,
} from '#tests/support/steps.ts';

const newBuild = { json: { id: 'newer' } };
const publishNewBuild = (page: Page) =>
  page.context().route(`**${latestBuildPath}`, (route) => route.fulfill(newBuild));
const checkForBuild = async (page: Page) => {
  const response = page.waitForResponse(`**${latestBuildPath}`);
  await page.evaluate(() => void window.dispatchEvent(new Event('focus')));
  await response;
};
/** A page reload removes the mark. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);
const expectReload = (page: Page) =>
  // Evaluation fails during the navigation.
  expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
const openSponsor = (page: Page) => page.getByRole('link', { name: 'Sponsor' }).first().click();
const sponsorHeading = (page: Page) => page.getByRole('heading', { name: /Sponsor/ }).first();

test('page reloads at the next navigation only when a newer build exists', async ({ page, control }) => {
  await openSignedIn(page, control, 'second_seat', '/faq');
  await checkForBuild(page);
  await markDocument(page);
  await openSponsor(page);
  await expect(sponsorHeading(page)).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await page.goBack();
  await publishNewBuild(page);
  await checkForBuild(page);
  await openSponsor(page);
  await expectReload(page);
  await expect(page).toHaveURL(/\/sponsor$/);
  await expect(sponsorHeading(page)).toBeVisible();
  await expectSignedIn(page);
});

test('page does not reload while a game is open', async ({ page, control }) => {
  await openSignedIn(page, control, 'second_seat', hallOfGames);
  await publishNewBuild(page);
  await checkForBuild(page);
  await markDocument(page);
  const game = await openGame(page);
  await openSponsor(page);
  await expect(sponsorHeading(page)).toBeVisible();
  await expect(playBar(page)).toContainText('Playing at');
  expect(await isMarked(page)).toBe(true);

  await closeByUser(game);
  await expectGameClosed(page, game);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expectReload(page);
});

test('new build is requested once per interval when two tabs are open', async ({
  page,
  context,
  control,
}) => {
  let requests = 0;
  await context.route(`**${latestBuildPath}`, (route) => {
    requests += 1;
    return route.fulfill(newBuild);
  });
  const second = await context.newPage();
  await page.clock.install();
  await openSignedIn(page, control, 'second_seat', '/faq');
  await expect.poll(() => isLeader(page)).toBe(true);
  await second.clock.install();
  await second.goto('/faq');
  await expectSignedIn(second);
  for (const tab of [page, second]) await markDocument(tab);
  for (const tab of [page, second]) await tab.clock.fastForward(buildPoll);
  await expect.poll(() => requests).toBe(1);
  for (const tab of [page, second]) {
    await openSponsor(tab);
    await expectReload(tab);
  }
});

const sponsorChunk = '**/assets/articles-*.js';
const chunkError = 'a chunk could not be loaded';

test('page reloads when a chunk is missing', async ({ page, consoleErrors }) => {
  await page.goto('/app');
  await markDocument(page);
  let isMissing = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isMissing = false;
  });
  await page.route(sponsorChunk, (route) => (isMissing ? route.fulfill({ status: 404 }) : route.continue()));
  await openSponsor(page);
  await expectReload(page);
  await expect(page).toHaveURL(/\/sponsor$/);
  await expect(sponsorHeading(page)).toBeVisible();
  expect([...new Set(consoleErrors.splice(0))]).toEqual([expect.stringContaining(chunkError)]);
});

test('page does not reload when a chunk fails offline', async ({ page, context, control, consoleErrors }) => {
  await openSignedIn(page, control, 'second_seat', '/app');
  await markDocument(page);
  // The chunk of the error page is loaded then.
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await context.setOffline(true);
  await openSponsor(page);
  await expect(page.getByRole('heading', { name: 'Connection lost' })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await expectSignedIn(page);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(sponsorHeading(page)).toBeVisible();
  expect([...new Set(consoleErrors.splice(0))]).toEqual([expect.stringContaining(chunkError)]);
});

test('part of the page whose chunk is blocked says so in its place, and is loaded again on demand', async ({
  page,
  control,
}) => {
  const chunks = /\/assets\/(WalletPage|GameCard)-[^/]+\.js$/;
  await page.route(chunks, (route) => route.abort('blockedbyclient'));
  await openSignedIn(page, control, 'second_seat', '/user/MyWallet');
  const failed = page.getByRole('main').getByRole('alert');
  await expect(failed).toContainText('This could not be loaded');
  await expect(page.getByRole('heading', { name: 'My wallet' })).toBeVisible();
  await page.unroute(chunks);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('form', { name: 'Transfer' })).toBeVisible();
  await page.route(chunks, (route) => route.abort('blockedbyclient'));
  await page.goto('/gameHall/2');
  await page
    .getByRole('button', { name: /^About / })
    .first()
    .click();
  await expect(dialog(page)).toContainText('This could not be loaded');
  await page.unroute(chunks);
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page)).not.toContainText('This could not be loaded');
  await expect(dialog(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('page reloads when the machines chunk is missing', async ({ page }) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route('**/assets/start-*.js', (route) =>
    loads === 1 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto('/faq');
  await expect.poll(() => loads).toBe(2);
  await openSignIn(page);
  expect(loads).toBe(2);
});
