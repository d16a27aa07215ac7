import type { Page } from '@playwright/test';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import type { ScriptedResponse } from '#sandbox/server/control-protocol.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { memberChannel, openSignedIn } from '#tests/support/realtime.ts';
import {
  changeForm,
  dialog,
  expectSignedIn,
  field,
  newPassword,
  openPasswordChange,
  openRecovery,
  openSignIn,
  requestCode,
  sentCode,
  submitCredentials,
  submitNewPassword,
  submitPasswordChange,
  toast,
} from '#tests/support/steps.ts';

const linh = { account: 'linhmai_88', email: 'linh@example.com' };
const send = '/forgot_password/send';
const resend = '/forgot_password/resend';

const begun: ScriptedResponse = { kind: 'code', code: 100, data: { token: 't' } };
const title = (page: Page, name: string) => dialog(page).getByRole('heading', { name });

async function openRecoveryForm(page: Page) {
  await page.goto('/faq');
  await openSignIn(page);
  await openRecovery(page);
}
async function enterCode(page: Page, control: ControlClient) {
  await control.script({ path: send, response: begun });
  await openRecoveryForm(page);
  await requestCode(page, linh);
  await expect(title(page, 'Choose a new password')).toBeVisible();
}

test('code field shows the error when the resend call returns an error', async ({ page, control }) => {
  await page.clock.install();
  await enterCode(page, control);
  for (const [code, words, waits] of [
    [101, 'This request has expired. Request a new code.', false],
    [103, /^Messages cannot be sent right now/, false],
    [104, 'Contact customer service.', false],
    [4_711, 'Come back on Tuesday', false],
    [102, /^A message was already sent/, true],
  ] as const)
    await test.step(String(code), async () => {
      await page.clock.runFor(300_000);
      await control.script({
        path: resend,
        response: { kind: 'code', code, message: 'Come back on Tuesday' },
      });
      await dialog(page).getByRole('button', { name: 'Send code' }).click();
      await expect(field(page, 'Code from the message')).toHaveAccessibleDescription(words);
      await expect(dialog(page).getByRole('button', { name: /^Resend in/ })).toHaveCount(waits ? 1 : 0);
    });
});

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
  await requestCode(page, linh);
  await submitNewPassword(page, { code: await sentCode(page, control, linh) });
  await expect(toast(page, 'Your new password is set.')).toBeVisible();
  await submitCredentials(page, { account: linh.account, password: newPassword });
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
