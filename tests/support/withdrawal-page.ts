import type { Page } from '@playwright/test';
import { WITHDRAW_PASSWORD } from '#sandbox/members.ts';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import { dialog } from '#tests/support/steps.ts';

/** Parts of the withdrawal page, and the steps of a withdrawal. */

export const send = '/member/withdrawal/create';
export const cancel = '/member/withdrawal/cancel';
export const account = 'linhmai_88';
export const withdrawalForm = (page: Page) => page.getByRole('form', { name: 'Withdrawal' });
export const main = (page: Page) => page.getByRole('main');
export const amount = (page: Page) => withdrawalForm(page).getByRole('textbox', { name: 'Amount' });
export const password = (page: Page) => withdrawalForm(page).getByLabel('Withdrawal password, 4 digits');
export const openOrder = (page: Page) => page.getByRole('region', { name: 'Withdrawal pending' });
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

export async function review(page: Page, text: string) {
  await amount(page).fill(text);
  await button(page, 'Continue').click();
}

export async function withdraw(page: Page, text: string) {
  await review(page, text);
  await password(page).fill(WITHDRAW_PASSWORD);
  await button(page, /^Send/).click();
}

export async function cancelOrder(page: Page) {
  await openOrder(page).getByRole('button', { name: 'Cancel the withdrawal' }).click();
  await dialog(page).getByRole('button', { name: 'Cancel the withdrawal' }).click();
}

/** In the wallet, and in an open withdrawal. */
export const money = async (control: ControlClient, of = account) => {
  const { main, pending } = await control.ledger({ account: of });
  return { main, pending };
};

export const sent = async (control: ControlClient, n: number) =>
  (await control.requests({ since: n })).filter((request) => request.path === send).length;
