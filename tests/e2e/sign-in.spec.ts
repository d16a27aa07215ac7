import { axeViolations } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  dialog,
  expectSignedIn,
  expectSignedOut,
  openSignIn,
  signIn,
  signOut,
  submitCredentials,
  toast,
  wallet,
} from '../support/steps.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('member stays signed in after a reload until sign-out', async ({ page }) => {
  await signIn(page, 'linhmai_88');
  await expect(toast(page, 'Welcome back.')).toBeVisible();
  await page.reload();
  await expectSignedIn(page);
  await signOut(page);
  await expectSignedOut(page);
  const left = await page.evaluate(() => [
    localStorage.token,
    localStorage.member_id,
    localStorage.member_account,
  ]);
  expect(left).toEqual([null, null, null].map(() => undefined));
});

test('sign-in form shows the operator text without its image when the image fails', async ({
  page,
  control,
}) => {
  await openSignIn(page);
  const operatorText = dialog(page).getByRole('complementary');
  await expect(operatorText).toContainText('Sign in to see your wallet, letters and games.');
  await expect(dialog(page).getByLabel('Account name')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const block = {
    id: '1',
    title: 'Tonight',
    content: '<p>Two <b>tables</b></p>',
    photo_path: '/nowhere.png',
  };
  await control.script({
    path: '/web/model_login',
    answer: { kind: 'code', code: 100, data: { list: [{ id: '0' }, 7, block] } },
    times: 9,
  });
  await page.reload();
  await openSignIn(page);
  await expect(operatorText).toContainText('TonightTwo tables');
  await expect(operatorText.locator('img')).toBeHidden();
});

for (const [what, answer] of [
  ['empty', { kind: 'code', code: 100, data: { list: [] } }],
  ['not JSON', { kind: 'text', text: '<html>' }],
  ['an error', { kind: 'status', status: 502 }],
] as const)
  test(`sign-in works when the operator text is ${what}`, async ({ page, control }) => {
    await control.script({ path: '/web/model_login', answer, times: 99 });
    await page.reload();
    await openSignIn(page);
    await submitCredentials(page, { account: 'linhmai_88' });
    await expectSignedIn(page);
  });

const refusals = [
  ['closed_102', 'This account is closed.'],
  ['frozen_103', 'This account is frozen.'],
  ['ipdeny_106', 'You cannot sign in from your location.'],
  ['ipdeny_201', 'You cannot sign in from your location. (201)'],
  ['ipdeny_202', 'You cannot sign in from your location. (202)'],
  ['ipdeny_203', 'You cannot sign in from your location. (203)'],
] as const;

for (const [account, message] of refusals) {
  test(`sign-in shows the error for ${account}`, async ({ page }) => {
    await openSignIn(page);
    await submitCredentials(page, { account });
    await expect(dialog(page).getByRole('alert')).toContainText(message);
  });
}

test('sign-in works after a wrong password', async ({ page }) => {
  await openSignIn(page);
  await submitCredentials(page, { account: 'linhmai_88', password: 'wrong1234' });
  await expect(dialog(page).getByRole('alert')).toContainText('The account name or password is incorrect.');
  await expect(dialog(page).getByLabel('Code in the picture')).toHaveValue('');
  await submitCredentials(page, { account: 'linhmai_88' });
  await expectSignedIn(page);
});

test('captcha field is cleared when its code is wrong', async ({ page }) => {
  await openSignIn(page);
  await submitCredentials(page, { account: 'linhmai_88', answer: 'nope' });
  const field = dialog(page).getByLabel('Code in the picture');
  await expect(field).toHaveAccessibleDescription('The code does not match. Enter the new one.');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
});

test('balance loads on retry after a failed request', async ({ page, control }) => {
  const path = '/member/profile/common/layout';
  await control.script({ path, answer: { kind: 'status', status: 502 }, times: 9 });
  await openSignIn(page);
  await submitCredentials(page, { account: 'linhmai_88' });
  const header = page.getByRole('banner');
  await expect(header).toContainText('Unavailable');
  await control.clear();
  await header.getByRole('button', { name: 'Try again' }).click();
  await expectSignedIn(page);
  await expect(header).not.toContainText('Unavailable');
});

test('balance event is shown when the balance request fails', async ({ page, control }) => {
  const path = '/member/profile/common/layout';
  await control.script({ path, answer: { kind: 'status', status: 502 }, times: 9 });
  await openSignIn(page);
  await submitCredentials(page, { account: 'linhmai_88' });
  await expect(page.getByRole('banner')).toContainText('Unavailable');
  const id = await page.evaluate(() => localStorage.getItem('member_id'));
  const channel = `private-member.${id}`;
  await expect.poll(async () => (await control.channels())[channel]).toBe(1);
  await control.publish({ channel, event: '.member.cash', data: { cash: 431 } });
  await expect(wallet(page)).toHaveAttribute('value', '431');
});

test('account page lists only the providers that hold a balance', async ({ page }) => {
  await signIn(page, 'linhmai_88');
  await page.goto('/user');
  const walletSection = page.getByRole('region', { name: 'Wallet' });
  await expect(walletSection.getByRole('term')).toHaveText([
    'Meridian Live',
    'Northwind',
    'Old Harbour',
    'With providers',
  ]);
});

test('sign-in shows the server message when the code is unknown', async ({ page, control }) => {
  await control.script({
    path: '/login',
    answer: { kind: 'code', code: 4711, message: 'Come back on Tuesday' },
  });
  await openSignIn(page);
  await submitCredentials(page, { account: 'linhmai_88' });
  await expect(dialog(page).getByRole('alert')).toContainText('Come back on Tuesday');
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

test('security question signs in when answered correctly', async ({ page }) => {
  await openSignIn(page);
  await submitCredentials(page, { account: 'double_ok' });
  await expect(dialog(page)).toContainText('Security question');
  await dialog(page).getByRole('button', { name: 'Show another question' }).click();
  await expect(dialog(page).getByLabel('What is your phone number?')).toBeVisible();
  await dialog(page).getByLabel('What is your phone number?').fill('000');
  await dialog(page).getByLabel('Code in the picture').fill('7k4n');
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('The answer could not be checked.');
  await expect(dialog(page).getByLabel('What is your phone number?')).toHaveValue('');
  await expect(dialog(page).getByRole('img', { name: /Picture with a code/ })).toBeVisible();
  await dialog(page).getByLabel('What is your phone number?').fill('5550142');
  await dialog(page).getByLabel('Code in the picture').fill('7k4n');
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expectSignedIn(page);
});
