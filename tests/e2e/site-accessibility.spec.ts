import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '#tests/support/accessibility.ts';
import { orderDeposit } from '#tests/support/deposit-page.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import {
  changeForm,
  continueButton,
  continueToPerson,
  dialog,
  fillAccount,
  openPasswordChange,
  openRecovery,
  openRegistration,
  openSignIn,
  registerButton,
  requestCode,
  submitCredentials,
  submitNewPassword,
  submitPasswordChange,
  submitProof,
  submitResetPassword,
} from '#tests/support/steps.ts';
import { visit } from '#tests/support/visit.ts';

/** Waits until the page has loaded its lists. */
async function expectLoaded(page: Page) {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

test('axe names violations of a page and its frame, and only those of a modal above them', async ({
  page,
}) => {
  await page.goto('/faq');
  await expectLoaded(page);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.title = 'Frame';
    document.querySelector('main')?.append(document.createElement('textarea'), frame);
    frame.contentDocument?.body.append(frame.contentDocument.createElement('button'));
  });
  expect(await axeViolations(page)).toEqual(['label: textarea', 'button-name: button']);
  await page.evaluate(() => {
    const modal = document.createElement('dialog');
    modal.ariaLabel = 'Modal';
    modal.append(document.createElement('input'));
    document.body.append(modal);
    modal.showModal();
  });
  expect(await axeViolations(page)).toEqual(['label: dialog > input']);
});

test('public pages have no axe violations', { tag: '@layouts' }, async ({ page }) => {
  await page.goto('/');
  await expectLoaded(page);
  expect.soft(await axeViolations(page), '/').toEqual([]);
  for (const path of [
    '/gameHall/2',
    '/search?q=lantern',
    '/discount',
    '/faq',
    '/sponsor',
    '/nowhere',
    '/proxy',
    '/fastPayment',
  ]) {
    await visit(page, path);
    await expectLoaded(page);
    expect.soft(await axeViolations(page), path).toEqual([]);
  }
});

test('member pages have no axe violations', { tag: '@layouts' }, async ({ page, control }) => {
  await openSignedIn(page, control, 'linhmai_88', '/user');
  await expect(page.getByRole('main').getByRole('definition').first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  for (const path of [
    '/user/Info',
    '/user/MyWallet',
    '/user/Announcement?id=1',
    '/user/Deposit',
    '/user/Withdrawal',
    '/user/PlayLimits',
    '/user/BindAccount',
  ]) {
    await visit(page, path);
    await expect(page.getByRole('main').locator('dl, article, h2').first()).toBeVisible();
    await expectLoaded(page);
    expect.soft(await axeViolations(page), path).toEqual([]);
  }
  await visit(page, '/user/Deposit');
  await orderDeposit(page, 'Harbour Bank', '100');
  await expect(page.getByText('Transfer exactly')).toBeVisible();
  expect.soft(await axeViolations(page), 'paying').toEqual([]);
  await control.decideWithdrawal({ account: 'wd_pending' });
  await openSignedIn(page, control, 'wd_pending', '/user/Withdrawal');
  await expect(page.getByRole('main').getByText('Your balance now')).toBeVisible();
  expect.soft(await axeViolations(page), 'withdrawal sent').toEqual([]);
  await openSignedIn(page, control, 'agent_rosa', '/faq');
  for (const path of ['/proxy/Register', '/fastPayment']) {
    await visit(page, path);
    await expect(page.getByRole('main').locator('dl, [href]').last()).toBeVisible();
    await expectLoaded(page);
    expect.soft(await axeViolations(page), path).toEqual([]);
  }
});

test('sign-in has no axe violations with errors, while it is sent, and in its next steps', {
  tag: '@layouts',
}, async ({ page, control }) => {
  const expectNoViolations = async (state: string) => expect(await axeViolations(page), state).toEqual([]);
  await control.script({ path: '/captcha', response: { kind: 'status', status: 502 } });
  await page.goto('/faq');
  await openSignIn(page);
  await expect(dialog(page).getByLabel('Code in the image')).toHaveAccessibleDescription(/./);
  await expectNoViolations('captcha failed');
  await control.script({ path: '/captcha', response: { kind: 'code', code: 101 } });
  await dialog(page).getByRole('button', { name: 'Show a new image' }).click();
  await dialog(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog(page).getByLabel('Account name')).toBeFocused();
  await expectNoViolations('fields missing');
  const { id } = await control.script({ path: '/login', response: { kind: 'code', code: 103 }, hold: true });
  await submitCredentials(page, { account: 'double_ok' });
  await expect(dialog(page).getByRole('button', { name: 'Signing in' })).toBeVisible();
  await expectNoViolations('submitting');
  await control.release({ id });
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await expectNoViolations('rejected');
  await submitCredentials(page, { account: 'new_device' });
  await expect(dialog(page)).toContainText('This device is new to your account');
  await expectNoViolations('new device');
  await dialog(page).getByRole('button', { name: 'Back to sign-in' }).click();
  await expect(dialog(page).getByRole('img', { name: /Image of a code/ })).toBeVisible();
  await expectNoViolations('filled');
  await submitCredentials(page, { account: 'double_ok' });
  await expect(dialog(page).getByLabel('What is your full name?')).toBeVisible();
  await expectNoViolations('question');
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect(dialog(page).locator('[aria-invalid=true]').first()).toBeFocused();
  await expectNoViolations('answer missing');
});

test('registration has no axe violations when it is empty, has errors or shows the agreement', {
  tag: '@layouts',
}, async ({ page }) => {
  await page.goto('/faq');
  await openRegistration(page);
  await dialog(page).getByLabel('Account currency').selectOption('INR');
  expect(await axeViolations(page)).toEqual([]);
  await continueButton(page).click();
  await expect(dialog(page).locator('[aria-invalid=true]').first()).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await fillAccount(page);
  await continueToPerson(page);
  await expect(dialog(page).getByRole('img', { name: /Image of a code/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await registerButton(page).click();
  await expect(dialog(page).getByRole('combobox', { name: 'Year' })).toHaveAttribute('aria-invalid', 'true');
  expect(await axeViolations(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Read the service agreement' }).click();
  await expect(page.getByRole('region', { name: 'Service agreement' })).toContainText('of legal age');
  expect(await axeViolations(page)).toEqual([]);
});

test('transfer verification has no axe violations in its steps and with errors', { tag: '@layouts' }, async ({
  page,
  control,
}) => {
  await page.goto('/faq');
  await openSignIn(page);
  await submitCredentials(page, { account: 'moved_802' });
  await expect(dialog(page).getByRole('tab', { name: 'Phone' })).toBeVisible();
  await expect(dialog(page).getByRole('img', { name: /Image of a code/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await dialog(page).getByRole('tab', { name: 'Phone' }).click();
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect(dialog(page).getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true');
  expect(await axeViolations(page)).toEqual([]);
  await control.script({ path: '/arks/web/vx/verify', response: { kind: 'code', code: 102 } });
  await submitProof(page);
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await submitProof(page);
  await expect(dialog(page).getByLabel('New password', { exact: true })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await submitResetPassword(page, 'dawn1357', 'dawn1358');
  await expect(dialog(page).getByLabel('Confirm new password')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
});

test('password recovery has no axe violations in its steps and with errors', { tag: '@layouts' }, async ({
  page,
  control,
}) => {
  await page.goto('/faq');
  await openSignIn(page);
  await openRecovery(page);
  await expect(dialog(page).getByRole('img', { name: /Image of a code/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await dialog(page).getByRole('tab', { name: 'By phone' }).click();
  await dialog(page).getByRole('button', { name: 'Send code' }).click();
  await expect(dialog(page).getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true');
  expect(await axeViolations(page)).toEqual([]);
  await requestCode(page, { account: 'linhmai_88', phone: '5550188' });
  await expect(dialog(page).getByRole('button', { name: /^Resend in/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await control.script({
    path: '/forgot_password/reset',
    response: { kind: 'code', code: 4711, message: 'No' },
  });
  await submitNewPassword(page, { code: '123456', again: 'other' });
  await expect(dialog(page).getByLabel('Confirm new password')).toHaveAttribute('aria-invalid', 'true');
  expect(await axeViolations(page)).toEqual([]);
  await submitNewPassword(page, { code: '123456' });
  await expect(dialog(page).getByRole('alert')).toHaveText('No');
  expect(await axeViolations(page)).toEqual([]);
});

test('password change has no axe violations when it is optional or required', { tag: '@layouts' }, async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, 'second_seat', '/faq');
  await openPasswordChange(page);
  await expect(changeForm(page)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await submitPasswordChange(page, { old: 'wrong123' });
  await expect(changeForm(page).locator('[aria-invalid=true]')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await openSignedIn(page, control, 'first_login', '/faq');
  await expect(changeForm(page)).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
});

/** Height of the touch target in pixels, measured along its vertical centre line. */
const touchHeight = (target: Locator) =>
  target.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const isHit = (dy: number) => document.elementFromPoint(x + width / 2, y + height / 2 + dy) === element;
    const steps = Array.from({ length: 30 }, (_, step) => step + 1);
    const side = (sign: 1 | -1) => steps.findIndex((step) => !isHit(sign * step)) + 1;
    return side(-1) + side(1);
  });

test('text buttons of the sign-in form have touch targets of at least 44 px', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/faq');
  await openSignIn(page);
  for (const name of ['Forgot your password?', 'Join now'])
    expect(await touchHeight(dialog(page).getByRole('button', { name })), name).toBeGreaterThanOrEqual(44);
});

test('month select fills its frame and fits the longest month', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/faq');
  await openRegistration(page);
  await fillAccount(page);
  await continueToPerson(page);
  const month = dialog(page).getByLabel('Month');
  const sizeDifference = await month.evaluate((list) => {
    const [frame, select] = [list.parentElement?.getBoundingClientRect(), list.getBoundingClientRect()];
    return frame && { width: frame.width - select.width, height: frame.height - select.height };
  });
  expect(sizeDifference).toEqual({ width: 0, height: 0 });
  await month.selectOption('September');
  const freeWidth = await month.evaluate((list: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(list);
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no canvas');
    context.font = font;
    const textWidth = context.measureText(list.selectedOptions[0]?.text ?? '').width;
    return list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - textWidth;
  });
  expect(freeWidth).toBeGreaterThanOrEqual(0);
});

test('fields have text of at least 16 px on phone and tablet, since iOS zooms into others', {
  tag: '@phone',
}, async ({ page, control }) => {
  await openSignedIn(page, control, 'linhmai_88', '/faq');
  for (const [width, path] of [
    [390, '/gameHall/2'],
    [390, '/user/Deposit'],
    [1180, '/gameHall/2'],
    [1180, '/user/Transaction'],
  ] as const) {
    await page.setViewportSize({ width, height: 820 });
    await visit(page, path);
    const fields = page.locator('input:not([type=radio], [type=checkbox]), select, textarea');
    await expect(fields.filter({ visible: true }).first()).toBeVisible();
    const sizes = await fields.evaluateAll((all) =>
      all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
    );
    expect.soft(Math.min(...sizes), `${path}, ${width} px`).toBeGreaterThanOrEqual(16);
  }
});

test.describe('on a phone 320 px wide', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('header and navigation fit a 320 px screen when the balance is long', async ({ page, control }) => {
    const account = 'linhmai_88';
    await control.setBalance({ account, cash: 1e12 });
    await openSignedIn(page, control, account, '/faq');
    const banner = page.getByRole('banner');
    await expect(banner.locator('data')).toHaveAttribute('value', '1000000000000');
    const boxOf = async (element: Locator) =>
      (await element.boundingBox()) ?? { x: Number.NaN, width: Number.NaN };
    await expect(async () => {
      const amount = await boxOf(banner.locator('data'));
      const deposit = await boxOf(banner.getByRole('link', { name: 'Deposit' }));
      expect(amount.x).toBeGreaterThanOrEqual(0);
      expect(amount.x + amount.width).toBeLessThanOrEqual(deposit.x);
      expect(deposit.x + deposit.width).toBeLessThanOrEqual(320);
    }).toPass({ timeout: 7_000 });
    const items = page.getByRole('navigation', { name: 'Main' }).getByRole('listitem');
    const cutLabels = await items
      .locator('span')
      .evaluateAll((spans) =>
        spans.filter((span) => span.scrollWidth > span.clientWidth).map((span) => span.textContent),
      );
    expect(cutLabels).toEqual([]);
    const lastItem = await boxOf(items.last());
    expect(lastItem.x + lastItem.width).toBeLessThanOrEqual(320);
  });

  test('label of a floating link is not cut', async ({ page }) => {
    await page.goto('/');
    const label = page.getByRole('region', { name: 'Featured' }).locator('a > span');
    await expect(label).toHaveText('The Sunday regatta');
    const cut = await label.evaluate((span) => [
      span.scrollWidth - span.clientWidth,
      span.scrollHeight - span.clientHeight,
    ]);
    // Heights are rounded to whole pixels.
    expect(Math.max(...cut)).toBeLessThanOrEqual(1);
  });

  test('pages keep their gutters and do not scroll sideways', async ({ page, control }) => {
    await openSignedIn(page, control, 'linhmai_88', '/faq');
    for (const path of ['/', '/gameHall/2', '/gameHall/4', '/discount', '/user', '/user/MyWallet']) {
      await visit(page, path);
      await expectLoaded(page);
      const found = await page.getByRole('main').evaluate((main) => {
        const { paddingLeft, paddingRight } = getComputedStyle(main);
        return {
          gutters: Math.min(Number.parseFloat(paddingLeft), Number.parseFloat(paddingRight)),
          width: document.documentElement.scrollWidth,
        };
      });
      expect([path, found.width]).toEqual([path, 320]);
      expect(found.gutters).toBeGreaterThanOrEqual(12);
    }
  });
});
