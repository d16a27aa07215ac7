import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import { dialog, expectSignedIn, openSignIn, submitCredentials } from '#tests/support/steps.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/faq');
});

test('sign-in form opens when the operator text is malformed or empty', async ({ page, control }) => {
  for (const [what, response] of [
    ['empty', { kind: 'code', code: 100, data: { list: [] } }],
    ['not JSON', { kind: 'text', text: '<html>' }],
    ['an error', { kind: 'status', status: 502 }],
  ] as const)
    await test.step(what, async () => {
      await control.script({ path: '/web/model_login', response, times: 99, replace: true });
      await page.reload();
      await openSignIn(page);
      await expect(dialog(page).getByRole('button', { name: 'Sign in' })).toBeEnabled();
    });
  await submitCredentials(page, { account: 'linhmai_88' });
  await expectSignedIn(page);
});

// The other codes: tests/fault-injection/session-sign-in.dom.spec.ts.
test('sign-in shows the error for a frozen account', async ({ page }) => {
  await openSignIn(page);
  await submitCredentials(page, { account: 'frozen_103' });
  await expect(dialog(page).getByRole('alert')).toContainText('This account is frozen.');
  await expect(dialog(page).getByRole('link', { name: 'Customer service' })).toBeVisible();
});

test('sign-in works after a wrong captcha code and a wrong password', async ({ page }) => {
  await openSignIn(page);
  await submitCredentials(page, { account: 'linhmai_88', answer: 'nope' });
  const field = dialog(page).getByLabel('Code in the image');
  await expect(field).toHaveAccessibleDescription('The code does not match. Enter the new one.');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await submitCredentials(page, { account: 'linhmai_88', password: 'wrong1234' });
  await expect(dialog(page).getByRole('alert')).toContainText('The account name or password is incorrect.');
  await expect(field).toHaveValue('');
  await submitCredentials(page, { account: 'linhmai_88' });
  await expectSignedIn(page);
});

test('sign-in form shows field errors when it is empty', async ({ page, control }) => {
  await openSignIn(page);
  const { n } = await control.requestCursor();
  await dialog(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog(page).getByLabel('Account name')).toHaveAccessibleDescription(
    'Enter your account name.',
  );
  await expect(dialog(page).getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Enter your password.',
  );
  expect((await control.requests({ since: n })).filter(({ path }) => path === '/login')).toEqual([]);
});

test('security question signs in when answered correctly', { tag: '@layouts' }, async ({ page }) => {
  await openSignIn(page);
  await submitCredentials(page, { account: 'double_ok' });
  await expect(dialog(page)).toContainText('Security question');
  await dialog(page).getByRole('button', { name: 'Show another question' }).click();
  await expect(dialog(page).getByLabel('What is your phone number?')).toBeVisible();
  await dialog(page).getByLabel('What is your phone number?').fill('000');
  await dialog(page).getByLabel('Code in the image').fill('7k4n');
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('The answer is incorrect.');
  await expect(dialog(page).getByLabel('What is your phone number?')).toHaveValue('');
  await expect(dialog(page).getByRole('img', { name: /Image of a code/ })).toBeVisible();
  await dialog(page).getByLabel('What is your phone number?').fill('5550142');
  await dialog(page).getByLabel('Code in the image').fill('7k4n');
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expectSignedIn(page);
});
