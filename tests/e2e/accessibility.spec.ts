import type { Locator } from '@playwright/test';
import { WITHDRAW_PASSWORD } from '#sandbox/members.ts';
import { violations } from '../support/accessibility.ts';
import { captchaAnswer, expect, test } from '../support/fixtures.ts';
import {
  askForCode,
  changeForm,
  dialog,
  expectSignedIn,
  newPassword,
  openPasswordChange,
  openRecovery,
  openRegistration,
  openSignIn,
  registerButton,
  sendCredentials,
  sendNewPassword,
  sendPasswordChange,
  sendProof,
  sendResetPassword,
  signIn,
  tile,
} from '../support/steps.ts';

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

test('nor in any state of signing in', async ({ page, control }) => {
  await control.script({ path: '/captcha', answer: { kind: 'status', status: 502 } });
  await page.goto('/');
  await openSignIn(page);
  await expect(dialog(page).getByLabel('Code in the picture')).toHaveAccessibleDescription(/./);
  expect(await violations(page)).toEqual([]);
  await control.script({ path: '/captcha', answer: { kind: 'code', code: 101 } });
  await dialog(page).getByRole('button', { name: 'Show another picture' }).click();
  await dialog(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog(page).getByLabel('Account name')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  const { id } = await control.script({ path: '/login', answer: { kind: 'code', code: 103 }, hold: true });
  await sendCredentials(page, { account: 'double_ok' });
  await expect(dialog(page).getByRole('button', { name: 'Signing in' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await control.release({ id });
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await sendCredentials(page, { account: 'double_ok' });
  await expect(dialog(page).getByLabel('What is your full name?')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect(dialog(page).locator('[aria-invalid=true]').first()).toBeFocused();
  expect(await violations(page)).toEqual([]);
});

test('nor in the windows of a member’s own', async ({ page }) => {
  for (const path of ['/proxy', '/fastPayment']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText('You are not signed in');
    expect(await violations(page)).toEqual([]);
  }
  await page.goto('/');
  await signIn(page, 'agent_rosa');
  for (const path of ['/proxy', '/proxy?page=Register', '/fastPayment']) {
    await page.goto(path);
    await expect(page.locator('dl, [href]').last()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  }
});

test('nor in the registration form, filled in or wrong', async ({ page }) => {
  await page.goto('/');
  await openRegistration(page);
  await dialog(page).getByLabel('Currency of the account').selectOption('VND');
  await expect(dialog(page).getByRole('img', { name: /Picture/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await registerButton(page).click();
  await expect(dialog(page).locator('[aria-invalid=true]').first()).toBeFocused();
  await dialog(page).getByLabel('Currency of the account').selectOption('INR');
  await registerButton(page).click();
  await expect(dialog(page).getByLabel('Year')).toHaveAttribute('aria-invalid', 'true');
  expect(await violations(page)).toEqual([]);
});

test('nor over the form, where the agreement is read', async ({ page }) => {
  await page.goto('/');
  await openRegistration(page);
  await dialog(page).getByRole('button', { name: 'Read the service agreement' }).click();
  await expect(page.getByRole('region', { name: 'Service agreement' })).toContainText('You are of age');
  expect(await violations(page)).toEqual([]);
});

test('nor where an account from another house is confirmed, filled in or wrong', async ({
  page,
  control,
}) => {
  await page.goto('/');
  await openSignIn(page);
  await sendCredentials(page, { account: 'moved_802' });
  await expect(dialog(page).getByRole('tab', { name: 'Phone' })).toBeVisible();
  await expect(dialog(page).getByRole('img', { name: /Picture/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog(page).getByRole('tab', { name: 'Phone' }).click();
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect(dialog(page).getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true');
  expect(await violations(page)).toEqual([]);
  await control.script({ path: '/arks/web/vx/verify', answer: { kind: 'code', code: 102 } });
  await sendProof(page);
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await sendProof(page);
  await expect(dialog(page).getByLabel('New password', { exact: true })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await sendResetPassword(page, 'dawn1357', 'dawn1358');
  await expect(dialog(page).getByLabel('New password once more')).toBeFocused();
  expect(await violations(page)).toEqual([]);
});

test('nor where a device is new', async ({ page }) => {
  await page.goto('/');
  await openSignIn(page);
  await sendCredentials(page, { account: 'new_device' });
  await expect(dialog(page)).toContainText('This device is new to your account');
  expect(await violations(page)).toEqual([]);
});

/** How high the part is in which a finger meets it, in the column through its middle. */
const reach = (target: Locator) =>
  target.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const meets = (dy: number) => document.elementFromPoint(x + width / 2, y + height / 2 + dy) === element;
    const steps = Array.from({ length: 30 }, (_, step) => step + 1);
    const side = (sign: 1 | -1) => steps.findIndex((step) => !meets(sign * step)) + 1;
    return side(-1) + side(1);
  });

test('a finger meets a button between lines in its whole height', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await openSignIn(page);
  for (const name of ['Forgot your password?', 'Open an account'])
    expect(await reach(dialog(page).getByRole('button', { name })), name).toBeGreaterThanOrEqual(44);
});

test('a list of the form is pressed anywhere in its frame, and shows the longest month', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  await openRegistration(page);
  const month = dialog(page).getByLabel('Month');
  const beside = await month.evaluate((list) => {
    const [frame, own] = [list.parentElement?.getBoundingClientRect(), list.getBoundingClientRect()];
    return frame && { width: frame.width - own.width, height: frame.height - own.height };
  });
  expect(beside).toEqual({ width: 0, height: 0 });
  await month.selectOption('September');
  const room = await month.evaluate((list: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(list);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.font = font;
    const word = pen.measureText(list.selectedOptions[0]?.text ?? '').width;
    return list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - word;
  });
  expect(room).toBeGreaterThanOrEqual(0);
});

test.describe('on the narrowest phone', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('a fortune is not covered, and no word of the bar is cut', async ({ page, control }) => {
    const account = 'linhmai_88';
    await control.setBalance({ account, cash: 1e12 });
    await page.goto('/');
    await signIn(page, account);
    const banner = page.getByRole('banner');
    await expect(banner.locator('data')).toHaveAttribute('value', '1000000000000');
    const edge = async (part: Locator) => (await part.boundingBox()) ?? { x: Number.NaN, width: Number.NaN };
    await expect(async () => {
      const figure = await edge(banner.locator('data'));
      const eye = await edge(banner.getByRole('button', { name: 'Hide balance' }));
      const last = await edge(banner.getByRole('button').last());
      expect(figure.x + figure.width).toBeLessThanOrEqual(eye.x);
      expect(last.x + last.width).toBeLessThanOrEqual(320);
    }).toPass({ timeout: 7_000 });
    const names = page.getByRole('navigation', { name: 'Main' }).getByRole('listitem');
    const cut = await names
      .locator('span')
      .evaluateAll((spans) =>
        spans.filter((span) => span.scrollWidth > span.clientWidth).map((span) => span.textContent),
      );
    expect(cut).toEqual([]);
    const me = await edge(names.last());
    expect(me.x + me.width).toBeLessThanOrEqual(320);
  });
});

test('an account from another house is confirmed with the keyboard alone', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/');
  await openSignIn(page);
  await sendCredentials(page, { account: 'moved_802' });
  await expect(dialog(page).getByRole('tab', { name: 'Phone' })).toBeVisible();
  await expect(dialog(page).getByRole('img', { name: /Picture/ })).toBeVisible();
  await expect(dialog(page).getByLabel('E-mail address')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByRole('tab', { name: 'Phone' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('5550802');
  await page.keyboard.press('Tab');
  await page.keyboard.type(WITHDRAW_PASSWORD);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(captchaAnswer.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('New password', { exact: true })).toBeFocused();
  await page.keyboard.type('dawn1357');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('dawn1357');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Password', { exact: true })).toBeFocused();
});

test('nor in the way back in, for whoever forgot the password', async ({ page, control }) => {
  await page.goto('/');
  await openSignIn(page);
  await openRecovery(page);
  await expect(dialog(page).getByRole('img', { name: /Picture/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog(page).getByRole('tab', { name: 'By phone' }).click();
  await dialog(page).getByRole('button', { name: 'Send me a code' }).click();
  await expect(dialog(page).getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true');
  expect(await violations(page)).toEqual([]);
  await askForCode(page, { account: 'linhmai_88', phone: '5550188' });
  await expect(dialog(page).getByRole('button', { name: /^Again in/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await control.script({
    path: '/forgot_password/reset',
    answer: { kind: 'code', code: 4711, message: 'No' },
  });
  await sendNewPassword(page, { code: '123456', again: 'other' });
  await expect(dialog(page).getByLabel('New password once more')).toHaveAttribute('aria-invalid', 'true');
  expect(await violations(page)).toEqual([]);
  await sendNewPassword(page, { code: '123456' });
  await expect(dialog(page).getByRole('alert')).toHaveText('No');
  expect(await violations(page)).toEqual([]);
});

test('nor where the password is changed, wanted or forced', async ({ page }) => {
  await page.goto('/');
  await signIn(page, 'second_seat');
  await openPasswordChange(page);
  await expect(changeForm(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await sendPasswordChange(page, { old: 'wrong123' });
  await expect(changeForm(page).locator('[aria-invalid=true]')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.goto('/user/Info');
  await expect(page.getByRole('main').getByRole('definition').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/');
  await openSignIn(page);
  await sendCredentials(page, { account: 'first_login' });
  await expect(changeForm(page)).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test('a password is changed with the keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  const { keyboard } = page;
  await page.goto('/');
  await openSignIn(page);
  await sendCredentials(page, { account: 'first_login' });
  await expect(changeForm(page).getByLabel('Present password', { exact: true })).toBeFocused();
  for (const typed of ['dusk2468', newPassword, newPassword]) {
    await keyboard.type(typed);
    await keyboard.press('Tab');
    await keyboard.press('Tab');
  }
  await expect(changeForm(page).getByRole('button', { name: 'Change password' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(changeForm(page)).toHaveCount(0);
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
  // Those of one provider come when all games are here.
  await expect(page.getByRole('list', { name: 'Games' })).not.toHaveAttribute('aria-busy', 'true');
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
