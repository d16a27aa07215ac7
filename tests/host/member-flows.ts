import type { Page } from '@playwright/test';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import { button, depositForm, fillDeposit } from '#tests/support/deposit-page.ts';
import { expect } from '#tests/support/fixtures.ts';
import { modalGamesPath, openFirst } from '#tests/support/frames.ts';
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

const account = 'second_seat';

interface Site {
  page: Page;
  control: ControlClient;
  sandbox: { gamesUrl: string };
}

async function deposit({ page, control, sandbox }: Site) {
  const { main } = await control.ledger({ account });
  await fillDeposit(page, 'Harbour Bank', '100');
  await button(page, /^Continue to pay \$100\.00/).click();
  const reference = await page.getByText(/^[A-Z2-9]{12}$/).textContent();
  const paid = await page.request.post(`${sandbox.gamesUrl}/cashier/${reference}`, { form: { how: 'full' } });
  expect(paid.ok()).toBe(true);
  await expect(page.getByText('The money is in your wallet')).toBeVisible();
  expect((await control.ledger({ account })).main).toBe(main + 100);
  await button(page, 'Make another deposit').click();
  await expect(depositForm(page)).toBeVisible();
}

/** Plays a round in a game's window and closes it: the balance comes home. */
export async function playInWindow({ page, control }: Pick<Site, 'page' | 'control'>) {
  const game = await openGame(page, 'Lantern Street');
  await playRound(game);
  const { total } = await control.ledger({ account });
  await expect(wallet(page)).toHaveAttribute('value', String(total));
  await closeByUser(game);
  await expect(playBar(page)).toBeHidden();
  expect(await control.ledger({ account })).toMatchObject({ total, main: total });
}

/** What members do that fails when a server of the pages sends a wrong header, file or policy. */
export const testMemberFlows = (name: string, front: Front): void => {
  const test = testBehind(front);

  test(`member signs in, deposits, plays and signs out when ${name} serves the pages`, async ({
    page,
    control,
    sandbox,
  }) => {
    await page.goto('/faq');
    await signIn(page, account);
    await test.step('game in a window returns its balance', async () => {
      await page.getByRole('complementary').getByRole('link', { name: 'Home' }).click();
      await playInWindow({ page, control });
    });
    await test.step('deposit is paid, in a page that finds the session again', async () => {
      await page.goto('/user/Deposit');
      await expectSignedIn(page);
      await deposit({ page, control, sandbox });
    });
    await test.step('game in a frame can be played', async () => {
      await page.goto(modalGamesPath);
      await openFirst(page);
      await playBar(page).getByRole('button', { name: 'Leave' }).click();
      await expect(playBar(page)).toBeHidden();
    });
    await signOut(page);
    await expectSignedOut(page);
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
