import { expect, test } from '../support/fixtures.ts';
import {
  dialog,
  expectSignedIn,
  openSignIn,
  sendCredentials,
  sendProof,
  sendResetPassword,
  signOut,
  toast,
} from '../support/steps.ts';

/** Somebody whose account came from another house (802), or who is on a device that is new (107). */

const account = 'moved_802';
const fresh = 'dawn1357';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await openSignIn(page);
});

for (const proof of [
  { by: 'E-mail', contact: 'Moved@example.com ' },
  { by: 'Phone', contact: '555-0802' },
] as const) {
  test(`is confirmed by ${proof.by}, sets a password and signs in with it from then on`, async ({ page }) => {
    await sendCredentials(page, { account });
    await sendProof(page, { ...proof, answer: '7K4N' });
    await expect(dialog(page)).toContainText('moved_802 is confirmed.');
    await sendResetPassword(page, fresh);
    await expect(toast(page, 'Your new password is set. Sign in with it.')).toBeVisible();
    await expect(dialog(page).getByLabel('Account name')).toHaveValue(account);
    await expect(dialog(page).getByLabel('Password', { exact: true })).toBeFocused();
    await sendCredentials(page, { account, password: fresh });
    await expectSignedIn(page);
    await signOut(page);
    await openSignIn(page);
    await sendCredentials(page, { account, password: fresh });
    await expectSignedIn(page);
  });
}

test('is told at each field what is missing or cannot be, and nothing is sent', async ({ page, control }) => {
  await sendCredentials(page, { account });
  await expect(dialog(page).getByRole('tab', { name: 'Phone' })).toBeVisible();
  await expect(dialog(page).getByRole('img', { name: /Picture/ })).toBeVisible();
  const { n } = await control.mark();
  const form = dialog(page);
  await form.getByRole('button', { name: 'Continue' }).click();
  const email = form.getByLabel('E-mail address');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Give your e-mail address.');
  const withdraw = form.getByLabel('Withdrawal password');
  await expect(withdraw).toHaveAccessibleDescription('Give your withdrawal password.');
  await expect(form.getByLabel('Code in the picture')).toHaveAccessibleDescription(
    'Give the code in the picture.',
  );
  await sendProof(page, { contact: 'moved at example' });
  await expect(email).toHaveAccessibleDescription('This is not an e-mail address.');
  await sendProof(page, { by: 'Phone', contact: 'my phone', withdrawPassword: '24' });
  const phone = form.getByLabel('Phone number');
  await expect(phone).toHaveAccessibleDescription('A phone number has digits only.');
  await expect(phone).toBeFocused();
  await expect(withdraw).toHaveAccessibleDescription('The withdrawal password has 4 digits.');
  const paths = (await control.requests({ since: n })).map(({ path }) => path);
  expect(paths).not.toContain('/arks/web/vx/verify');
  // What was typed behind the other tab is still there.
  await form.getByRole('tab', { name: 'E-mail' }).click();
  await expect(email).toHaveValue('moved at example');
});

test('a wrong code is told at its field without asking the operator, and another picture comes', async ({
  page,
  control,
}) => {
  await sendCredentials(page, { account });
  await expect(dialog(page).getByRole('tab', { name: 'Phone' })).toBeVisible();
  await expect(dialog(page).getByRole('img', { name: /Picture/ })).toBeVisible();
  const { n } = await control.mark();
  await sendProof(page, { answer: 'nope' });
  const code = dialog(page).getByLabel('Code in the picture');
  await expect(code).toHaveAccessibleDescription('The code does not match. Type the new one.');
  await expect(code).toHaveValue('');
  await expect(code).toBeFocused();
  const asked = async () => (await control.requests({ since: n })).map(({ path }) => path);
  await expect.poll(asked).toEqual(['/clientCaptcha']);
  await sendProof(page);
  await expect(dialog(page)).toContainText('moved_802 is confirmed.');
});

test('a proof that is wrong is said, keeps what was typed, and five are enough', async ({ page }) => {
  await sendCredentials(page, { account });
  const form = dialog(page);
  for (let tries = 0; tries < 5; tries += 1) {
    await sendProof(page, { withdrawPassword: `135${tries}` });
    await expect(form.getByRole('alert')).toContainText('Please verify again.');
    await expect(form.getByLabel('Withdrawal password')).toHaveValue(`135${tries}`);
    await expect(form.getByLabel('Code in the picture')).toHaveValue('');
  }
  await sendProof(page);
  await expect(form.getByRole('alert')).toContainText('Please verify again.');
});

test('two passwords that differ, or one that cannot be, are said at their fields', async ({ page }) => {
  await sendCredentials(page, { account });
  await sendProof(page);
  const form = dialog(page);
  await sendResetPassword(page, '');
  await expect(form.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
    'Give a new password.',
  );
  await sendResetPassword(page, 'onlyletters');
  await expect(form.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
    '6 to 12 letters and digits, at least one of each.',
  );
  await sendResetPassword(page, fresh, 'dawn1358');
  await expect(form.getByLabel('New password once more')).toHaveAccessibleDescription(
    'The two passwords differ.',
  );
  await expect(form.getByLabel('New password once more')).toBeFocused();
});

test('goes back to the form, where the account still stands', async ({ page }) => {
  await sendCredentials(page, { account });
  await dialog(page).getByRole('button', { name: 'Back to sign-in' }).click();
  await expect(dialog(page).getByLabel('Account name')).toHaveValue(account);
  await sendCredentials(page, { account: 'second_seat' });
  await expectSignedIn(page);
});

test('password managers are told whose the new password is', async ({ page }) => {
  await sendCredentials(page, { account });
  await sendProof(page);
  await expect(dialog(page).getByLabel('New password', { exact: true })).toBeVisible();
  const known = await dialog(page)
    .locator('input')
    .evaluateAll((inputs: HTMLInputElement[]) =>
      inputs.map(({ autocomplete, type, value }) => `${autocomplete} ${type} ${value}`),
    );
  expect(known).toEqual([`username text ${account}`, 'new-password password ', 'new-password password ']);
});

test('a device that is new is said, with a way to the operator’s people and back', async ({ page }) => {
  await sendCredentials(page, { account: 'new_device' });
  const modal = dialog(page);
  await expect(modal).toContainText('This device is new to your account');
  await expect(modal.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', /\/service$/);
  await modal.getByRole('button', { name: 'Back to sign-in' }).click();
  await expect(modal.getByLabel('Account name')).toHaveValue('new_device');
  await sendCredentials(page, { account: 'new_device' });
  await expect(modal).toContainText('This device is new to your account');
  await page.keyboard.press('Escape');
  await expect(modal.getByLabel('Account name')).toHaveValue('new_device');
});
