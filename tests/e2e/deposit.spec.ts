import type { Page } from '@playwright/test';
import type { ControlClient } from '#sandbox/control-client.ts';
import { expect, test } from '../support/fixtures.ts';
import { openSignedIn } from '../support/realtime.ts';

const account = 'linhmai_88';
const form = (page: Page) => page.getByRole('form', { name: 'Deposit' });
const continueButton = (page: Page) => page.getByRole('button', { name: /^Continue/ }).locator('visible=true');

/** Orders a deposit of a method. */
async function order(page: Page, method: string, amount: string) {
  await form(page).getByRole('radio', { name: method }).check();
  await form(page).getByLabel('How much?').fill(amount);
  await continueButton(page).click();
}
const balance = async (control: ControlClient) => (await control.ledger({ account })).main;

test('deposit by bank arrives in the wallet when the cashier is paid', async ({ page, control }) => {
  const before = await balance(control);
  await openSignedIn(page, control, account, '/user/Deposit');
  await page.waitForTimeout(500);
  await page.screenshot({ path: '/tmp/dep/form.png' });
  await order(page, 'Harbour Bank', '100');
  const orderNumber = await page.locator('text=/^D\\d+$/').textContent();
  await page.waitForTimeout(500);
  await page.screenshot({ path: '/tmp/dep/pay.png' });
  await page.getByRole('button', { name: 'I have paid' }).locator('visible=true').click();
  await expect(page.getByText('On its way to your wallet')).toBeVisible();
  await page.screenshot({ path: '/tmp/dep/reported.png' });
  await control.pay({ order_number: orderNumber ?? '', how: 'full' });
  await expect(page.getByText('The money is in your wallet')).toBeVisible();
  await page.screenshot({ path: '/tmp/dep/done.png' });
  expect(await balance(control)).toBe(before + 100);
});
