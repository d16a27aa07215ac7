import { expect, test } from '../house/fixtures.ts';
import {
  dialog,
  expectSignedIn,
  openRegistration,
  openSignIn,
  registerButton,
  signIn,
  tile,
} from '../house/steps.ts';
import { violations } from '../house/violations.ts';

for (const path of ['/', '/gameHall/2', '/discount', '/faq', '/sponsor', '/nowhere']) {
  test(`nothing stands in anybody’s way on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });
}

test('nor in the sign-in modal, nor for a member', async ({ page }) => {
  await page.goto('/');
  await openSignIn(page);
  await expect(dialog(page).getByRole('img', { name: /Picture/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await signIn(page, 'linhmai_88');
  await page.goto('/user');
  await expect(page.getByRole('heading', { name: 'Wallet' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('nor in the registration form, filled in or wrong', async ({ page }) => {
  await page.goto('/');
  await openRegistration(page);
  await dialog(page).getByLabel('Currency of the account').selectOption('VND');
  await dialog(page).getByText('Read the service agreement').click();
  await expect(dialog(page).getByRole('region', { name: 'Service agreement' })).toContainText(
    'You are of age',
  );
  await expect(dialog(page).getByRole('img', { name: /Picture/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await registerButton(page).click();
  await expect(dialog(page).locator('[aria-invalid=true]').first()).toBeFocused();
  await dialog(page).getByLabel('Currency of the account').selectOption('INR');
  await registerButton(page).click();
  await expect(dialog(page).getByLabel('Year')).toHaveAttribute('aria-invalid', 'true');
  expect(await violations(page)).toEqual([]);
});

test('an account is opened with the keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Join' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('img', { name: /Picture/ })).toBeVisible();
  const currency = dialog(page).getByLabel('Currency of the account');
  await currency.focus();
  await page.keyboard.type('BDT');
  await expect(currency).toHaveValue('BDT');
  await dialog(page).getByLabel('Account name').focus();
  await page.keyboard.type('brandnew_1');
  await page.keyboard.press('Tab');
  await page.keyboard.type('dusk2468');
  const agreed = dialog(page).getByLabel('I am of age');
  for (
    let stops = 0;
    stops < 5 && !(await agreed.evaluate((box) => box === document.activeElement));
    stops += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expectSignedIn(page);
});

test('the content is one key away, and begins below the header', async ({ page }) => {
  await page.goto('/gameHall/2');
  await expect(tile(page)).toBeVisible();
  const title = page.getByRole('heading', { name: 'Slots' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const header = await page.getByRole('banner').boundingBox();
  expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

test('dozens of providers are one stop of the Tab key, and arrows go among them', async ({ page }) => {
  await page.goto('/gameHall/2');
  await expect(tile(page)).toBeVisible();
  const providers = page.getByRole('toolbar', { name: 'Providers' }).getByRole('button');
  await providers.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(providers.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(providers.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await expect(tile(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(providers.nth(1)).toBeFocused();
});

test('a list that was opened from the keyboard is gone when the focus leaves it', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Language/ }).focus();
  await page.keyboard.press('Enter');
  const vietnamese = page.getByRole('button', { name: 'Tiếng Việt' });
  await expect(vietnamese).toBeVisible();
  await page.getByRole('button', { name: 'NGN' }).focus();
  await page.keyboard.press('Tab');
  await expect(vietnamese).toBeHidden();
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeFocused();
});

test('from what the search found, Escape leads back into its field', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('searchbox').fill('lantern');
  const found = page.getByRole('list', { name: 'Games found' }).getByRole('button');
  await found.first().focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(found).toHaveCount(0);
});

test('a game is reached and left with the keyboard alone', async ({ page }) => {
  await page.goto('/gameHall/2');
  await tile(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('Sign in to play');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(tile(page)).toBeFocused();
});
