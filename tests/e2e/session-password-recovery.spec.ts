import { expect, test } from '#tests/support/fixtures.ts';
import {
  dialog,
  expectSignedOut,
  field,
  newPassword,
  openRecovery,
  openSignIn,
  sentCode,
  toast,
} from '#tests/support/steps.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/faq');
  await openSignIn(page);
  await openRecovery(page);
});

test('recovery can be completed with the keyboard alone', async ({ page, control }) => {
  const { keyboard } = page;
  await expect(dialog(page).getByRole('img', { name: /Image of a code/ })).toBeVisible();
  await expect(field(page, 'Account name')).toBeFocused();
  await keyboard.type('thanhdat7');
  await keyboard.press('Tab');
  await keyboard.press('ArrowRight');
  await expect(dialog(page).getByRole('tab', { name: 'By phone' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type('0912345678');
  await keyboard.press('Tab');
  await keyboard.type('7k4n');
  await keyboard.press('Enter');
  await expect(field(page, 'Code from the message')).toBeFocused();
  await keyboard.type(await sentCode(page, control, { account: 'thanhdat7' }));
  // Skips the disabled resend button. The second Tab below skips the show-password button.
  await field(page, 'New password').focus();
  await keyboard.type(newPassword);
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type(newPassword);
  await keyboard.press('Enter');
  await expect(toast(page, 'Your new password is set.')).toBeVisible();
  // The first Escape closes the toast.
  await keyboard.press('Escape');
  await keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expectSignedOut(page);
});
