import type { BrowserContext, Page } from '@playwright/test';
import { chromiumFlags, executablePath } from '../support/chromium.ts';
import { expect, test } from '../support/fixtures.ts';
import { countPlays, expectLeft } from '../support/plays.ts';
import { comeAs } from '../support/realtime.ts';
import {
  expectSignedIn,
  expectSignedOut,
  openGame,
  playRound,
  signOut,
  tile,
  toast,
  wallet,
} from '../support/steps.ts';

/** Pages that come back out of the browser's memory as they were left, which the test runner forbids otherwise. */

test.use({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-popup-blocking', '--disable-back-forward-cache'],
  },
});

const account = 'second_seat';
const hall = '/gameHall/2?gp=%5B%22GPBB%22%5D';

/** Goes back to a page that says itself that it came out of memory. */
async function comeBack(page: Page) {
  const remembered = page.waitForEvent('console', (message) => message.text() === 'out of memory');
  await page.goBack({ waitUntil: 'commit' });
  await remembered;
}

async function openTab(context: BrowserContext) {
  const tab = await context.newPage();
  await tab.goto('/');
  await expectSignedIn(tab);
  return tab;
}

test.beforeEach(async ({ page, control }) => {
  await page.context().addInitScript(() =>
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) console.info('out of memory');
    }),
  );
  await comeAs(page, control, account);
});

// The browser writes down that the line was cut when the page went away.
test.afterEach(({ quiet }) => {
  quiet.splice(0, quiet.length, ...quiet.filter((line) => !line.includes('Back-Forward Cache')));
});

test.describe('in a browser inside another app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0',
  });

  test('the game that took the page’s place is left once, by the page that comes back', async ({
    page,
    control,
  }) => {
    await page.goto(hall);
    await tile(page).click();
    await expect(page.getByRole('button', { name: /^(Spin|Roll)$/ })).toBeVisible();
    await playRound(page);
    const counted = await countPlays(control);
    await comeBack(page);
    await expectLeft(page, control, account, counted);
    const { total } = await control.ledger({ account });
    await expect(wallet(page)).toHaveAttribute('value', String(total));
  });
});

test('a page that comes back while another tab plays leaves that game alone', async ({
  page,
  context,
  control,
  sandbox,
}) => {
  // The first tab speaks for all; a page that does so is not kept in memory beside another.
  const late = await openTab(context);
  const game = await openGame(page);
  const { leaves } = await countPlays(control);
  await late.goto(`${sandbox.gamesAddress}/service`);
  await comeBack(late);
  // The desk says this once it has looked whether a game was left behind; a press before that goes with the page.
  await expect(async () => {
    await tile(late).click({ timeout: 5_000 });
    const told = toast(late, 'Another game is open. Leave it first.');
    await expect(told.first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await playRound(game);
  expect(await leaves()).toBe(0);
});

test('a page that comes back knows who has gone meanwhile', async ({ page, context, sandbox }) => {
  const other = await openTab(context);
  await page.goto(`${sandbox.gamesAddress}/service`);
  await signOut(other);
  await expectSignedOut(other);
  await page.goBack({ waitUntil: 'commit' });
  await expectSignedOut(page);
});
