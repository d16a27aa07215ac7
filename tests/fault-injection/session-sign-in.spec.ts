import { expect, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import {
  dialog,
  expectSignedIn,
  expectSignedOut,
  field,
  openRecovery,
  openSignIn,
  signIn,
  signOut,
  submitCredentials,
  toast,
} from '#tests/support/steps.ts';

const account = 'linhmai_88';

test.beforeEach(async ({ page }) => {
  await page.goto('/faq');
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
  await expect(dialog(page).getByRole('button', { name: 'Continue' })).toBeVisible();
  await test.step('registration', () => expectKept('brandnew_1'));
});

test('sign-in and registration forms work when cookies are blocked', async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  });
  await page.goto('/register');
  await expect(dialog(page).getByRole('button', { name: 'Continue' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await signIn(page, account);
  await page.reload();
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
