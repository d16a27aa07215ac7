import { expect, test } from '#tests/support/fixtures.ts';
import { memberChannel, openSignedIn } from '#tests/support/realtime.ts';
import {
  changeForm,
  expectSignedIn,
  newPassword,
  openPasswordChange,
  openRecoveryForm,
  recoveringMember,
  requestCode,
  sentCode,
  submitCredentials,
  submitNewPassword,
  submitPasswordChange,
  toast,
} from '#tests/support/steps.ts';

test('password can be reset and changed when storage is blocked', async ({ page, context, control }) => {
  await context.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await openRecoveryForm(page);
  await requestCode(page, recoveringMember);
  await submitNewPassword(page, { code: await sentCode(page, control, recoveringMember) });
  await expect(toast(page, 'Your new password is set.')).toBeVisible();
  await submitCredentials(page, { account: recoveringMember.account, password: newPassword });
  await expectSignedIn(page);
  await openPasswordChange(page);
  await submitPasswordChange(page, { old: newPassword, password: 'noon9753' });
  await expect(toast(page, /^Your password has been changed\./)).toBeVisible();
});

test('forced change form closes when the password was changed in another tab', async ({
  page,
  context,
  control,
}) => {
  await openSignedIn(page, control, 'first_login', '/faq');
  await expect(changeForm(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/faq');
  await submitPasswordChange(other, {});
  await expect(changeForm(other)).toHaveCount(0);
  const channel = await memberChannel(page, control, 2);
  await control.publish({ channel, event: '.all_transfer_back', data: {} });
  await expect(changeForm(page)).toHaveCount(0);
});
