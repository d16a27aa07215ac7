import { expect, isMobileLayout, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import {
  changeForm,
  dialog,
  expectSignedIn,
  newPassword,
  openPasswordChange,
  openSignIn,
  submitCredentials,
  submitPasswordChange,
  toast,
} from '#tests/support/steps.ts';

const changed = 'Your password has been changed. Your other devices have been signed out.';

test.describe('optional password change', () => {
  test.beforeEach(async ({ page, control }) => {
    await openSignedIn(page, control, 'second_seat', '/faq');
  });

  test('new password is required at the next sign-in', { tag: '@layouts' }, async ({ page }) => {
    await openPasswordChange(page);
    await expect(changeForm(page).getByLabel('Current password', { exact: true })).toBeFocused();
    await submitPasswordChange(page, {});
    await expect(toast(page, changed)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await page.reload();
    await expectSignedIn(page);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await openSignIn(page);
    await submitCredentials(page, { account: 'second_seat' });
    await expect(dialog(page).getByRole('alert')).toContainText('The account name or password is incorrect.');
    await submitCredentials(page, { account: 'second_seat', password: newPassword });
    await expectSignedIn(page);
  });
});

test('required password change blocks all other pages', { tag: '@layouts' }, async ({ page }) => {
  await page.goto('/faq');
  await openSignIn(page);
  await submitCredentials(page, { account: 'first_login' });
  await expect(changeForm(page)).toBeVisible();
  if (isMobileLayout(page)) {
    await expect(page).toHaveURL('/user/Info');
    const bottomNav = page.getByRole('navigation', { name: 'Main' });
    for (const name of ['Home', 'Games', 'Promotions', 'Wallet']) {
      await bottomNav.getByRole('link', { name }).click();
      await expect(page).toHaveURL('/user/Info');
      await expect(changeForm(page)).toBeVisible();
    }
    await page.goBack();
    await expect(page).toHaveURL('/user/Info');
    await page.goto('/discount');
    await expect(page).toHaveURL('/user/Info');
  } else {
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toHaveCount(0);
    for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
    await page.mouse.click(4, 4);
    await expect(changeForm(page)).toBeVisible();
    await page.goto('/discount');
  }
  await expect(changeForm(page)).toBeVisible();
  await submitPasswordChange(page, {});
  await expect(toast(page, changed)).toBeVisible();
  await expect(changeForm(page)).toHaveCount(0);
  await page.goto('/discount');
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  await expectSignedIn(page);
  await expect(changeForm(page)).toHaveCount(0);
});

test('required password change is shown on a page without a header', async ({ page, control }) => {
  const { token, member_id, member_account, member_currency } = await control.signIn({
    account: 'first_login',
  });
  await page.addInitScript((stored) => Object.assign(localStorage, stored), {
    token,
    member_id,
    member_account,
    currency: member_currency,
  });
  await page.goto('/discount?appPage=content');
  await expect(changeForm(page)).toBeVisible();
});
