import { hallOfGames } from '#tests/flows/test-data.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { submitChange } from '#tests/support/operator.ts';
import { memberChannel, openSignedIn, publicChannel } from '#tests/support/realtime.ts';
import {
  clickGame,
  expectGameClosed,
  expectSignedOut,
  openGame,
  playBar,
  toast,
  wallet,
} from '#tests/support/steps.ts';

/** The realtime events of the specification, section 4, that open windows or load the page again. */

const account = 'second_seat';

test('.app_clean_cache reloads the page of a visitor and of a member, who is signed out', async ({
  page,
  control,
  sandbox,
}) => {
  const cleanCache = async () => {
    const loaded = page.waitForEvent('load');
    await submitChange(page, sandbox, 'cache');
    await loaded;
    await expectSignedOut(page);
  };
  await page.goto('/faq');
  await publicChannel(control);
  await cleanCache();
  await openSignedIn(page, control, account, '/faq');
  await memberChannel(page, control);
  await cleanCache();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('.game.url opens the game, and .forward_game.status says that transfers are disabled', {
  tag: '@main',
}, async ({ page, control, sandbox }) => {
  await openSignedIn(page, control, account, hallOfGames);
  await memberChannel(page, control);
  const notice = toast(page, /Transfers to this provider are unavailable/);
  await test.step('game opens in the loading window', async () => {
    const game = await openGame(page, 'Lantern Street');
    await expect(playBar(page)).toContainText('Playing at');
    await submitChange(page, sandbox, 'transfers', { gp_id: 'GPBB', transfers: 'disabled' });
    await expect(notice).toBeVisible();
    await playBar(page).getByRole('button', { name: 'Leave' }).click();
    await expectGameClosed(page, game);
  });
  await test.step('notice is shown instead of a game', async () => {
    await expect(notice).toHaveCount(0);
    await clickGame(page, 'Lantern Street');
    await expect(notice).toBeVisible();
    await playBar(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(wallet(page)).toHaveAttribute('value', '500');
  });
});
