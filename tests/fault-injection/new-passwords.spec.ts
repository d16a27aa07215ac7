import type { Page } from '@playwright/test';
import { codes } from '#contract/codes.ts';
import type { Path } from '#contract/endpoints.ts';
import type { ControlClient } from '#sandbox/control-client.ts';
import type { ScriptedAnswer } from '#sandbox/control-protocol.ts';
import { expect, isPhone, test } from '../support/fixtures.ts';
import {
  askForCode,
  changeForm,
  dialog,
  expectSignedIn,
  expectSignedOut,
  field,
  isHeld,
  newPassword,
  openPasswordChange,
  openRecovery,
  openSignIn,
  sendCredentials,
  sendNewPassword,
  sendPasswordChange,
  sentCode,
  signIn,
  toast,
} from '../support/steps.ts';

const apology = 'This did not work. Try again, or ask customer service.';
const offline = 'There is no connection. Try again when you are online.';
const hostile = '<img src=x onerror="document.title=`owned`"><script>document.title="owned"</script>';
const linh = { account: 'linhmai_88', email: 'linh@example.com' };
const [send, resend, reset] = [
  '/forgot_password/send',
  '/forgot_password/resend',
  '/forgot_password/reset',
] as const;
const edit = '/member/profile/edit_password';

const begun: ScriptedAnswer = { kind: 'code', code: 100, data: { token: 't' } };
const title = (page: Page, name: string) => dialog(page).getByRole('heading', { name });
/** A notice over it can be closed as well. */
const close = (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).first().click();
const calls = async (control: ControlClient, path: Path, since: number) =>
  (await control.requests({ since })).filter((request) => request.path === path).length;
/** A call of the page's own, there and back: what came before it has been taken. */
const takeBreath = (page: Page) => page.evaluate(async () => (await fetch('/site.json')).text());

async function forget(page: Page) {
  await page.goto('/');
  await openSignIn(page);
  await openRecovery(page);
}
async function enterCode(page: Page, control: ControlClient) {
  await control.script({ path: send, answer: begun });
  await forget(page);
  await askForCode(page, linh);
  await expect(title(page, 'Choose a new password')).toBeVisible();
}
async function change(page: Page) {
  await page.goto('/');
  await signIn(page, 'second_seat');
  await openPasswordChange(page);
  await expect(changeForm(page)).toBeVisible();
}

test('every code of asking is told where it belongs', async ({ page, control }) => {
  await forget(page);
  for (const [code, meaning] of Object.entries(codes[send])) {
    await control.script({ path: send, answer: { kind: 'code', code, message: `operator ${code}` } });
    const isOfPhone = 'field' in meaning && meaning.field === 'phone';
    await askForCode(page, isOfPhone ? { account: linh.account, phone: '5550188' } : linh);
    if ('field' in meaning) {
      const at = dialog(page).locator(`[name=${meaning.field}]`);
      await expect(at, code).toHaveAttribute('aria-invalid', 'true');
      await expect(at, code).toBeFocused();
    } else await expect(dialog(page).getByRole('alert'), code).not.toContainText(`operator ${code}`);
    await expect(field(page, 'Code in the picture'), code).toHaveValue('');
    await expect(field(page, 'Account name'), code).toHaveValue(linh.account);
  }
});

test('every code of setting is told where it belongs', async ({ page, control }) => {
  await enterCode(page, control);
  for (const [code, meaning] of Object.entries(codes[reset])) {
    await control.script({ path: reset, answer: { kind: 'code', code, message: `operator ${code}` } });
    await sendNewPassword(page, { code: '123456' });
    if ('field' in meaning) {
      const at = dialog(page).locator(`[name=${meaning.field}]`);
      await expect(at, code).toHaveAttribute('aria-invalid', 'true');
      await expect(at, code).toBeFocused();
      await expect(field(page, 'New password'), code).toHaveValue(newPassword);
      continue;
    }
    // Over: another code must be asked for.
    await expect(title(page, 'Forgot your password?'), code).toBeVisible();
    await expect(dialog(page).getByRole('alert'), code).toBeVisible();
    await control.script({ path: send, answer: begun });
    await askForCode(page, linh);
    await expect(title(page, 'Choose a new password'), code).toBeVisible();
    await expect(dialog(page).getByRole('alert'), code).toHaveCount(0);
  }
});

for (const [code, words, waits] of [
  [101, 'This request is over. Ask for a new code.', false],
  [102, /^A message was sent already/, true],
  [103, /^Messages cannot be sent at present/, false],
  [104, 'Please ask customer service.', false],
  [4_711, 'Come back on Tuesday', false],
] as const) {
  test(`another code that is refused with ${code} is told at the field`, async ({ page, control }) => {
    await page.clock.install();
    await enterCode(page, control);
    await page.clock.runFor(300_000);
    await control.script({
      path: resend,
      answer: { kind: 'code', code, message: 'Come back on Tuesday' },
    });
    await dialog(page).getByRole('button', { name: 'Send a code' }).click();
    await expect(field(page, 'Code in the message')).toHaveAccessibleDescription(words);
    await expect(dialog(page).getByRole('button', { name: /^Again in/ })).toHaveCount(waits ? 1 : 0);
  });
}

const refusals: [string, ScriptedAnswer, string][] = [
  ['an unknown code in the operator’s words', { kind: 'code', code: 4_711, message: hostile }, hostile],
  ['an unknown code without words', { kind: 'code', code: 4_711 }, apology],
  ['half a JSON', { kind: 'text', text: '{"code":100,"data":{' }, apology],
  ['a cut line', { kind: 'drop' }, offline],
  ['the other envelope', { kind: 'code', code: 4_711, message: 'No', otherEnvelope: true }, 'No'],
];
for (const [what, answer, words] of [
  ...refusals,
  ['a success without a token', { kind: 'code', code: 100, data: {} }, apology],
  [
    '102 with what is no token',
    { kind: 'code', code: 102, data: { token: 7 } },
    'A message was sent already. The next one is possible in five minutes.',
  ],
] satisfies typeof refusals) {
  test(`asking for a code: ${what} is told, and the next try works`, async ({ page, control }) => {
    await control.script({ path: send, answer });
    await forget(page);
    await askForCode(page, linh);
    await expect(dialog(page).getByRole('alert')).toHaveText(words);
    await expect(field(page, 'Account name')).toHaveValue(linh.account);
    await expect(field(page, 'E-mail address')).toHaveValue(linh.email);
    expect(await page.title()).not.toBe('owned');
    await control.script({ path: send, answer: begun });
    await askForCode(page, linh);
    await expect(title(page, 'Choose a new password')).toBeVisible();
  });
}
for (const [what, answer, words] of [
  ...refusals,
  ['a success without an account', { kind: 'code', code: 100, data: {} }, apology],
] satisfies typeof refusals) {
  test(`setting a password: ${what} is told, and nothing typed is lost`, async ({ page, control }) => {
    await control.script({ path: reset, answer });
    await enterCode(page, control);
    await sendNewPassword(page, { code: '123456' });
    await expect(dialog(page).getByRole('alert')).toHaveText(words);
    await expect(field(page, 'Code in the message')).toHaveValue('123456');
    await expect(field(page, 'New password')).toHaveValue(newPassword);
    expect(await page.title()).not.toBe('owned');
  });
}
for (const [what, answer, words] of refusals) {
  test(`changing a password: ${what} is told, and the next try works`, async ({ page, control }) => {
    await control.script({ path: edit, answer });
    await change(page);
    await sendPasswordChange(page, {});
    await expect(dialog(page).getByRole('alert')).toHaveText(words);
    await expect(changeForm(page).getByLabel('New password', { exact: true })).toHaveValue(newPassword);
    expect(await page.title()).not.toBe('owned');
    if (answer.kind === 'drop') return;
    await changeForm(page).getByRole('button', { name: 'Change password' }).click();
    await expect(toast(page, /^Your password is changed\./)).toBeVisible();
  });
}

test('an invalid session signs out', async ({ page, control }) => {
  await change(page);
  await control.script({ path: edit, answer: { kind: 'status', status: 401 } });
  await sendPasswordChange(page, {});
  await expectSignedOut(page);
  await expect(toast(page, 'Your session has ended. Sign in again.')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('what is sent twice is asked once', async ({ page, control }) => {
  const { n } = await control.mark();
  await control.script({ path: send, answer: begun, hold: true, times: 9 });
  await forget(page);
  await askForCode(page, linh);
  await isHeld(control, send);
  await dialog(page).getByRole('button', { name: 'Sending' }).click({ force: true });
  await field(page, 'Account name').press('Enter');
  await takeBreath(page);
  expect((await control.held()).filter(({ path }) => path === send)).toHaveLength(1);
  await control.clear();
  const { id } = await control.script({ path: edit, answer: { kind: 'real' }, hold: true, times: 9 });
  await page.reload();
  await signIn(page, 'second_seat');
  await openPasswordChange(page);
  await sendPasswordChange(page, {});
  await isHeld(control, edit);
  await changeForm(page).getByRole('button', { name: 'Changing' }).click({ force: true });
  await changeForm(page).getByLabel('New password once more').press('Enter');
  await takeBreath(page);
  expect((await control.held()).filter(({ path }) => path === edit)).toHaveLength(1);
  await control.release({ id });
  await expect(toast(page, /^Your password is changed\./)).toHaveCount(1);
  expect(await calls(control, edit, n)).toBe(1);
});

test('an answer that comes after closing is not heard', async ({ page, control }) => {
  await control.script({ path: send, answer: begun, hold: true });
  await forget(page);
  await askForCode(page, linh);
  await isHeld(control, send);
  await close(page);
  await expect(title(page, 'Welcome back')).toBeVisible();
  await control.clear();
  await takeBreath(page);
  await openRecovery(page);
  await expect(field(page, 'Account name')).toHaveValue('');

  await page.reload();
  await enterCode(page, control);
  const answer = { kind: 'code', code: 100, data: { member_account: linh.account } } as const;
  await control.script({ path: reset, answer, hold: true });
  await sendNewPassword(page, { code: '123456' });
  await isHeld(control, reset);
  await close(page);
  await expect(title(page, 'Welcome back')).toBeVisible();
  await control.clear();
  await takeBreath(page);
  await expect(field(page, 'Account name')).toHaveValue('');
  await expect(toast(page, 'Your new password is set.')).toHaveCount(0);
});

test('a change that is answered after closing is not told, and the form is empty the next time', async ({
  page,
  control,
}) => {
  await control.script({ path: edit, answer: { kind: 'code', code: 101, message: 'No' }, hold: true });
  await change(page);
  await sendPasswordChange(page, {});
  await isHeld(control, edit);
  await close(page);
  await control.clear();
  await takeBreath(page);
  await openPasswordChange(page);
  await expect(changeForm(page).getByLabel('Present password', { exact: true })).toHaveValue('');
  await expect(changeForm(page).locator('[aria-invalid=true]')).toHaveCount(0);
});

test('whoever signs in in another tab needs no code any more', async ({ page, control, context }) => {
  await enterCode(page, control);
  const other = await context.newPage();
  await other.goto('/');
  await signIn(other, 'second_seat');
  await expectSignedIn(page);
  await expect(dialog(page)).toHaveCount(0);
});

test('going back closes nothing that was typed', async ({ page, control }) => {
  await page.goto('/faq');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await control.script({ path: send, answer: begun });
  await openSignIn(page);
  await openRecovery(page);
  await askForCode(page, linh);
  await field(page, 'New password').fill(newPassword);
  await page.goBack();
  await expect(page).toHaveURL('/faq');
  await expect(field(page, 'New password')).toHaveValue(newPassword);
});

test('where storage is blocked a password is set, and changed', async ({ page, context, control }) => {
  await context.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await forget(page);
  await askForCode(page, linh);
  await sendNewPassword(page, { code: await sentCode(page, control, linh) });
  await expect(toast(page, 'Your new password is set.')).toBeVisible();
  await sendCredentials(page, { account: linh.account, password: newPassword });
  await expectSignedIn(page);
  await openPasswordChange(page);
  await sendPasswordChange(page, { old: newPassword, password: 'noon9753' });
  await expect(toast(page, /^Your password is changed\./)).toBeVisible();
});

test('a first password that was changed in another tab is asked for no more', async ({
  page,
  context,
  control,
}) => {
  await page.goto('/');
  const member = await control.signIn({ account: 'first_login' });
  await page.evaluate((stored) => Object.assign(localStorage, stored), {
    token: member.token,
    member_id: member.member_id,
    member_account: member.member_account,
    currency: member.member_currency,
  });
  await page.reload();
  await expect(changeForm(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await sendPasswordChange(other, {});
  await expect(changeForm(other)).toHaveCount(0);
  const channel = `private-member.${member.member_id}`;
  await expect.poll(async () => (await control.channels())[channel]).toBe(2);
  await control.publish({ channel, event: '.all_transfer_back', data: {} });
  await expect(changeForm(page)).toHaveCount(0);
  if (isPhone(page)) await expect(page.getByRole('main').getByRole('definition').first()).toBeVisible();
});
