import type { Page } from '@playwright/test';
import { expect, isPhone, test } from '../support/fixtures.ts';
import { openSignedIn, scriptLayout } from '../support/realtime.ts';
import {
  dialog,
  expectSignedIn,
  expectSignedOut,
  openSignIn,
  signOut,
  submitCredentials,
  toast,
} from '../support/steps.ts';

const account = 'linhmai_88';
const clickWallet = (page: Page) => page.getByRole('link', { name: 'Wallet', exact: true }).click();
/** Opens an area and returns its page: a new window on desktop, the same page on phone. */
async function openArea(page: Page, open: () => Promise<void>): Promise<Page> {
  if (isPhone(page)) {
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
  await expect(wallet).toHaveURL('/user');
  await expect(wallet.getByRole('heading', { name: account })).toBeVisible();
  if (isPhone(page)) return;
  await clickWallet(page);
  expect(context.pages()).toHaveLength(2);
  expect(await wallet.evaluate(() => [window.name, window.opener !== null])).toEqual(['user', true]);
  await expectSignedIn(wallet);
  await test.step('sign-out closes the account window', async () => {
    await signOut(page);
    await expectSignedOut(page);
    await expect.poll(() => context.pages().length).toBe(1);
  });
});

test('account area opens in the same page when its window is blocked', async ({ page, context, control }) => {
  await openSignedIn(page, control, account, '/faq');
  await page.evaluate(() => {
    window.open = () => null;
  });
  await clickWallet(page);
  await expect(page).toHaveURL('/user');
  expect(context.pages()).toHaveLength(1);
});

test('sign-out in the account window ends the session in every tab', async ({ page, context, control }) => {
  await openSignedIn(page, control, account, '/faq');
  const wallet = await openArea(page, () => clickWallet(page));
  await wallet.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expectSignedOut(page);
  await expect.poll(() => context.pages().length).toBe(1);
});

test('deposit page opens after sign-in when a visitor opens /fastDeposit', { tag: '@layouts' }, async ({
  page,
}) => {
  await page.goto('/fastDeposit');
  const deposit = await openArea(page, () => submitCredentials(page, { account }));
  await expect(deposit).toHaveURL('/fastPayment');
  await expect(deposit.getByRole('main')).toContainText(account);
  await expect(deposit.getByRole('main').getByRole('link', { name: 'Customer service' })).toBeVisible();
  await expect(deposit.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
});

test('/fastDeposit shows the bank verification notice when the account is unverified', async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, 'bank_check', '/faq');
  await page.goto('/fastDeposit');
  await expect(page).toHaveURL('/fastPayment');
  await expect(page.getByRole('main')).toContainText('Your bank account has not been verified yet.');
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

test('agent page shows the level after sign-in', async ({ page }) => {
  await page.goto('/proxy');
  await expect(page.getByRole('main')).toContainText('You are not signed in');
  await openSignIn(page);
  await submitCredentials(page, { account: 'agent_rosa' });
  await expect(page.getByRole('main')).toContainText('Level');
  await expect(page).toHaveURL('/proxy');
});

test('agent page shows the application when the active member is no agent', async ({ page, control }) => {
  await openSignedIn(page, control, 'second_seat', '/faq');
  await scriptLayout(page, control, 'second_seat', { is_agent: 0, agent_active: 1 });
  await page.goto('/proxy');
  await expect(page).toHaveURL('/proxy?page=Register');
  await expect(page.getByRole('main').getByRole('button', { name: 'Apply' })).toBeVisible();
});

test('account page names the level when the member type is not 1', async ({ page, control }) => {
  await openSignedIn(page, control, 'type_two', '/user');
  await expect(page.getByRole('main')).toContainText('LevelPartner');
  await openSignedIn(page, control, 'second_seat', '/user');
  await expect(page.getByRole('main')).toContainText('CurrencyUSD');
  await expect(page.getByRole('main')).not.toContainText('Level');
});

test('agent page shows the application status when the agent is not active', async ({ page, control }) => {
  await openSignedIn(page, control, 'agent_idle', '/faq');
  await page.goto('/proxy');
  await expect(page).toHaveURL('/proxy?page=Register');
  await expect(page.getByRole('main')).toContainText('Your application is under review');
  await expect(dialog(page)).toHaveCount(0);
});
