import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import {
  dialog,
  expectSignedIn,
  openSignIn,
  signOut,
  submitCredentials,
  submitProof,
  submitResetPassword,
  toast,
} from '#tests/support/steps.ts';

/** Transfer verification (login code 802) and the new-device notice (login code 107). */

const account = 'moved_802';
const newPassword = 'dawn1357';

test.beforeEach(async ({ page }) => {
  await page.goto('/faq');
  await openSignIn(page);
});

test('transferred member signs in with a new password when verified by e-mail', async ({ page }) => {
  await submitCredentials(page, { account });
  await submitProof(page, { by: 'E-mail', contact: 'Moved@example.com ', answer: '7K4N' });
  await expect(dialog(page)).toContainText('moved_802 is confirmed.');
  await expect(dialog(page).getByLabel('New password', { exact: true })).toBeVisible();
  // For password managers.
  const autocomplete = await dialog(page)
    .locator('input')
    .evaluateAll((inputs: HTMLInputElement[]) =>
      inputs.map(({ autocomplete, type, value }) => `${autocomplete} ${type} ${value}`),
    );
  expect(autocomplete).toEqual([
    `username text ${account}`,
    'new-password password ',
    'new-password password ',
  ]);
  await submitResetPassword(page, newPassword);
  await expect(toast(page, 'Your new password is set. Use it to sign in.')).toBeVisible();
  await expect(dialog(page).getByLabel('Account name')).toHaveValue(account);
  await expect(dialog(page).getByLabel('Password', { exact: true })).toBeFocused();
  await submitCredentials(page, { account, password: newPassword });
  await expectSignedIn(page);
  await signOut(page);
  await openSignIn(page);
  await submitCredentials(page, { account, password: newPassword });
  await expectSignedIn(page);
});

test('transferred member is verified by phone', async ({ page }) => {
  await submitCredentials(page, { account });
  await submitProof(page, { by: 'Phone', contact: '555-0802' });
  await expect(dialog(page)).toContainText('moved_802 is confirmed.');
  await test.step('field errors are shown when the new password is invalid', async () => {
    const form = dialog(page);
    await submitResetPassword(page, '');
    await expect(form.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
      'Enter a new password.',
    );
    await submitResetPassword(page, 'onlyletters');
    await expect(form.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
      'Use 6 to 12 letters and digits, with at least one of each.',
    );
    await submitResetPassword(page, newPassword, 'dawn1358');
    await expect(form.getByLabel('Confirm new password')).toHaveAccessibleDescription(
      'The passwords do not match.',
    );
    await expect(form.getByLabel('Confirm new password')).toBeFocused();
  });
});

test('transfer verification shows field errors when its values are invalid', async ({ page, control }) => {
  await submitCredentials(page, { account });
  await expect(dialog(page).getByRole('tab', { name: 'Phone' })).toBeVisible();
  await expect(dialog(page).getByRole('img', { name: /Image of a code/ })).toBeVisible();
  const { n } = await control.requestCursor();
  const form = dialog(page);
  await form.getByRole('button', { name: 'Continue' }).click();
  const email = form.getByLabel('E-mail address');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Enter your e-mail address.');
  const withdraw = form.getByLabel('Withdrawal password');
  await expect(withdraw).toHaveAccessibleDescription('Enter your withdrawal password.');
  await expect(form.getByLabel('Code in the image')).toHaveAccessibleDescription(
    'Enter the code shown in the image.',
  );
  await submitProof(page, { contact: 'moved at example' });
  await expect(email).toHaveAccessibleDescription('Enter a valid e-mail address.');
  await submitProof(page, { by: 'Phone', contact: 'my phone', withdrawPassword: '24' });
  const phone = form.getByLabel('Phone number');
  await expect(phone).toHaveAccessibleDescription('The phone number must contain digits only.');
  await expect(phone).toBeFocused();
  await expect(withdraw).toHaveAccessibleDescription('The withdrawal password must have 4 digits.');
  const paths = (await control.requests({ since: n })).map(({ path }) => path);
  expect(paths).not.toContain('/arks/web/vx/verify');
  // The other tab keeps its value.
  await form.getByRole('tab', { name: 'E-mail' }).click();
  await expect(email).toHaveValue('moved at example');
});

test('transfer verification is not sent when the captcha code is wrong', async ({ page, control }) => {
  await submitCredentials(page, { account });
  await expect(dialog(page).getByRole('tab', { name: 'Phone' })).toBeVisible();
  await expect(dialog(page).getByRole('img', { name: /Image of a code/ })).toBeVisible();
  const { n } = await control.requestCursor();
  await submitProof(page, { answer: 'nope' });
  const code = dialog(page).getByLabel('Code in the image');
  await expect(code).toHaveAccessibleDescription('The code does not match. Enter the new one.');
  await expect(code).toHaveValue('');
  await expect(code).toBeFocused();
  const requestPaths = async () => (await control.requests({ since: n })).map(({ path }) => path);
  await expect.poll(requestPaths).toEqual(['/clientCaptcha']);
  await submitProof(page);
  await expect(dialog(page)).toContainText('moved_802 is confirmed.');
});

test('transfer verification is rejected after five wrong attempts', async ({ page }) => {
  await submitCredentials(page, { account });
  const form = dialog(page);
  for (let tries = 0; tries < 5; tries += 1) {
    await submitProof(page, { withdrawPassword: `135${tries}` });
    await expect(form.getByRole('alert')).toContainText('Please verify again.');
    await expect(form.getByLabel('Withdrawal password')).toHaveValue(`135${tries}`);
    await expect(form.getByLabel('Code in the image')).toHaveValue('');
  }
  await submitProof(page);
  await expect(form.getByRole('alert')).toContainText('Please verify again.');
});

test('sign-in form keeps the account when the user leaves the verification', async ({ page }) => {
  await submitCredentials(page, { account });
  await dialog(page).getByRole('button', { name: 'Back to sign-in' }).click();
  await expect(dialog(page).getByLabel('Account name')).toHaveValue(account);
  await submitCredentials(page, { account: 'second_seat' });
  await expectSignedIn(page);
});

test('new-device notice links to customer service', async ({ page }) => {
  await submitCredentials(page, { account: 'new_device' });
  const modal = dialog(page);
  await expect(modal).toContainText('This device is new to your account');
  await expect(modal.getByRole('link', { name: 'Customer service' })).toHaveAttribute(
    'href',
    /\/service\?lang=en_US$/,
  );
  await modal.getByRole('button', { name: 'Back to sign-in' }).click();
  await expect(modal.getByLabel('Account name')).toHaveValue('new_device');
  await submitCredentials(page, { account: 'new_device' });
  await expect(modal).toContainText('This device is new to your account');
  await page.keyboard.press('Escape');
  await expect(modal.getByLabel('Account name')).toHaveValue('new_device');
});
