import type { Page } from '@playwright/test';
import { codes } from '#contract/codes.ts';
import type { Path } from '#contract/endpoints.ts';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import type { ScriptedResponse } from '#sandbox/server/control-protocol.ts';
import { test } from '#tests/support/dom/fixtures.ts';
import { genericErrorText, hostile, offline } from '#tests/support/error-texts.ts';
import { expect } from '#tests/support/expect.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import {
  changeForm,
  dialog,
  expectSignedOut,
  field,
  newPassword,
  openPasswordChange,
  openRecovery,
  openRecoveryForm,
  recoveringMember,
  requestCode,
  roundTrip,
  submitNewPassword,
  submitPasswordChange,
  toast,
  waitUntilHeld,
} from '#tests/support/steps.ts';

const send = '/forgot_password/send';
const reset = '/forgot_password/reset';
const edit = '/member/profile/edit_password';

const resend = '/forgot_password/resend';

const begun: ScriptedResponse = { kind: 'code', code: 100, data: { token: 't' } };
const title = (page: Page, name: string) => dialog(page).getByRole('heading', { name });
/** A toast over the dialog has a Close button too. */
const close = (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).first().click();
const calls = async (control: ControlClient, path: Path, since: number) =>
  (await control.requests({ since })).filter((request) => request.path === path).length;

async function enterCode(page: Page, control: ControlClient) {
  await control.script({ path: send, response: begun });
  await openRecoveryForm(page);
  await requestCode(page, recoveringMember);
  await expect(title(page, 'Choose a new password')).toBeVisible();
}

async function change(page: Page, control: ControlClient) {
  await openSignedIn(page, control, 'second_seat', '/faq');
  await openPasswordChange(page);
  await expect(changeForm(page)).toBeVisible();
}

test('recovery form shows the error in its place when the send call returns a known code', async ({
  page,
  control,
}) => {
  await openRecoveryForm(page);
  for (const [code, display] of Object.entries(codes[send])) {
    await control.script({ path: send, response: { kind: 'code', code, message: `operator ${code}` } });
    const isOfPhone = 'field' in display && display.field === 'phone';
    await requestCode(
      page,
      isOfPhone ? { account: recoveringMember.account, phone: '5550188' } : recoveringMember,
    );
    if ('field' in display) {
      const at = dialog(page).locator(`[name=${display.field}]`);
      await expect(at, code).toHaveAttribute('aria-invalid', 'true');
      await expect(at, code).toBeFocused();
    } else await expect(dialog(page).getByRole('alert'), code).not.toContainText(`operator ${code}`);
    await expect(field(page, 'Code in the image'), code).toHaveValue('');
    await expect(field(page, 'Account name'), code).toHaveValue(recoveringMember.account);
  }
});

test('recovery form shows the error in its place when the reset call returns a known code', async ({
  page,
  control,
}) => {
  await enterCode(page, control);
  for (const [code, display] of Object.entries(codes[reset])) {
    await control.script({ path: reset, response: { kind: 'code', code, message: `operator ${code}` } });
    await submitNewPassword(page, { code: '123456' });
    if ('field' in display) {
      const at = dialog(page).locator(`[name=${display.field}]`);
      await expect(at, code).toHaveAttribute('aria-invalid', 'true');
      await expect(at, code).toBeFocused();
      await expect(field(page, 'New password'), code).toHaveValue(newPassword);
      continue;
    }
    // The recovery has ended: a new code is required.
    await expect(title(page, 'Forgot your password?'), code).toBeVisible();
    await expect(dialog(page).getByRole('alert'), code).toBeVisible();
    await control.script({ path: send, response: begun });
    await requestCode(page, recoveringMember);
    await expect(title(page, 'Choose a new password'), code).toBeVisible();
    await expect(dialog(page).getByRole('alert'), code).toHaveCount(0);
  }
});

const refusals: [string, ScriptedResponse, string][] = [
  ['an unknown code with a message', { kind: 'code', code: 4_711, message: hostile }, hostile],
  ['an unknown code without a message', { kind: 'code', code: 4_711 }, genericErrorText],
  ['truncated JSON', { kind: 'text', text: '{"code":100,"data":{' }, genericErrorText],
  ['a dropped connection', { kind: 'drop' }, offline],
  ['the other envelope', { kind: 'code', code: 4_711, message: 'No', otherEnvelope: true }, 'No'],
];
test('recovery request works on retry when its responses were bad', async ({ page, control }) => {
  await openRecoveryForm(page);
  for (const [what, response, words] of [
    ...refusals,
    ['a success without a token', { kind: 'code', code: 100, data: {} }, genericErrorText],
    [
      '102 with a malformed token',
      { kind: 'code', code: 102, data: { token: {} } },
      'A message was already sent. You can request another one in five minutes.',
    ],
  ] satisfies typeof refusals)
    await test.step(what, async () => {
      await control.script({ path: send, response });
      await requestCode(page, recoveringMember);
      await expect(dialog(page).getByRole('alert')).toHaveText(words);
      await expect(field(page, 'Code in the image')).toHaveValue('');
      await expect(field(page, 'Account name')).toHaveValue(recoveringMember.account);
      await expect(field(page, 'E-mail address')).toHaveValue(recoveringMember.email);
    });
  expect(await page.title()).not.toBe('owned');
  await control.script({ path: send, response: begun });
  await requestCode(page, recoveringMember);
  await expect(title(page, 'Choose a new password')).toBeVisible();
});

test('recovery form keeps its values when reset responses are bad', async ({ page, control }) => {
  await enterCode(page, control);
  for (const [what, response, words] of [
    ...refusals,
    ['a success without an account', { kind: 'code', code: 100, data: {} }, genericErrorText],
  ] satisfies typeof refusals)
    await test.step(what, async () => {
      await control.script({ path: reset, response });
      await submitNewPassword(page, { code: '123456' });
      await expect(dialog(page).getByRole('alert')).toHaveText(words);
      await expect(field(page, 'Code from the message')).toHaveValue('123456');
      await expect(field(page, 'New password')).toHaveValue(newPassword);
    });
  expect(await page.title()).not.toBe('owned');
});

test('change form keeps its values when responses are bad', async ({ page, control }) => {
  await change(page, control);
  const submit = changeForm(page).getByRole('button', { name: 'Change password' });
  for (const [what, response, words] of refusals.filter(([, { kind }]) => kind !== 'drop'))
    await test.step(what, async () => {
      await control.script({ path: edit, response });
      await submitPasswordChange(page, {});
      await expect(dialog(page).getByRole('alert')).toHaveText(words);
      await expect(changeForm(page).getByLabel('New password', { exact: true })).toHaveValue(newPassword);
    });
  expect(await page.title()).not.toBe('owned');
  await submit.click();
  await expect(toast(page, /^Your password has been changed\./)).toBeVisible();
  // The server may have changed the password when its response is lost.
  await test.step('a dropped connection', async () => {
    await control.script({ path: edit, response: { kind: 'drop' } });
    await openPasswordChange(page);
    await submitPasswordChange(page, { old: newPassword, password: 'noon9753' });
    await expect(dialog(page).getByRole('alert')).toHaveText(offline);
    await expect(changeForm(page).getByLabel('New password', { exact: true })).toHaveValue('noon9753');
  });
});

test('password change signs out when the session is invalid', async ({ page, control }) => {
  await change(page, control);
  await control.script({ path: edit, response: { kind: 'status', status: 401 } });
  await submitPasswordChange(page, {});
  await expectSignedOut(page);
  await expect(toast(page, 'Your session has ended. Sign in again.')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('password forms send one request when submitted twice', async ({ page, control }) => {
  const { n } = await control.requestCursor();
  await control.script({ path: send, response: begun, hold: true, times: 9 });
  await openRecoveryForm(page);
  await requestCode(page, recoveringMember);
  await waitUntilHeld(control, send);
  await dialog(page).getByRole('button', { name: 'Sending' }).click({ force: true });
  await field(page, 'Account name').press('Enter');
  await roundTrip(page);
  expect((await control.held()).filter(({ path }) => path === send)).toHaveLength(1);
  await control.clear();
  const { id } = await control.script({ path: edit, response: { kind: 'real' }, hold: true, times: 9 });
  await change(page, control);
  await submitPasswordChange(page, {});
  await waitUntilHeld(control, edit);
  await changeForm(page).getByRole('button', { name: 'Changing' }).click({ force: true });
  await changeForm(page).getByLabel('Confirm new password').press('Enter');
  await roundTrip(page);
  expect((await control.held()).filter(({ path }) => path === edit)).toHaveLength(1);
  await control.release({ id });
  await expect(toast(page, /^Your password has been changed\./)).toHaveCount(1);
  expect(await calls(control, edit, n)).toBe(1);
});

test('recovery ignores the response when its dialog was closed', async ({ page, control }) => {
  await control.script({ path: send, response: begun, hold: true });
  await openRecoveryForm(page);
  await requestCode(page, recoveringMember);
  await waitUntilHeld(control, send);
  await close(page);
  await expect(title(page, 'Welcome back')).toBeVisible();
  await control.clear();
  await roundTrip(page);
  await openRecovery(page);
  await expect(field(page, 'Account name')).toHaveValue('');

  await page.reload();
  await enterCode(page, control);
  const response = { kind: 'code', code: 100, data: { member_account: recoveringMember.account } } as const;
  await control.script({ path: reset, response, hold: true });
  await submitNewPassword(page, { code: '123456' });
  await waitUntilHeld(control, reset);
  await close(page);
  await expect(title(page, 'Welcome back')).toBeVisible();
  await control.clear();
  await roundTrip(page);
  await expect(field(page, 'Account name')).toHaveValue('');
  await expect(toast(page, 'Your new password is set.')).toHaveCount(0);
});

test('change form opens empty when the response came after closing', async ({ page, control }) => {
  await control.script({ path: edit, response: { kind: 'code', code: 101, message: 'No' }, hold: true });
  await change(page, control);
  await submitPasswordChange(page, {});
  await waitUntilHeld(control, edit);
  await close(page);
  await control.clear();
  await roundTrip(page);
  await openPasswordChange(page);
  await expect(changeForm(page).getByLabel('Current password', { exact: true })).toHaveValue('');
  await expect(changeForm(page).locator('[aria-invalid=true]')).toHaveCount(0);
});

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
