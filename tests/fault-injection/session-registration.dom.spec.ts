import type { Path } from '#contract/endpoints.ts';
import type { ScriptedResponse } from '#sandbox/server/control-protocol.ts';
import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import { captchaField, expectNoSession, registerSettings } from '#tests/support/registration.ts';
import {
  dialog,
  expectSignedIn,
  expectSignedOut,
  field,
  fillRegistration,
  openRegistration,
  registerButton,
  submitRegistration,
  toast,
  waitUntilHeld,
} from '#tests/support/steps.ts';

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
      await expect(registerButton(page)).toBeVisible();
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
    await registerButton(page).click();
    await expect(field(page, 'Account name')).toBeFocused();
    await expect(field(page, 'Account name')).toHaveAccessibleDescription('Enter your account name.');
    await expect(field(page, 'E-mail address')).toHaveAccessibleDescription('Enter your e-mail address.');
    await expect(captchaField(page)).toHaveAccessibleDescription('Enter the code shown in the image.');
    const sent = (await control.requests({ since: n })).filter(({ path }) => path.startsWith('/register'));
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
