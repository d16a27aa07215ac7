import { expect, test } from '../support/fixtures.ts';
import { dialog, expectSignedOut, openSignIn, sendCredentials, tile, toast } from '../support/steps.ts';

/** A demonstration site: all is shown, nothing is done. */

test.beforeEach(async ({ page, sandbox }) => {
  await page.goto(sandbox.address.replace('127.0.0.1', 'demo.localhost'));
});

test('signing in is welcomed, asks the operator nothing and signs nobody in', async ({ page, control }) => {
  await openSignIn(page);
  await expect(dialog(page).getByRole('button', { name: /Continue with/ })).toHaveCount(0);
  const { n } = await control.mark();
  await sendCredentials(page, { account: 'second_seat' });
  await expect(toast(page, /^Welcome. This is a demonstration/)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expectSignedOut(page);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  const asked = (await control.requests({ since: n })).map(({ path }) => path);
  expect(asked).not.toContain('/login');
  expect(asked).not.toContain('/get_login_header');
});

test('what is missing is said there too', async ({ page }) => {
  await openSignIn(page);
  await dialog(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog(page).getByLabel('Account name')).toHaveAccessibleDescription(
    'Give your account name.',
  );
});

test('no game opens, and why is said', async ({ page, context }) => {
  await tile(page).click();
  await expect(toast(page, /^This is a demonstration: games/)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);
});

test('banners lead nowhere', async ({ page }) => {
  const offers = page.getByRole('region', { name: 'Offers' });
  await expect(offers.getByRole('heading').first()).toBeVisible();
  await expect(offers.getByRole('link')).toHaveCount(0);
  await expect(offers.getByRole('button', { name: /^(Play|See more)$/ })).toHaveCount(0);
});

test('nobody is handed over to it', async ({ page, control }) => {
  const { token: tk, ...member } = await control.signIn({ account: 'second_seat' });
  await page.goto(`${page.url()}?${new URLSearchParams({ tk, ...member })}`);
  await expectSignedOut(page);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
