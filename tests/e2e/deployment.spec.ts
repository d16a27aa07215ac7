import type { Page } from '@playwright/test';
import { buildPoll } from '#contract/limits.ts';
import { latestBuildPath } from '#contract/site.ts';
import { expect, test } from '../support/fixtures.ts';
import { closeByHand, expectGameOver, expectSignedIn, openGame, playBar, signIn } from '../support/steps.ts';

const newer = { json: { id: 'newer' } };
const comeOut = (page: Page) => page.context().route(`**${latestBuildPath}`, (route) => route.fulfill(newer));
const look = async (page: Page) => {
  const asked = page.waitForResponse(`**${latestBuildPath}`);
  await page.evaluate(() => void window.dispatchEvent(new Event('focus')));
  await asked;
};
/** A page that is loaded anew has forgotten it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);
const expectAnew = (page: Page) =>
  // In between there is no page to ask.
  expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
const toSponsor = (page: Page) => page.getByRole('link', { name: 'Sponsor' }).first().click();
const sponsor = (page: Page) => page.getByRole('heading', { name: /Sponsor/ }).first();

test('a newer build comes with the next page, and the member with it @desktop', async ({ page }) => {
  await page.goto('/');
  await signIn(page, 'second_seat');
  await comeOut(page);
  await look(page);
  await mark(page);
  await toSponsor(page);
  await expectAnew(page);
  await expect(page).toHaveURL(/\/sponsor$/);
  await expect(sponsor(page)).toBeVisible();
  await expectSignedIn(page);
});

test('the same build stays @desktop', async ({ page }) => {
  await page.goto('/');
  await signIn(page, 'second_seat');
  await look(page);
  await mark(page);
  await toSponsor(page);
  await expect(sponsor(page)).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('nothing is loaded anew in the middle of a game @desktop', async ({ page }) => {
  await page.goto('/');
  await signIn(page, 'second_seat');
  await comeOut(page);
  await look(page);
  await mark(page);
  const game = await openGame(page);
  await toSponsor(page);
  await expect(sponsor(page)).toBeVisible();
  await expect(playBar(page)).toContainText('In play');
  expect(await isMarked(page)).toBe(true);

  await closeByHand(game);
  await expectGameOver(page, game);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expectAnew(page);
});

test('of two tabs one looks every minute, and tells the other @desktop', async ({ page, context }) => {
  let asked = 0;
  await context.route(`**${latestBuildPath}`, (route) => {
    asked += 1;
    return route.fulfill(newer);
  });
  const second = await context.newPage();
  await page.clock.install();
  await page.goto('/');
  await signIn(page, 'second_seat');
  await expect.poll(() => leads(page)).toBe(true);
  await second.clock.install();
  await second.goto('/');
  await expectSignedIn(second);
  for (const tab of [page, second]) await mark(tab);
  for (const tab of [page, second]) await tab.clock.fastForward(buildPoll);
  await expect.poll(() => asked).toBe(1);
  for (const tab of [page, second]) {
    await toSponsor(tab);
    await expectAnew(tab);
  }
});

const leads = (page: Page) =>
  page.evaluate(async () => (await navigator.locks.query()).held?.some(({ name }) => name === 'leader'));

const part = '**/assets/sponsor-*.js';
const ofPart = 'a part of the page could not be fetched';

test('a missing part is fetched by loading the page anew @desktop', async ({ page, quiet }) => {
  await page.goto('/');
  await mark(page);
  let isGone = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
  await page.route(part, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
  await toSponsor(page);
  await expectAnew(page);
  await expect(page).toHaveURL(/\/sponsor$/);
  await expect(sponsor(page)).toBeVisible();
  expect([...new Set(quiet.splice(0))]).toEqual([expect.stringContaining(ofPart)]);
});

test('a part that stays away is sought once, and its page says so @desktop', async ({ page, quiet }) => {
  await page.route(part, (route) => route.fulfill({ status: 404 }));
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto('/sponsor');
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
  await page.getByRole('link', { name: 'Go home' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a hall' })).toBeVisible();
  expect(loads).toBe(2);
  expect([...new Set(quiet.splice(0))]).toEqual([expect.stringContaining(ofPart)]);
});

test('without a line a missing part takes nobody’s page away @desktop', async ({ page, context, quiet }) => {
  await page.goto('/');
  await signIn(page, 'second_seat');
  await mark(page);
  await context.setOffline(true);
  await toSponsor(page);
  await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await expectSignedIn(page);
  await context.setOffline(false);
  expect([...new Set(quiet.splice(0))]).toEqual([expect.stringContaining(ofPart)]);
});

test('the machines’ own part is sought anew as well', async ({ page }) => {
  let refused = 0;
  await page.route('**/assets/start-*.js', (route) => {
    refused += 1;
    return refused === 1 ? route.fulfill({ status: 404 }) : route.continue();
  });
  await page.goto('/');
  await expect.poll(() => refused).toBe(2);
  await signIn(page, 'second_seat');
});
