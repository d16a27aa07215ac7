import { codeResend } from '#contract/times.ts';
import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import {
  dialog,
  expectSignedIn,
  field,
  newPassword,
  openRecovery,
  openSignIn,
  requestCode,
  sentCode,
  submitCredentials,
  submitNewPassword,
  toast,
} from '#tests/support/steps.ts';

const member = { account: 'linhmai_88', email: 'linh@example.com' };

test.beforeEach(async ({ page }) => {
  await page.goto('/faq');
  await openSignIn(page);
  await openRecovery(page);
});

test('recovery by e-mail sets a new password', { tag: '@layouts' }, async ({ page, control }) => {
  const autocompleteOf = async (label: string) => await field(page, label).getAttribute('autocomplete');
  await control.signIn({ account: member.account });
  expect(await autocompleteOf('Account name')).toBe('username');
  expect(await autocompleteOf('E-mail address')).toBe('email');
  await requestCode(page, member);
  await expect(dialog(page).getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  expect(await autocompleteOf('Code from the message')).toBe('one-time-code');
  expect(await autocompleteOf('New password')).toBe('new-password');
  expect(await autocompleteOf('Confirm new password')).toBe('new-password');
  await expect(field(page, 'Code from the message')).toBeFocused();
  const code = await sentCode(page, control, member);
  await submitNewPassword(page, { code });
  await expect(toast(page, 'Your new password is set. Use it to sign in.')).toBeVisible();
  await expect(field(page, 'Account name')).toHaveValue(member.account);
  await expect(field(page, 'Password')).toBeFocused();
  await submitCredentials(page, { account: member.account, password: newPassword });
  await expectSignedIn(page);
});

test('recovery by phone accepts full-width digits and separators', async ({ page, control }) => {
  await requestCode(page, { account: 'thanhdat7', phone: ' ０９１２ 345-678 ' });
  const code = await sentCode(page, control, { account: 'thanhdat7' });
  const pasted = ` ${[...code].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join(' ')} `;
  await submitNewPassword(page, { code: pasted });
  await expect(toast(page, 'Your new password is set.')).toBeVisible();
});

test('recovery responds alike when the account is unknown', async ({ page, control }) => {
  await requestCode(page, { account: 'nobody_99', email: 'linh@example.com' });
  await expect(dialog(page)).toContainText('If the account and contact details match');
  const code = await sentCode(page, control, { account: 'nobody_99' });
  await submitNewPassword(page, { code });
  await expect(field(page, 'Code from the message')).toHaveAccessibleDescription('The code does not match.');
  await test.step('the resend countdown does not apply to another account', async () => {
    await dialog(page).getByRole('button', { name: 'Start again' }).click();
    await requestCode(page, member);
    await submitNewPassword(page, { code: await sentCode(page, control, member) });
    await expect(toast(page, 'Your new password is set.')).toBeVisible();
  });
});

test('recovery requires another code after five wrong codes', async ({ page, control }) => {
  await requestCode(page, member);
  const code = await sentCode(page, control, member);
  const wrong = code === '000000' ? '111111' : '000000';
  for (let tries = 0; tries < 4; tries += 1) {
    await submitNewPassword(page, { code: wrong });
    await expect(field(page, 'Code from the message')).toHaveAccessibleDescription(
      'The code does not match.',
    );
    await field(page, 'Code from the message').fill('');
  }
  await submitNewPassword(page, { code: wrong });
  await expect(dialog(page).getByRole('alert')).toContainText('Too many incorrect codes.');
  await requestCode(page, member);
  await submitNewPassword(page, { code: await sentCode(page, control, member) });
  await expect(toast(page, 'Your new password is set.')).toBeVisible();
});

test('recovery keeps its code when the dialog is reopened and after a page reload', async ({
  page,
  control,
}) => {
  await requestCode(page, member);
  const countdownButton = dialog(page).getByRole('button', { name: /^Resend in [45]:\d\d$/ });
  await expect(countdownButton).toBeVisible();
  const code = await sentCode(page, control, member);
  await test.step('reopened', async () => {
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page).getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await openSignIn(page);
    await dialog(page).getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(countdownButton).toBeVisible();
  });
  await test.step('reloaded', async () => {
    await page.reload();
    await openSignIn(page);
    await openRecovery(page);
    await requestCode(page, member);
    await expect(countdownButton).toBeVisible();
    expect(await control.recoveryCode(member)).toEqual({ code });
  });
  await submitNewPassword(page, { code });
  await expect(toast(page, 'Your new password is set.')).toBeVisible();
});

test('resend countdown lasts five minutes when the device clock changes', async ({ page, control }) => {
  await page.clock.install();
  await page.reload();
  await openSignIn(page);
  await openRecovery(page);
  const { n } = await control.requestCursor();
  const resent = async () =>
    (await control.requests({ since: n })).filter(({ path }) => path === '/forgot_password/resend').length;
  await requestCode(page, member);
  const countdownButton = dialog(page).getByRole('button', { name: /^Resend in/ });
  await expect(countdownButton).toHaveAttribute('aria-disabled', 'true');
  // One hour ahead, then one day back: the countdown stays within five minutes and the button stays disabled.
  for (const jump of [3_600_000, -86_400_000]) {
    const now = await page.evaluate(() => Date.now());
    await page.clock.setSystemTime(now + jump);
    await page.clock.runFor(1_000);
    await expect(countdownButton).toHaveText(/^Resend in (0:01|5:00)$/);
    await countdownButton.click({ force: true });
  }
  expect(await resent()).toBe(0);
  await control.script({ path: '/forgot_password/resend', response: { kind: 'code', code: 100 } });
  await page.clock.runFor(codeResend);
  await dialog(page).getByRole('button', { name: 'Send code' }).click();
  await expect(countdownButton).toBeVisible();
  expect(await resent()).toBe(1);
});

test('recovery form shows field errors before it sends a request', async ({ page, control }) => {
  const { n } = await control.requestCursor();
  await dialog(page).getByRole('button', { name: 'Send code' }).click();
  await expect(field(page, 'Account name')).toHaveAccessibleDescription('Enter your account name.');
  await expect(field(page, 'Account name')).toBeFocused();
  await expect(field(page, 'E-mail address')).toHaveAccessibleDescription('Enter a valid e-mail address.');
  await dialog(page).getByRole('tab', { name: 'By phone' }).click();
  await field(page, 'Phone number').fill('call me');
  await field(page, 'Account name').fill('linhmai_88');
  await field(page, 'Code in the image').fill('7k4n');
  await dialog(page).getByRole('button', { name: 'Send code' }).click();
  await expect(field(page, 'Phone number')).toHaveAccessibleDescription('Enter a valid phone number.');
  await expect(field(page, 'Phone number')).toBeFocused();
  expect((await control.requests({ since: n })).filter(({ path }) => path.startsWith('/forgot'))).toEqual([]);
  await dialog(page).getByRole('tab', { name: 'By e-mail' }).click();
  await requestCode(page, member);
  await submitNewPassword(page, { code: '12345', password: 'onlyletters', again: 'other' });
  await expect(field(page, 'Code from the message')).toHaveAccessibleDescription(
    'Enter the 6 digits from the message.',
  );
  await expect(field(page, 'New password')).toHaveAccessibleDescription(
    'Use 6 to 12 letters and digits, with at least one of each.',
  );
  await expect(field(page, 'Confirm new password')).toHaveAccessibleDescription(
    'The passwords do not match.',
  );
  await expect(field(page, 'Code from the message')).toBeFocused();
  expect((await control.requests({ since: n })).filter(({ path }) => path.endsWith('/reset'))).toEqual([]);
});
