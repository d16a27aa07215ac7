import { violations } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  dialog,
  expectSignedIn,
  expectSignedOut,
  openSignIn,
  sendCredentials,
  signIn,
  signOut,
  toast,
  wallet,
} from '../support/steps.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('signs in, is still there after a reload, and signs out', async ({ page }) => {
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

test('the operator’s word to whoever signs in stands below the form, without a picture that fails', async ({
  page,
  control,
}) => {
  await openSignIn(page);
  const word = dialog(page).getByRole('complementary');
  await expect(word).toContainText('Your wallet, your letters and your tables are where you left them.');
  await expect(dialog(page).getByLabel('Account name')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const part = { id: '1', title: 'Tonight', content: '<p>Two <b>tables</b></p>', photo_path: '/nowhere.png' };
  await control.script({
    path: '/web/model_login',
    answer: { kind: 'code', code: 100, data: { list: [{ id: '0' }, 7, part] } },
    times: 9,
  });
  await page.reload();
  await openSignIn(page);
  await expect(word).toContainText('TonightTwo tables');
  await expect(word.locator('img')).toBeHidden();
});

for (const [what, answer] of [
  ['nothing', { kind: 'code', code: 100, data: { list: [] } }],
  ['no JSON', { kind: 'text', text: '<html>' }],
  ['an error', { kind: 'status', status: 502 }],
] as const)
  test(`signs in where the operator says ${what} of it`, async ({ page, control }) => {
    await control.script({ path: '/web/model_login', answer, times: 99 });
    await page.reload();
    await openSignIn(page);
    await sendCredentials(page, { account: 'linhmai_88' });
    await expectSignedIn(page);
  });

const refusals = [
  ['closed_102', 'This account is closed.'],
  ['frozen_103', 'This account is frozen.'],
  ['ipdeny_106', 'Signing in is not allowed from where you are.'],
  ['ipdeny_201', 'Signing in is not allowed from where you are. (201)'],
  ['ipdeny_202', 'Signing in is not allowed from where you are. (202)'],
  ['ipdeny_203', 'Signing in is not allowed from where you are. (203)'],
] as const;

for (const [account, words] of refusals) {
  test(`${account} is told why not`, async ({ page }) => {
    await openSignIn(page);
    await sendCredentials(page, { account });
    await expect(dialog(page).getByRole('alert')).toContainText(words);
  });
}

test('a wrong password is told in the form, and the next try works', async ({ page }) => {
  await openSignIn(page);
  await sendCredentials(page, { account: 'linhmai_88', password: 'wrong1234' });
  await expect(dialog(page).getByRole('alert')).toContainText('The account name or the password is wrong.');
  await expect(dialog(page).getByLabel('Code in the picture')).toHaveValue('');
  await sendCredentials(page, { account: 'linhmai_88' });
  await expectSignedIn(page);
});

test('a wrong code is told at its field, which is emptied for the new picture', async ({ page }) => {
  await openSignIn(page);
  await sendCredentials(page, { account: 'linhmai_88', answer: 'nope' });
  const field = dialog(page).getByLabel('Code in the picture');
  await expect(field).toHaveAccessibleDescription('The code does not match. Type the new one.');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
});

test('a balance that does not come says so, and comes when it is asked for again', async ({
  page,
  control,
}) => {
  const path = '/member/profile/common/layout';
  await control.script({ path, answer: { kind: 'status', status: 502 }, times: 9 });
  await openSignIn(page);
  await sendCredentials(page, { account: 'linhmai_88' });
  const header = page.getByRole('banner');
  await expect(header).toContainText('Not loaded');
  await control.clear();
  await header.getByRole('button', { name: 'Try again' }).click();
  await expectSignedIn(page);
  await expect(header).not.toContainText('Not loaded');
});

test('a balance event is shown although no reading came', async ({ page, control }) => {
  const path = '/member/profile/common/layout';
  await control.script({ path, answer: { kind: 'status', status: 502 }, times: 9 });
  await openSignIn(page);
  await sendCredentials(page, { account: 'linhmai_88' });
  await expect(page.getByRole('banner')).toContainText('Not loaded');
  const id = await page.evaluate(() => localStorage.getItem('member_id'));
  const channel = `private-member.${id}`;
  await expect.poll(async () => (await control.channels())[channel]).toBe(1);
  await control.publish({ channel, event: '.member.cash', data: { cash: 431 } });
  await expect(wallet(page)).toHaveAttribute('value', '431');
});

test('the account page says which providers hold money, and leaves out the others', async ({ page }) => {
  await signIn(page, 'linhmai_88');
  await page.goto('/user');
  const held = page.getByRole('region', { name: 'Wallet' });
  await expect(held.getByRole('term')).toHaveText([
    'Meridian Live',
    'Northwind',
    'Old Harbour',
    'At the providers',
  ]);
});

test('a code that we do not know is told in the operator’s words', async ({ page, control }) => {
  await control.script({
    path: '/login',
    answer: { kind: 'code', code: 4711, message: 'Come back on Tuesday' },
  });
  await openSignIn(page);
  await sendCredentials(page, { account: 'linhmai_88' });
  await expect(dialog(page).getByRole('alert')).toContainText('Come back on Tuesday');
});

test('what is missing is said at its field, and nothing is sent', async ({ page, control }) => {
  await openSignIn(page);
  const { n } = await control.mark();
  await dialog(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog(page).getByLabel('Account name')).toHaveAccessibleDescription(
    'Give your account name.',
  );
  await expect(dialog(page).getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Give your password.',
  );
  expect((await control.requests({ since: n })).filter(({ path }) => path === '/login')).toEqual([]);
});

test('a member who is asked a question answers it, or asks for another', async ({ page }) => {
  await openSignIn(page);
  await sendCredentials(page, { account: 'double_ok' });
  await expect(dialog(page)).toContainText('One question to be sure');
  await dialog(page).getByRole('button', { name: 'Ask me something else' }).click();
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
