import type { Page } from '@playwright/test';
import { codes } from '#contract/codes.ts';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import {
  dialog,
  expectSignedIn,
  expectSignedOut,
  field,
  openRecovery,
  openSignIn,
  registerButton,
  signIn,
  signOut,
  submitCredentials,
  toast,
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
  await expect(dialog(page).getByRole('alert')).toContainText('There is no other question.');
  await answer.fill('Ada Reyes');
  await code(page).fill('7k4n');
  await next.click();
  await expectSignedIn(page);
});

test('login request carries normalized values, device data and the login header', async ({ page }) => {
  const given = page.waitForResponse(/\/get_login_header$/);
  const sent = page.waitForRequest(/\/login$/);
  await openSignIn(page);
  const named = (name: string) => dialog(page).locator(`[name=${name}]`);
  await expect(named('account')).toHaveAttribute('autocomplete', 'username');
  await expect(named('password')).toHaveAttribute('autocomplete', 'current-password');
  await expect(named('password')).toHaveAttribute('type', 'password');
  await expect(named('answer')).toHaveAttribute('autocomplete', 'off');
  // Spaces and full-width characters are accepted.
  await submitCredentials(page, { account: `  ｌｉｎｈｍａｉ＿８８ `, answer: ' ７ｋ４ｎ ' });
  const request = await sent;
  const { data } = (await (await given).json()) as { data: Record<string, string> };
  expect(Object.keys(data)).not.toEqual([]);
  expect(request.headers()).toMatchObject(data);
  const here = new URL(page.url()).host;
  const udid = await page.evaluate(() => localStorage.getItem('udid'));
  const version = /Chrome\/([\d.]+)/.exec(await page.evaluate(() => navigator.userAgent))?.[0];
  expect(request.postDataJSON()).toEqual({
    account,
    password: 'dusk2468',
    answer: '7k4n',
    captcha_token: expect.stringMatching(/./),
    site_id: '1',
    remote_addr: '',
    host: here,
    device: expect.stringMatching(/^(desktop|mobile)$/),
    system_group: expect.stringMatching(/^(web|android|ios)$/),
    udid,
    login_type: 'account',
    cdn: '',
    system: expect.stringMatching(/./),
    browser: version,
    system_version: expect.any(String),
  });
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

test('sign-in, recovery and registration keep their values when the user goes back', async ({ page }) => {
  await page.goto('/discount');
  await page.getByRole('link', { name: 'Help', exact: true }).first().click();
  await expect(page).toHaveURL('/faq');
  const expectKept = async (value: string) => {
    await field(page, 'Account name').fill(value);
    await page.goBack();
    await expect(page).toHaveURL('/discount');
    await expect(field(page, 'Account name')).toHaveValue(value);
    await page.goForward();
    await expect(page).toHaveURL('/faq');
    await expect(field(page, 'Account name')).toHaveValue(value);
  };
  await openSignIn(page);
  await test.step('sign-in', () => expectKept(account));
  await openRecovery(page);
  await test.step('recovery', () => expectKept('second_seat'));
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await dialog(page).getByRole('button', { name: 'Join now' }).click();
  await expect(registerButton(page)).toBeVisible();
  await test.step('registration', () => expectKept('brandnew_1'));
});

test('sign-in and registration forms work when cookies are blocked', async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  });
  await page.goto('/register');
  await expect(dialog(page).getByRole('button', { name: 'Open my account' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await signIn(page, account);
  await page.reload();
  await expectSignedIn(page);
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

test('cached page shows no member data when the session ended in another tab', async ({
  page,
  context,
  control,
  sandbox,
}) => {
  await openSignedIn(page, control, account, '/user');
  await expect(page.getByRole('main')).toContainText(account);
  await page.goto(`${sandbox.gamesUrl}/`);
  const other = await context.newPage();
  await other.goto('/faq');
  await signOut(other);
  await expectSignedOut(other);
  await page.goBack();
  await expectSignedOut(page);
  await expect(page.locator('body')).not.toContainText(account);
});

test('browser keeps no member data when the member has signed out', async ({ page, context }) => {
  await signIn(page, account);
  await page.goto('/user');
  await expect(page.getByRole('main')).toContainText(account);
  await signOut(page);
  await expectSignedOut(page);
  await expect(page.locator('body')).not.toContainText(account);
  const left = await page.evaluate(async () => ({
    ...localStorage,
    ...sessionStorage,
    caches: await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())),
  }));
  expect(JSON.stringify(left)).not.toMatch(/linhmai|token/);
  expect(JSON.stringify(await context.cookies())).not.toMatch(/linhmai/);
  await expect(toast(page, 'Your session has ended.')).toHaveCount(0);
});
