import { expect } from '#tests/support/expect.ts';
import { test } from '#tests/support/fixtures.ts';
import { chooseCurrency, lastRegistration } from '#tests/support/registration.ts';
import { changeSite } from '#tests/support/site.ts';
import {
  continueButton,
  continueToPerson,
  dialog,
  expectSignedIn,
  field,
  fillAccount,
  fillRegistration,
  openRegistration,
  openSignIn,
  registerButton,
  submitRegistration,
  toast,
} from '#tests/support/steps.ts';

test.describe('registration form', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/faq');
  });

  test('new member stays signed in after a reload', { tag: ['@layouts', '@main'] }, async ({
    page,
    control,
  }) => {
    const { n } = await control.requestCursor();
    await openRegistration(page);
    await fillRegistration(page);
    await submitRegistration(page);
    await expect(toast(page, 'Your account is open. Welcome.')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await page.reload();
    await expectSignedIn(page);
    expect(await lastRegistration(control)).toMatchObject({
      site_id: '1',
      member_account: 'brandnew_1',
      member_currency: 'USD',
      member_email: 'brand@example.com',
    });
    const images = (await control.requests({ since: n })).filter(({ path }) => path === '/captcha');
    expect(images.map(({ body }) => body)).toEqual([{ type: 2, site_id: '1' }]);
  });

  test('form and footer ask for the age of the site, and years end with the oldest person', async ({
    page,
  }) => {
    await changeSite(page, { minimumAge: 21, country: 'IN' });
    await page.goto('/faq');
    await expect(page.getByRole('contentinfo')).toContainText(/21\+\s*Only people aged 21 or over/);
    await openRegistration(page);
    await expect(field(page, 'Account currency')).toHaveValue('INR');
    await fillAccount(page);
    await continueToPerson(page);
    await expect(dialog(page).getByRole('checkbox', { name: /^I am at least 21 years old/ })).toBeVisible();
    const years = await field(page, 'Year').getByRole('option').allInnerTexts();
    const now = new Date().getFullYear();
    expect([years[0], years[1], years.at(-1)]).toEqual(['', String(now - 21), String(now - 122)]);
  });

  test('registration sends no request until the agreement is accepted', async ({ page, control }) => {
    // The two forms link to each other.
    await openSignIn(page);
    await dialog(page).getByRole('button', { name: 'Join now' }).click();
    await expect(continueButton(page)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog(page).getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Join now' }).click();
    await expect(continueButton(page)).toBeVisible();
    await fillRegistration(page);
    await dialog(page).getByLabel('of legal age where I live').uncheck();
    const { n } = await control.requestCursor();
    await registerButton(page).click();
    await expect(dialog(page).getByLabel('of legal age where I live')).toHaveAccessibleDescription(
      'Accept the service agreement to continue.',
    );
    await field(page, 'Code in the image').fill('7k4n');
    await dialog(page).getByRole('button', { name: 'Read the service agreement' }).click();
    const agreement = page.getByRole('dialog', { name: 'Service agreement' });
    await expect(agreement).toContainText('of legal age where you live');
    await page.keyboard.press('Escape');
    await expect(agreement).toHaveCount(0);
    await expect(field(page, 'Account name')).toHaveValue('brandnew_1');
    await expect(field(page, 'Code in the image')).toHaveValue('7k4n');
    await expect(dialog(page).getByRole('button', { name: 'Read the service agreement' })).toBeFocused();
    const sent = (await control.requests({ since: n })).filter(({ path }) => path === '/register');
    expect(sent).toEqual([]);
  });
});

test('/register puts the focus into the form, not on the way to sign in', { tag: '@layouts' }, async ({
  page,
}) => {
  await page.goto('/register');
  await expect(dialog(page).getByLabel('Account name')).toBeFocused();
});

test('phone number requires ten digits in every currency on gowin11', async ({ page, sandbox }) => {
  await page.goto(`${sandbox.url.replace('127.0.0.1', 'gowin.localhost')}/faq`);
  await openRegistration(page);
  await fillRegistration(page, { 'Phone number': '12345' });
  await registerButton(page).click();
  await expect(field(page, 'Phone number')).toHaveAccessibleDescription(
    'The phone number must have exactly 10 digits.',
  );
});

test('registration is rejected on a demo site', async ({ page, sandbox }) => {
  const demo = sandbox.url.replace('127.0.0.1', 'demo.localhost');
  const message = /^This is a demo/;
  await page.goto(`${demo}/faq`);
  await page.getByRole('banner').getByRole('button', { name: 'Join' }).click();
  await expect(toast(page, message)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  // The toast can appear and close before all images have loaded.
  await page.goto(`${demo}/register`, { waitUntil: 'commit' });
  await expect(toast(page, message)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('focus ring of the code field is not covered by the time until the next code', async ({ page }) => {
  await page.goto('/faq');
  await openRegistration(page);
  await chooseCurrency(page, 'VND');
  await fillAccount(page);
  await continueToPerson(page);
  await field(page, 'Phone number').fill('0912345679');
  await dialog(page).getByRole('button', { name: 'Send code' }).click();
  const chip = dialog(page).getByRole('button', { name: /^Resend in/ });
  await expect(chip).toBeVisible();
  await field(page, 'Code from the message').focus();
  const seen = () =>
    chip.evaluate((button) => {
      const inner = button.getBoundingClientRect();
      const outer = button.closest('div:has(> input)')?.getBoundingClientRect();
      const { backgroundColor, boxShadow } = getComputedStyle(button);
      const isClear = /rgba\(.*, 0\)|transparent/.test(backgroundColor) && boxShadow === 'none';
      return {
        covers: !outer || inner.top < outer.top + 2 || inner.bottom > outer.bottom - 2,
        background: !isClear,
      };
    });
  // Its colours change in a transition.
  await expect.poll(seen).toEqual({ covers: false, background: false });
});
