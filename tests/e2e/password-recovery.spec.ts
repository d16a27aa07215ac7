import { codeResend } from '#contract/limits.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  askForCode,
  dialog,
  expectSignedIn,
  expectSignedOut,
  field,
  newPassword,
  openRecovery,
  openSignIn,
  sendCredentials,
  sendNewPassword,
  sentCode,
  toast,
} from '../support/steps.ts';

const linh = { account: 'linhmai_88', email: 'linh@example.com' };

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await openSignIn(page);
  await openRecovery(page);
});

test('a code by e-mail, a new password, and in with it', async ({ page, control }) => {
  await control.signIn({ account: linh.account });
  await askForCode(page, linh);
  await expect(dialog(page).getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect(field(page, 'Code in the message')).toBeFocused();
  const code = await sentCode(page, control, linh);
  await sendNewPassword(page, { code });
  await expect(toast(page, 'Your new password is set. Sign in with it.')).toBeVisible();
  await expect(field(page, 'Account name')).toHaveValue(linh.account);
  await expect(field(page, 'Password')).toBeFocused();
  await sendCredentials(page, { account: linh.account, password: newPassword });
  await expectSignedIn(page);
});

test('a code by phone, as people write their numbers', async ({ page, control }) => {
  await askForCode(page, { account: 'thanhdat7', phone: ' ０９１２ 345-678 ' });
  const code = await sentCode(page, control, { account: 'thanhdat7' });
  const pasted = ` ${[...code].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join(' ')} `;
  await sendNewPassword(page, { code: pasted });
  await expect(toast(page, 'Your new password is set.')).toBeVisible();
});

test('nobody learns who is a member', async ({ page, control }) => {
  await askForCode(page, { account: 'nobody_99', email: 'linh@example.com' });
  await expect(dialog(page)).toContainText('If the account and the address belong together');
  const code = await sentCode(page, control, { account: 'nobody_99' });
  await sendNewPassword(page, { code });
  await expect(field(page, 'Code in the message')).toHaveAccessibleDescription('The code does not match.');
});

test('the fifth wrong code ends it, and another is asked for', async ({ page, control }) => {
  await askForCode(page, linh);
  const code = await sentCode(page, control, linh);
  const wrong = code === '000000' ? '111111' : '000000';
  for (let tries = 0; tries < 4; tries += 1) {
    await sendNewPassword(page, { code: wrong });
    await expect(field(page, 'Code in the message')).toHaveAccessibleDescription('The code does not match.');
    await field(page, 'Code in the message').fill('');
  }
  await sendNewPassword(page, { code: wrong });
  await expect(dialog(page).getByRole('alert')).toContainText('Too many wrong codes.');
  await askForCode(page, linh);
  await sendNewPassword(page, { code: await sentCode(page, control, linh) });
  await expect(toast(page, 'Your new password is set.')).toBeVisible();
});

test('closing leads back to signing in; what was begun, and the wait, are still there', async ({
  page,
  control,
}) => {
  await askForCode(page, linh);
  const again = dialog(page).getByRole('button', { name: /^Again in [45]:\d\d$/ });
  await expect(again).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await openSignIn(page);
  await dialog(page).getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(again).toBeVisible();
  await sendNewPassword(page, { code: await sentCode(page, control, linh) });
  await expect(toast(page, 'Your new password is set.')).toBeVisible();
});

test('loaded anew, the page goes on with the code that was sent', async ({ page, control }) => {
  await askForCode(page, linh);
  await expect(dialog(page).getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  const code = await sentCode(page, control, linh);
  await page.reload();
  await openSignIn(page);
  await openRecovery(page);
  await askForCode(page, linh);
  await expect(dialog(page).getByRole('button', { name: /^Again in/ })).toBeVisible();
  expect(await control.recoveryCode(linh)).toEqual({ code });
  await sendNewPassword(page, { code });
  await expect(toast(page, 'Your new password is set.')).toBeVisible();
});

test('the next code after five minutes, whatever the clock of the device says meanwhile', async ({
  page,
  control,
}) => {
  await page.clock.install();
  await page.reload();
  await openSignIn(page);
  await openRecovery(page);
  const { n } = await control.mark();
  const resent = async () =>
    (await control.requests({ since: n })).filter(({ path }) => path === '/forgot_password/resend').length;
  await askForCode(page, linh);
  const wait = dialog(page).getByRole('button', { name: /^Again in/ });
  await expect(wait).toHaveAttribute('aria-disabled', 'true');
  // An hour ahead and a day back: the words stay within the five minutes, and the button rests.
  for (const jump of [3_600_000, -86_400_000]) {
    const now = await page.evaluate(() => Date.now());
    await page.clock.setSystemTime(now + jump);
    await page.clock.runFor(1_000);
    await expect(wait).toHaveText(/^Again in (0:01|5:00)$/);
    await wait.click({ force: true });
  }
  expect(await resent()).toBe(0);
  await control.script({ path: '/forgot_password/resend', answer: { kind: 'code', code: 100 } });
  await page.clock.runFor(codeResend);
  await dialog(page).getByRole('button', { name: 'Send a code' }).click();
  await expect(wait).toBeVisible();
  expect(await resent()).toBe(1);
});

test('another account has no wait of this one', async ({ page, control }) => {
  await askForCode(page, { account: 'linhmai_8', email: 'linh@example.com' });
  await dialog(page).getByRole('button', { name: 'Begin again' }).click();
  await askForCode(page, linh);
  await sendNewPassword(page, { code: await sentCode(page, control, linh) });
  await expect(toast(page, 'Your new password is set.')).toBeVisible();
});

test('what is wrong is said at its field before anything is sent', async ({ page, control }) => {
  const { n } = await control.mark();
  await dialog(page).getByRole('button', { name: 'Send me a code' }).click();
  await expect(field(page, 'Account name')).toHaveAccessibleDescription('Give your account name.');
  await expect(field(page, 'Account name')).toBeFocused();
  await expect(field(page, 'E-mail address')).toHaveAccessibleDescription('This is not an e-mail address.');
  await dialog(page).getByRole('tab', { name: 'By phone' }).click();
  await field(page, 'Phone number').fill('call me');
  await field(page, 'Account name').fill('linhmai_88');
  await field(page, 'Code in the picture').fill('7k4n');
  await dialog(page).getByRole('button', { name: 'Send me a code' }).click();
  await expect(field(page, 'Phone number')).toHaveAccessibleDescription('This is not a phone number.');
  await expect(field(page, 'Phone number')).toBeFocused();
  expect((await control.requests({ since: n })).filter(({ path }) => path.startsWith('/forgot'))).toEqual([]);
  await dialog(page).getByRole('tab', { name: 'By e-mail' }).click();
  await askForCode(page, linh);
  await sendNewPassword(page, { code: '12345', password: 'onlyletters', again: 'other' });
  await expect(field(page, 'Code in the message')).toHaveAccessibleDescription(
    'Give the 6 digits of the message.',
  );
  await expect(field(page, 'New password')).toHaveAccessibleDescription(
    '6 to 12 letters and digits, at least one of each.',
  );
  await expect(field(page, 'New password once more')).toHaveAccessibleDescription(
    'The two passwords differ.',
  );
  await expect(field(page, 'Code in the message')).toBeFocused();
  expect((await control.requests({ since: n })).filter(({ path }) => path.endsWith('/reset'))).toEqual([]);
});

test('password managers know what each field is', async ({ page }) => {
  const says = async (label: string) => await field(page, label).getAttribute('autocomplete');
  expect(await says('Account name')).toBe('username');
  expect(await says('E-mail address')).toBe('email');
  await askForCode(page, linh);
  expect(await says('Code in the message')).toBe('one-time-code');
  expect(await says('New password')).toBe('new-password');
  expect(await says('New password once more')).toBe('new-password');
});

test('with the keyboard alone', { tag: '@desktop' }, async ({ page, control }) => {
  const { keyboard } = page;
  await expect(dialog(page).getByRole('img', { name: /Picture with a code/ })).toBeVisible();
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
  await expect(field(page, 'Code in the message')).toBeFocused();
  await keyboard.type(await sentCode(page, control, { account: 'thanhdat7' }));
  // Past the button that waits, and past the eye of the first password.
  await field(page, 'New password').focus();
  await keyboard.type(newPassword);
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type(newPassword);
  await keyboard.press('Enter');
  await expect(toast(page, 'Your new password is set.')).toBeVisible();
  // The first one is the notice's.
  await keyboard.press('Escape');
  await keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expectSignedOut(page);
});
