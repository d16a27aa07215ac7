import type { Page } from '@playwright/test';
import type { ControlClient } from '#sandbox/server/control-client.ts';

export const depositForm = (page: Page) => page.getByRole('form', { name: 'Deposit' });
/** The button of the layout; the phone has its main button at the bottom. */
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).locator('visible=true');

export async function fillDeposit(page: Page, method: string, amount: string) {
  // The label is the whole card.
  await depositForm(page).getByText(method, { exact: true }).click();
  await depositForm(page).getByLabel('How much?').fill(amount);
}
export async function orderDeposit(page: Page, method: string, amount: string) {
  await fillDeposit(page, method, amount);
  await button(page, /^Continue/).click();
}

/** The number of the order on the page. */
export const orderNumber = async (page: Page) => (await page.getByText(/^D\d{10,}$/).textContent()) ?? '';

/** Calls to a path of deposits since a cursor of the request log. */
export const depositCalls = async (control: ControlClient, since: number, path: string) =>
  (await control.requests({ since })).filter((seen) => seen.path === `/member/deposit${path}`).length;
