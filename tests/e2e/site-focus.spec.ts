import type { Page } from '@playwright/test';
import { WITHDRAW_PASSWORD } from '#sandbox/members.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { dialog, expectSignedIn, openSignIn, submitCredentials } from '#tests/support/steps.ts';
import { visit } from '#tests/support/visit.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

test('heading gets the focus after a link of the content, of the navigation and of a sign-in', {
  tag: '@layouts',
}, async ({ page }) => {
  await page.goto('/');
  await main(page).getByRole('link', { name: 'Slots' }).first().press('Enter');
  await expect(heading(page, 'Slots')).toBeFocused();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: 'Promotions' })
    .filter({ visible: true })
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await openSignIn(page);
  await submitCredentials(page, { account: 'linhmai_88' });
  await expectSignedIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('focus is never on the body after a transfer and after a removed row', async ({ page, control }) => {
  await openSignedIn(page, control, 'linhmai_88', '/user/MyWallet');
  const form = page.getByRole('form', { name: 'Transfer' });
  await form.getByLabel('To', { exact: true }).selectOption({ label: 'Northwind' });
  await form.getByRole('textbox', { name: 'Amount' }).fill('20');
  await form.getByRole('button', { name: /^Transfer to/ }).press('Enter');
  await expect(form.getByText('$20.00 moved to Northwind.')).toBeVisible();
  await expect(form.locator(':focus')).toHaveCount(1);
  await visit(page, '/user/BindAccount');
  await main(page)
    .getByRole('button', { name: /^Remove / })
    .first()
    .press('Enter');
  await dialog(page)
    .getByLabel(/^Withdrawal password/)
    .fill(WITHDRAW_PASSWORD);
  await dialog(page).getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(main(page).getByText('Your account is removed.')).toBeVisible();
  await expect(page.locator(':focus')).toHaveText('Accounts for withdrawals');
});
