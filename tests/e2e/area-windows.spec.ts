import type { Page } from '@playwright/test';
import { expect, isPhone, test } from '../support/fixtures.ts';
import {
  dialog,
  expectSignedIn,
  expectSignedOut,
  openSignIn,
  sendCredentials,
  signIn,
  signOut,
  toast,
} from '../support/steps.ts';

const account = 'linhmai_88';
const toWallet = (page: Page) => page.getByRole('link', { name: 'Wallet' }).click();
/** The area's page: a window of its own on the desktop, this one on the phone. */
async function area(page: Page, open: () => Promise<void>): Promise<Page> {
  if (isPhone(page)) {
    await open();
    return page;
  }
  const [fresh] = await Promise.all([page.waitForEvent('popup'), open()]);
  return fresh;
}

test('the account opens in a window of its own on the desktop, once, and here on the phone', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await signIn(page, account);
  const wallet = await area(page, () => toWallet(page));
  await expect(wallet).toHaveURL('/user');
  await expect(wallet.getByRole('heading', { name: account })).toBeVisible();
  if (isPhone(page)) return;
  await toWallet(page);
  expect(context.pages()).toHaveLength(2);
  expect(await wallet.evaluate(() => [window.name, window.opener !== null])).toEqual(['user', true]);
});

test('a window that is held back is a page here', { tag: '@desktop' }, async ({ page, context }) => {
  await page.goto('/');
  await signIn(page, account);
  await page.evaluate(() => {
    window.open = () => null;
  });
  await toWallet(page);
  await expect(page).toHaveURL('/user');
  expect(context.pages()).toHaveLength(1);
});

test('signing out closes the windows of the account', { tag: '@desktop' }, async ({ page, context }) => {
  await page.goto('/');
  await signIn(page, account);
  const wallet = await area(page, () => toWallet(page));
  await expectSignedIn(wallet);
  await signOut(page);
  await expectSignedOut(page);
  await expect.poll(() => context.pages().length).toBe(1);
});

test('signing out in such a window closes it, and ends the session of all', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await page.goto('/');
  await signIn(page, account);
  const wallet = await area(page, () => toWallet(page));
  await wallet.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expectSignedOut(page);
  await expect.poll(() => context.pages().length).toBe(1);
});

test('whoever signs in for a deposit finds it open', async ({ page }) => {
  await page.goto('/fastDeposit');
  const deposit = await area(page, () => sendCredentials(page, { account }));
  await expect(deposit).toHaveURL('/fastPayment');
  await expect(deposit.getByRole('main')).toContainText(account);
  await expect(deposit.getByRole('main').getByRole('link', { name: 'Customer service' })).toBeVisible();
  await expect(deposit.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
});

test('a member comes by /fastDeposit straight to it, and hears of what is missing', async ({ page }) => {
  await page.goto('/');
  await signIn(page, 'bank_check');
  await page.goto('/fastDeposit');
  await expect(page).toHaveURL('/fastPayment');
  await expect(page.getByRole('main')).toContainText('Your bank account has not been verified yet.');
});

test('on the phone whoever signs in for the wallet stands in it', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Wallet' }).click();
  await sendCredentials(page, { account });
  await expect(page).toHaveURL('/user');
  await expect(toast(page, 'Welcome back.')).toBeVisible();
});

test('an agent sees where they stand; who is none yet is led to where one becomes it', async ({ page }) => {
  await page.goto('/proxy');
  await expect(page.getByRole('main')).toContainText('You are not signed in');
  await openSignIn(page);
  await sendCredentials(page, { account: 'agent_rosa' });
  await expect(page.getByRole('main')).toContainText('Level');
  await expect(page).toHaveURL('/proxy');
});

test('an agent who is not active yet is told how their application stands', async ({ page }) => {
  await page.goto('/');
  await signIn(page, 'agent_idle');
  await page.goto('/proxy');
  await expect(page).toHaveURL('/proxy?page=Register');
  await expect(page.getByRole('main')).toContainText('Your application is being looked at');
  await expect(dialog(page)).toHaveCount(0);
});
