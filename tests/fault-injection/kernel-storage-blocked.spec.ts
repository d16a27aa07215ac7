import { expect, test } from '#tests/support/fixtures.ts';
import {
  expectSignedIn,
  expectSignedOut,
  openGame,
  playBar,
  playRound,
  signIn,
  signOut,
  wallet,
} from '#tests/support/steps.ts';

const account = 'second_seat';

test.beforeEach(async ({ context, sandbox }) => {
  await context.addInitScript((origin) => {
    // Only on the site's origin: the provider's storage stays available.
    if (window.location.origin !== origin) return;
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  }, sandbox.url);
});

test('member can sign in, play and sign out when storage is blocked', async ({ page, control }) => {
  await page.goto('/');
  await expectSignedOut(page);
  await signIn(page, account);
  const game = await openGame(page);
  await expect(playBar(page)).toContainText('Playing at');
  for (let round = 0; round < 3; round += 1) await playRound(game);
  const { total } = await control.ledger({ account });
  await expect(wallet(page)).toHaveAttribute('value', String(total));
  const closed = game.waitForEvent('close');
  await playBar(page).getByRole('button', { name: 'Leave' }).click();
  await closed;
  await expect(playBar(page)).toBeHidden();
  await signOut(page);
  await expectSignedOut(page);
});

test('session lasts until a reload when storage is blocked', async ({ page }) => {
  await page.goto('/faq');
  await signIn(page, account);
  await page.getByRole('navigation').locator('a[href$="/discount"]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await expectSignedIn(page);
  await page.reload();
  await expectSignedOut(page);
});
