import { button, depositForm, fillDeposit } from '#tests/support/deposit-page.ts';
import { expect } from '#tests/support/fixtures.ts';
import { modalGamesPath, openFirst } from '#tests/support/frames.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import {
  closeByUser,
  expectSignedIn,
  expectSignedOut,
  openGame,
  playBar,
  playRound,
  signIn,
  signOut,
  wallet,
} from '#tests/support/steps.ts';
import { type Front, testBehind } from './fixtures.ts';

/** What members do that fails when a server of the pages sends a wrong header, file or policy. */
export const testMemberFlows = (name: string, front: Front): void => {
  const test = testBehind(front);

  test(`member signs in and out when ${name} serves the pages`, async ({ page }) => {
    await page.goto('/faq');
    await signIn(page, 'linhmai_88');
    await page.reload();
    await expectSignedIn(page);
    await signOut(page);
    await expectSignedOut(page);
  });

  test(`game in a window returns its balance when ${name} serves the pages`, async ({ page, control }) => {
    await openSignedIn(page, control, 'second_seat');
    const game = await openGame(page, 'Lantern Street');
    await playRound(game);
    const { total } = await control.ledger({ account: 'second_seat' });
    await expect(wallet(page)).toHaveAttribute('value', String(total));
    await closeByUser(game);
    await expect(playBar(page)).toBeHidden();
    expect(await control.ledger({ account: 'second_seat' })).toMatchObject({ total, main: total });
  });

  test(`game in a frame can be played when ${name} serves the pages`, async ({ page, control }) => {
    await openSignedIn(page, control, 'second_seat', modalGamesPath);
    await openFirst(page);
  });

  test(`deposit is paid when ${name} serves the pages`, async ({ page, control, sandbox }) => {
    const account = 'linhmai_88';
    const { main } = await control.ledger({ account });
    await openSignedIn(page, control, account, '/user/Deposit');
    await fillDeposit(page, 'Harbour Bank', '100');
    await button(page, /^Continue to pay \$100\.00/).click();
    const reference = await page.getByText(/^[A-Z2-9]{12}$/).textContent();
    const paid = await page.request.post(`${sandbox.gamesUrl}/cashier/${reference}`, {
      form: { how: 'full' },
    });
    expect(paid.ok()).toBe(true);
    await expect(page.getByText('The money is in your wallet')).toBeVisible();
    expect((await control.ledger({ account })).main).toBe(main + 100);
    await button(page, 'Make another deposit').click();
    await expect(depositForm(page)).toBeVisible();
  });

  test.describe('with a service worker', () => {
    test.use({ serviceWorkers: 'allow' });

    test(`offline page is shown until the connection is back when ${name} serves the pages`, async ({
      page,
      context,
    }) => {
      const worker = context.waitForEvent('serviceworker');
      await page.goto('/faq');
      await worker;
      await page.evaluate(() => navigator.serviceWorker.ready);
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    });
  });
};
