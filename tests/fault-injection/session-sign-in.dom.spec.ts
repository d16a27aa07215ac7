import type { Page } from '@playwright/test';
import { codes } from '#contract/codes.ts';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import {
  dialog,
  expectSignedIn,
  expectSignedOut,
  field,
  openSignIn,
  submitCredentials,
  waitUntilHeld,
} from '#tests/support/steps.ts';

const account = 'linhmai_88';
const words = 'The operator’s own words';
const sentTo = async (control: ControlClient, path: string, since: number) =>
  (await control.requests({ since })).filter((request) => request.path === path);
const code = (page: Page) => field(page, 'Code in the image');

test.beforeEach(async ({ page }) => {
  await page.goto('/faq');
});

/** Text shown for each code that keeps the form open. */
const refusals = {
  '101': 'The account name or password is incorrect.',
  '102': 'This account is closed.',
  '103': 'This account is frozen.',
  '105': 'The code does not match. Enter the new one.',
  '106': 'You cannot sign in from your location.',
  '201': 'You cannot sign in from your location. (201)',
  '202': 'You cannot sign in from your location. (202)',
  '203': 'You cannot sign in from your location. (203)',
} as const;

test('sign-in form shows the error when login returns a known code', async ({ page, control }) => {
  await openSignIn(page);
  for (const [number, text] of Object.entries(refusals)) {
    await control.script({
      path: '/login',
      response: { kind: 'code', code: Number(number), message: words },
    });
    await submitCredentials(page, { account });
    await expect(dialog(page)).toContainText(text);
    await expect(dialog(page)).not.toContainText(words);
    await expect(field(page, 'Account name')).toHaveValue(account);
    await expect(code(page)).toHaveValue('');
  }
  // Codes that leave the form are covered by walks.
  expect(Object.keys(codes['/login']).sort()).toEqual([...Object.keys(refusals), '107', '802'].sort());
});

/** Text shown for each code of the security question; other codes show the server message. */
const questionErrors: Record<string, string> = {
  '103': 'The code does not match.',
  '104': 'The code does not match.',
  '105': 'The code does not match.',
  '205': 'The code does not match.',
  '206': 'The code does not match.',
  '106': 'You cannot sign in from your location.',
  '998': 'The answer is incorrect.',
};

test('question form shows the error when double validation returns a known code', async ({
  page,
  control,
}) => {
  await openSignIn(page);
  await submitCredentials(page, { account: 'double_ok' });
  const answer = dialog(page).getByLabel('What is your full name?');
  await expect(answer).toBeVisible();
  const next = dialog(page).getByRole('button', { name: 'Continue' });
  await next.click();
  await expect(answer).toBeFocused();
  await expect(answer).toHaveAccessibleDescription(/./);
  await expect(code(page)).not.toHaveAccessibleDescription(/./);
  await answer.fill('Ada Reyes');
  await next.click();
  await expect(code(page)).toHaveAccessibleDescription(/./);
  for (const number of Object.keys(codes['/login/double_validation'])) {
    const { n } = await control.requestCursor();
    await control.script({
      path: '/login/double_validation',
      response: { kind: 'code', code: Number(number), message: `${words} ${number}` },
    });
    await answer.fill('Ada Reyes');
    await code(page).fill('7k4n');
    await next.click();
    await expect(dialog(page).getByRole('alert')).toContainText(
      questionErrors[number] ?? `${words} ${number}`,
    );
    await expect(answer).toHaveValue('');
    await expect(code(page)).toHaveValue('');
    await expect.poll(() => sentTo(control, '/captcha', n)).toHaveLength(1);
  }
  await control.script({
    path: '/login/double_validation/skip',
    response: { kind: 'code', code: 101, message: words },
  });
  await dialog(page).getByRole('button', { name: 'Show another question' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('The account name or password is incorrect.');
  await answer.fill('Ada Reyes');
  await code(page).fill('7k4n');
  await next.click();
  await expectSignedIn(page);
});

test('account currency is used when the login response has another one', async ({ page, control }) => {
  const { token, member_id: id, member_account } = await control.signIn({ account });
  const data = { id, token, member_account, member_currency: 'RMB' };
  await control.script({ path: '/login', response: { kind: 'code', code: 100, data } });
  await openSignIn(page);
  await submitCredentials(page, { account });
  await expectSignedIn(page);
  expect(await page.evaluate(() => localStorage.getItem('currency'))).toBe('USD');
  await expect.poll(async () => (await control.channels())['presence-member.USD']).toBe(1);
  expect((await control.channels())['presence-member.RMB'] ?? 0).toBe(0);
});

test('sign-in form sends one request when submitted twice', async ({ page, control }) => {
  await openSignIn(page);
  const { n } = await control.requestCursor();
  const { id } = await control.script({ path: '/login', response: { kind: 'real' }, hold: true });
  await submitCredentials(page, { account });
  await waitUntilHeld(control, '/login');
  await code(page).press('Enter');
  await dialog(page).getByRole('button', { name: 'Signing in' }).click({ force: true });
  await control.release({ id });
  await expectSignedIn(page);
  expect(await sentTo(control, '/login', n)).toHaveLength(1);
});

test('visitor stays signed out when a response arrives after closing', async ({ page, control }) => {
  for (const path of ['/login', '/member_info'] as const)
    await test.step(path, async () => {
      await openSignIn(page);
      const { id } = await control.script({ path, response: { kind: 'real' }, hold: true });
      await submitCredentials(page, { account });
      await waitUntilHeld(control, path);
      await dialog(page).getByRole('button', { name: 'Close' }).click();
      await expect(dialog(page)).toHaveCount(0);
      await control.release({ id });
      await page.reload();
      await expectSignedOut(page);
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    });
});

test('captcha can be refreshed when the device clock jumps during the wait', async ({ page, control }) => {
  await control.script({ path: '/captcha', response: { kind: 'code', code: 101 } });
  await page.clock.install();
  await page.goto('/faq');
  await openSignIn(page);
  await page.clock.setSystemTime(Date.now() - 86_400_000);
  await page.clock.runFor(2_000);
  await dialog(page).getByRole('button', { name: 'Show a new image' }).click();
  await submitCredentials(page, { account });
  await expectSignedIn(page);
});

test('code is emptied with its image, and entered again when the next one is shown', async ({
  page,
  control,
}) => {
  await openSignIn(page);
  await expect(dialog(page).getByRole('img', { name: /Image of a code/ })).toBeVisible();
  await code(page).fill('7k4n');
  const { id } = await control.script({ path: '/captcha', response: { kind: 'real' }, hold: true });
  await dialog(page).getByRole('button', { name: 'Show a new image' }).click();
  await waitUntilHeld(control, '/captcha');
  await expect(code(page)).toHaveValue('');
  await expect(code(page)).toHaveAttribute('readonly');
  await control.release({ id });
  await submitCredentials(page, { account });
  await expectSignedIn(page);
});
