import type { Page } from '@playwright/test';
import { codes } from '#contract/codes.ts';
import type { Path } from '#contract/endpoints.ts';
import { registerFields } from '#contract/register-form.ts';
import { PASSWORD } from '#sandbox/members.ts';
import type { ScriptedResponse } from '#sandbox/server/control-protocol.ts';
import { test } from '#tests/support/dom/fixtures.ts';
import { genericErrorText, hostile } from '#tests/support/error-texts.ts';
import { expect } from '#tests/support/expect.ts';
import { captchaField, expectNoSession, registerSettings } from '#tests/support/registration.ts';
import {
  backToAccount,
  continueButton,
  continueToPerson,
  dialog,
  expectSignedIn,
  expectSignedOut,
  field,
  fillAccount,
  fillRegistration,
  openRegistration,
  registerButton,
  submitRegistration,
  toast,
  waitUntilHeld,
} from '#tests/support/steps.ts';

const named = (page: Page, name: string) => dialog(page).locator(`[name=${name}]`);

/** A form with every known field, all of them optional. */
const everything: ScriptedResponse = {
  kind: 'code',
  code: 100,
  data: {
    list: registerFields.map((name) => ({ name, currency: 'USD', is_display: 1, is_verification: 1 })),
  },
};

test('register form opens on retry when its calls failed', async ({ page, control }) => {
  // Without the check of the agent domain the currency would be a guess.
  for (const [path, response] of [
    [registerSettings, { kind: 'status', status: 502 }],
    ['/arks/web/check-agent-domain', { kind: 'status', status: 502 }],
    [registerSettings, { kind: 'code', code: 100, data: { list: 'all of them' } }],
  ] as [Path, ScriptedResponse][])
    await test.step(`${path} ${response.kind}`, async () => {
      await control.script({ path, response });
      await page.goto('/faq');
      await page.getByRole('banner').getByRole('button', { name: 'Join' }).click();
      await expect(dialog(page).getByRole('alert')).toContainText('The form could not be loaded');
      await dialog(page).getByRole('button', { name: 'Try again' }).click();
      await expect(continueButton(page)).toBeVisible();
    });
  await test.step('availability check', async () => {
    const response: ScriptedResponse = { kind: 'status', status: 502 };
    await control.script({ path: '/register/verification', response, times: 9 });
    await fillRegistration(page);
    await submitRegistration(page);
  });
});

test('register form marks missing fields, and Escape closes its toast before the form', async ({
  page,
  control,
}) => {
  await page.goto('/faq');
  await openRegistration(page);
  await test.step('missing fields', async () => {
    const { n } = await control.requestCursor();
    await continueButton(page).click();
    await expect(field(page, 'Account name')).toBeFocused();
    await expect(field(page, 'Account name')).toHaveAccessibleDescription('Enter your account name.');
    await fillAccount(page);
    await continueToPerson(page);
    await registerButton(page).click();
    await expect(field(page, 'E-mail address')).toBeFocused();
    await expect(field(page, 'E-mail address')).toHaveAccessibleDescription('Enter your e-mail address.');
    await expect(captchaField(page)).toHaveAccessibleDescription('Enter the code shown in the image.');
    const sent = (await control.requests({ since: n })).filter(({ path }) => path === '/register');
    expect(sent).toEqual([]);
  });
  await test.step('Escape', async () => {
    await control.script({ path: '/register', response: { kind: 'code', code: 996 } });
    await fillRegistration(page);
    await registerButton(page).click();
    const toastText = toast(page, 'Too many registrations. Try again later.');
    await expect(toastText).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(toastText).toHaveCount(0);
    await expect(field(page, 'Account name')).toHaveValue('brandnew_1');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });
});

test('register form sends one request when submitted twice', async ({ page, control }) => {
  await page.goto('/faq');
  await openRegistration(page);
  await fillRegistration(page);
  const { n } = await control.requestCursor();
  const { id } = await control.script({ path: '/register', response: { kind: 'real' }, hold: true });
  await captchaField(page).press('Enter');
  await waitUntilHeld(control, '/register');
  await captchaField(page).press('Enter');
  await dialog(page).getByRole('button', { name: 'Opening your account' }).click({ force: true });
  await control.release({ id });
  await expectSignedIn(page);
  const sent = (await control.requests({ since: n })).filter(({ path }) => path === '/register');
  expect(sent).toHaveLength(1);
});

test('visitor stays signed out when the register response arrives after closing', async ({
  page,
  control,
}) => {
  await page.goto('/faq');
  await openRegistration(page);
  await fillRegistration(page);
  const { id } = await control.script({ path: '/register', response: { kind: 'real' }, hold: true });
  await registerButton(page).click();
  await waitUntilHeld(control, '/register');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await control.release({ id });
  await expect.poll(async () => (await control.held()).length).toBe(0);
  await openRegistration(page);
  await expectNoSession(page);
  await expectSignedOut(page);
  await expect(field(page, 'Account name')).toHaveValue('');
});

test('field shows the error when the phone code call returns an error', async ({ page, control }) => {
  await page.goto('/faq');
  await openRegistration(page);
  await field(page, 'Account currency').selectOption('VND');
  await fillAccount(page);
  await continueToPerson(page);
  await field(page, 'Phone number').fill('0912345673');
  // The last one starts the countdown.
  for (const [code, label, words] of [
    ['099', 'Phone number', 'This number could not be verified.'],
    [103, 'Code from the message', /^Messages cannot be sent right now/],
    [104, 'Code from the message', 'Contact customer service.'],
    [201, 'Phone number', 'Enter a phone number first.'],
    [4_711, 'Code from the message', 'Come back on Tuesday'],
    [102, 'Code from the message', /^A message was already sent/],
  ] as const)
    await test.step(String(code), async () => {
      const message = 'Come back on Tuesday';
      await control.script({ path: '/register/sms', response: { kind: 'code', code, message } });
      await dialog(page).getByRole('button', { name: 'Send code' }).click();
      await expect(field(page, label)).toHaveAccessibleDescription(words);
      await expect(dialog(page).getByRole('button', { name: /^Resend in/ })).toHaveCount(
        code === 102 ? 1 : 0,
      );
    });
});

test('availability response is ignored when the value has changed since', async ({ page, control }) => {
  const path = '/register/verification';
  await page.goto('/faq');
  await openRegistration(page);
  const { id } = await control.script({ path, response: { kind: 'real' }, hold: true });
  await field(page, 'Account name').fill('linhmai_88');
  await field(page, 'Password').focus();
  await waitUntilHeld(control, path);
  await expect(field(page, 'Account name')).toHaveAttribute('aria-busy', 'true');
  await field(page, 'Account name').fill('second_seat');
  await expect(field(page, 'Account name')).not.toHaveAttribute('aria-busy');
  await control.release({ id });
  await field(page, 'Account name').fill('brandnew_1');
  const response = page.waitForResponse((response) => response.url().endsWith(path));
  await field(page, 'Password').focus();
  await response;
  await expect(field(page, 'Account name')).toHaveAccessibleDescription(/^Use 6 to 12 lowercase letters/);
  await expect(field(page, 'Account name')).not.toHaveAttribute('aria-invalid');
});

test('register form shows one error in its place when the call returns a known code', async ({
  page,
  control,
}) => {
  await control.script({ path: registerSettings, response: everything });
  await page.goto('/faq');
  await openRegistration(page);
  await fillRegistration(page, { 'Confirm password': PASSWORD });
  const toastText = page.getByRole('region', { name: 'Notifications' }).getByRole('paragraph');
  for (const [code, { as, text, ...display }] of Object.entries(codes['/register'])) {
    const message = `operator ${code}`;
    await control.script({ path: '/register', response: { kind: 'code', code, message } });
    if (await continueButton(page).isVisible()) await continueToPerson(page);
    await captchaField(page).fill('7k4n');
    await registerButton(page).click();
    if (as === 'toast') {
      await expect(toastText, code).toHaveCount(1);
      await expect(toastText, code).not.toContainText(message);
      await page
        .getByRole('region', { name: 'Notifications' })
        .getByRole('button', { name: 'Close' })
        .click();
      await expect(toastText, code).toHaveCount(0);
    } else {
      const at = named(page, 'field' in display ? display.field : '');
      await expect(at, code).toHaveAttribute('aria-invalid', 'true');
      await expect(at, code).toBeFocused();
      if (text === 'server') await expect(at, code).toHaveAccessibleDescription(message);
      await expect(dialog(page).locator('[aria-invalid=true]'), code).toHaveCount(1);
    }
    await expect(captchaField(page), code).toHaveValue('');
  }
  if (await continueButton(page).isVisible()) await continueToPerson(page);
  await captchaField(page).fill('7k4n');
  await submitRegistration(page);
  // The request lists the error codes of earlier attempts for customer service.
  const sent = (await control.requests()).filter((request) => request.path === '/register');
  const { errorTrack = '' } = (sent.at(-1)?.body ?? {}) as { errorTrack?: string };
  expect(errorTrack.split(',')).toEqual(Object.keys(codes['/register']));
});

const refusals: [string, ScriptedResponse, string][] = [
  ['an unknown code with a message', { kind: 'code', code: 4_711, message: hostile }, hostile],
  ['an unknown code without a message', { kind: 'code', code: 4_711 }, genericErrorText],
  ['truncated JSON', { kind: 'text', text: '{"code":100,"data":{' }, genericErrorText],
  ['a success without a member', { kind: 'code', code: 100, data: { id: 7 } }, genericErrorText],
  ['the other envelope', { kind: 'code', code: 997, otherEnvelope: true }, 'You cannot open another account'],
  ['a dropped connection', { kind: 'drop' }, 'No connection. Try again when you are online.'],
];
test('registration works on retry when its responses were bad', async ({ page, control }) => {
  await page.goto('/faq');
  await openRegistration(page);
  await fillRegistration(page);
  for (const [what, response, words] of refusals)
    await test.step(what, async () => {
      await control.script({ path: '/register', response });
      await captchaField(page).fill('7k4n');
      await registerButton(page).click();
      const message = toast(page, words).first();
      await expect(message).toBeVisible();
      await expect(field(page, 'Account name')).toHaveValue('brandnew_1');
      await expectNoSession(page);
      await page.keyboard.press('Escape');
      await expect(message).toHaveCount(0);
    });
  // The server has opened the account whose response was lost.
  await backToAccount(page);
  await field(page, 'Account name').fill('brandnew_2');
  await continueToPerson(page);
  await field(page, 'E-mail address').fill('brand2@example.com');
  await captchaField(page).fill('7k4n');
  await submitRegistration(page);
});
