import type { BrowserContext } from '@playwright/test';
import { hallOfGames } from '#tests/flows/test-data.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { expectLeft, trackPlayCalls } from '#tests/support/plays.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { browserWithPageCache, logRestoredPages, restorePage } from '#tests/support/restored-page.ts';
import {
  expectSignedIn,
  expectSignedOut,
  openGame,
  playRound,
  signOut,
  tile,
  toast,
  wallet,
} from '#tests/support/steps.ts';

/* Pages of a member that are restored from the back/forward cache. */

test.use({ launchOptions: browserWithPageCache });

const account = 'second_seat';
const hall = '/gameHall/2?gp=%5B%22GPBB%22%5D';

async function openTab(context: BrowserContext) {
  const tab = await context.newPage();
  await tab.goto(hallOfGames);
  await expectSignedIn(tab);
  return tab;
}

test.beforeEach(async ({ page, control }) => {
  await logRestoredPages(page.context());
  await openSignedIn(page, control, account, hallOfGames);
});

test.describe('in an in-app browser', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0',
  });

  test('restored page leaves the game once when the game replaced it', async ({ page, control }) => {
    await page.goto(hall);
    await tile(page).click();
    await expect(page.getByRole('button', { name: /^(Spin|Roll)$/ })).toBeVisible();
    await playRound(page);
    const counted = await trackPlayCalls(control);
    await restorePage(page);
    await expectLeft(page, control, account, counted);
    const { total } = await control.ledger({ account });
    await expect(wallet(page)).toHaveAttribute('value', String(total));
  });
});

test('restored page does not leave a game that another tab plays', async ({
  page,
  context,
  control,
  sandbox,
}) => {
  // The first tab is the leader. With another tab open, a leader is not cached; so the second tab navigates.
  const second = await openTab(context);
  const game = await openGame(page);
  const { leaves } = await trackPlayCalls(control);
  await second.goto(`${sandbox.gamesUrl}/service`);
  await restorePage(second);
  // The play coordinator shows this once it has checked for an open game; an earlier click can be lost.
  await expect(async () => {
    await tile(second).click({ timeout: 5_000 });
    const rejection = toast(second, 'Another game is open. Leave it first.');
    await expect(rejection.first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await playRound(game);
  // Its socket was closed with the page, and is open again.
  const { total } = await control.ledger({ account });
  await expect(wallet(second)).toHaveAttribute('value', String(total));
  expect(await leaves()).toBe(0);
});

test('restored page is signed out when another tab has signed out', async ({ page, context, sandbox }) => {
  const other = await openTab(context);
  await page.goto(`${sandbox.gamesUrl}/service`);
  await signOut(other);
  await expectSignedOut(other);
  await page.goBack({ waitUntil: 'commit' });
  await expectSignedOut(page);
});
