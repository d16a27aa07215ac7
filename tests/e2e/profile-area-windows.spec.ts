import type { Page } from '@playwright/test';
import { expect, isMobileLayout, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import {
  chooseInBalanceMenu,
  expectSignedIn,
  expectSignedOut,
  openAccountMenu,
  signOut,
  submitCredentials,
  toast,
} from '#tests/support/steps.ts';

const account = 'linhmai_88';
const clickWallet = (page: Page) => page.getByRole('link', { name: 'Wallet', exact: true }).click();
/** Opens an area and returns its page: a new window on desktop, the same page on phone. */
async function openArea(page: Page, open: () => Promise<void>): Promise<Page> {
  if (isMobileLayout(page)) {
    await open();
    return page;
  }
  const [popup] = await Promise.all([page.waitForEvent('popup'), open()]);
  return popup;
}

test('account area opens one window on desktop and the same page on phone', { tag: '@layouts' }, async ({
  page,
  context,
  control,
}) => {
  await openSignedIn(page, control, account, '/faq');
  const wallet = await openArea(page, () => clickWallet(page));
  await expect(wallet).toHaveURL('/user/MyWallet');
  await expect(wallet.getByRole('heading', { level: 1, name: 'My wallet' })).toBeVisible();
  if (isMobileLayout(page)) return;
  await clickWallet(page);
  expect(context.pages()).toHaveLength(2);
  expect(await wallet.evaluate(() => [window.name, window.opener !== null])).toEqual(['user', true]);
  await expectSignedIn(wallet);
  await test.step('a link to another page navigates the open window', async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Letters/ })
      .click();
    await expect(wallet).toHaveURL('/user/Letter');
    await expect(wallet.getByRole('tabpanel').getByRole('listitem')).toHaveCount(12);
    expect(context.pages()).toHaveLength(2);
  });
  await test.step('sign-out closes the account window', async () => {
    await signOut(page);
    await expectSignedOut(page);
    await expect.poll(() => context.pages().length).toBe(1);
  });
});

test('account page never shows the menu of the halls while it loads', async ({ page, control }) => {
  await page.addInitScript(() =>
    new MutationObserver(() => {
      if (document.querySelector('aside a[href$="/discount"]'))
        Object.assign(window, { hasShownHalls: true });
    }).observe(document, { childList: true, subtree: true }),
  );
  await openSignedIn(page, control, account, '/user/Info');
  await expect(page.getByRole('complementary').getByRole('link', { name: 'Details' })).toBeVisible();
  expect(await page.evaluate(() => 'hasShownHalls' in window)).toBe(false);
});

test('account window is closed at sign-out when a link has led it out of its area', async ({
  page,
  context,
  control,
}) => {
  await control.letter({ account, title: 'Questions', content: '<a href="/faq">Read the answers</a>' });
  await openSignedIn(page, control, account, '/discount');
  const letters = await openArea(page, () =>
    page
      .getByRole('banner')
      .getByRole('link', { name: /^Letters/ })
      .click(),
  );
  await letters.getByRole('tabpanel').getByRole('link', { name: 'Questions' }).click();
  await letters.getByRole('link', { name: 'Read the answers', exact: true }).click();
  await expect(letters).toHaveURL('/faq');
  await expectSignedIn(letters);
  await signOut(page);
  await expectSignedOut(page);
  await expect.poll(() => context.pages().length).toBe(1);
});

test('account area opens in the same page when its window is blocked', async ({ page, context, control }) => {
  await openSignedIn(page, control, account, '/faq');
  await page.evaluate(() => {
    window.open = () => null;
  });
  await clickWallet(page);
  await expect(page).toHaveURL('/user/MyWallet');
  expect(context.pages()).toHaveLength(1);
});

test('sign-out in the account window ends the session in every tab', async ({ page, context, control }) => {
  await openSignedIn(page, control, account, '/faq');
  const wallet = await openArea(page, () => clickWallet(page));
  await signOut(wallet);
  await expectSignedOut(page);
  await expect.poll(() => context.pages().length).toBe(1);
});

test('deposit page opens after sign-in when a visitor opens /fastDeposit', { tag: '@layouts' }, async ({
  page,
}) => {
  await page.goto('/fastDeposit');
  const deposit = await openArea(page, () => submitCredentials(page, { account }));
  await expect(deposit).toHaveURL('/fastPayment');
  await expect(deposit.getByRole('main').getByRole('form', { name: 'Deposit' })).toBeVisible();
  await expect(deposit.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
});

test('back button leads from a member page to the menu, then to the previous page', {
  tag: '@phone',
}, async ({ page, control }) => {
  await openSignedIn(page, control, account, '/faq');
  await openAccountMenu(page);
  await page.getByRole('main').getByRole('link', { name: 'Announcements' }).click();
  await expect(page.getByRole('banner').getByRole('heading', { name: 'Announcements' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/user');
  await page.getByRole('main').getByRole('link', { name: 'Letters' }).click();
  await page.getByRole('link', { name: 'Back to my account' }).click();
  await expect(page).toHaveURL('/user');
  await expect(page.getByRole('heading', { level: 1, name: 'Linh Mai' })).toBeVisible();
});

test("header of a member page has the balance's menu on a narrow phone", {
  tag: '@phone',
}, async ({ page, control }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openSignedIn(page, control, 'thanhdat7', '/user/Transaction');
  const header = page.getByRole('banner');
  await chooseInBalanceMenu(page, 'Hide balance');
  await page.keyboard.press('Escape');
  await expect(header.getByText('Hidden')).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('wallet opens after sign-in when a visitor selects it on a phone', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Wallet' }).click();
  await submitCredentials(page, { account });
  await expect(page).toHaveURL('/user');
  await expect(toast(page, 'Welcome back.')).toBeVisible();
});
