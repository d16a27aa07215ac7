import type { Page } from '@playwright/test';
import { WITHDRAW_PASSWORD } from '#sandbox/members.ts';
import { axeViolations } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { dialog } from '#tests/support/steps.ts';

const path = '/user/BindAccount';
const store = '/member/account/store';
const password = 'Withdrawal password, 4 digits';
const form = (page: Page) => page.getByRole('form', { name: 'New account' });
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const main = (page: Page) => page.getByRole('main');
const row = (page: Page, text: string) => main(page).getByRole('listitem').filter({ hasText: text });
const add = (page: Page) => main(page).getByRole('button', { name: 'Add an account' }).click();

async function submit(page: Page, pin = WITHDRAW_PASSWORD) {
  await field(page, password).fill(pin);
  await form(page).getByRole('button', { name: 'Add the account' }).click();
}

test('account is added with a first withdrawal password, verified, withdrawn to, and removed', {
  tag: '@layouts',
}, async ({ page, control }) => {
  const account = 'open_profile';
  await openSignedIn(page, control, account, path);
  for (const label of ['New withdrawal password', 'Confirm withdrawal password'])
    await main(page).getByLabel(label).fill('1357');
  await main(page).getByRole('button', { name: 'Set the withdrawal password' }).click();
  await field(page, 'Bank').selectOption({ label: 'Harbour Trust' });
  expect(await axeViolations(page)).toEqual([]);
  await field(page, 'Account number').fill('7001 2345');
  await field(page, 'Account nickname (optional)').fill('Lương tháng 工资');
  await control.script({ path: store, response: { kind: 'drop' } });
  await submit(page, '1357');
  await expect(form(page).getByText('We do not know yet whether we have received this.')).toBeVisible();
  await submit(page, '1357');
  await expect(form(page).getByText('You have this account already.')).toBeVisible();
  await main(page).getByRole('button', { name: 'Back', exact: true }).click();
  await expect(row(page, 'Harbour Trust (Lương tháng 工资)')).toContainText('Under review');
  const { list } = await listOf(page);
  await control.decideAccount({ id: Number(list[0]?.id) });
  await expect(row(page, 'Harbour Trust')).toContainText('Verified, default');

  await page.goto('/user/Withdrawal');
  await main(page).getByRole('textbox', { name: 'Amount' }).fill('90.00');
  await main(page).getByRole('button', { name: 'Continue' }).click();
  await main(page).getByLabel(password).fill('1357');
  await main(page).getByRole('button', { name: 'Send $90.00' }).click();
  await expect(page.getByRole('region', { name: 'Withdrawal pending' })).toBeVisible();
  await page.goto(path);
  await expect(row(page, 'Harbour Trust')).toContainText('A withdrawal to it is open.');
  await control.decideWithdrawal({ account });
  expect(await control.ledger({ account })).toMatchObject({ main: 0, pending: 0 });
  await main(page).getByRole('button', { name: 'Remove Harbour Trust, ends in 2345' }).click();
  await dialog(page).getByLabel(password).fill('0000');
  await dialog(page).getByRole('button', { name: 'Remove' }).click();
  await expect(dialog(page).getByText('You have 4 attempts left.')).toBeVisible();
  await dialog(page).getByLabel(password).fill('1357');
  await dialog(page).getByRole('button', { name: 'Remove' }).click();
  await expect(main(page).getByText('Your account is removed.')).toBeVisible();
  await expect(row(page, 'Harbour Trust')).toHaveCount(0);
});

/** The accounts as the page reads them. */
const listOf = (page: Page) =>
  page.evaluate(async () => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('token')}`,
      'content-type': 'application/json',
    };
    const response = await fetch('/api/member/account/list', { method: 'POST', headers, body: '{}' });
    return ((await response.json()) as { data: { list: { id: string }[] } }).data;
  });

test('account is not added when a field is not valid, and the kind is full', async ({ page, control }) => {
  await openSignedIn(page, control, 'wd_accounts', path);
  await expect(row(page, 'ends in 0002')).toContainText('Declined: The account is in another name');
  await add(page);
  await expect(form(page).getByText('You have 5 accounts of this type')).toBeVisible();
  await field(page, 'Type').selectOption({ label: 'Crypto address' });
  await submit(page, '');
  await expect(field(page, 'Network')).toHaveAccessibleDescription('Choose a network.');
  await expect(field(page, password)).toHaveAccessibleDescription('Enter your withdrawal password.');
  await field(page, 'Network').selectOption({ label: 'USDT, TRC-20' });
  for (const [address, problem] of [
    ['TMxC52sPqqePPysFkgPVtkVpMz9pwdtuXs', /^A character of this address is wrong\./],
    ['0x52908400098527886E0F7030069857D2E4169EE7', 'This is not an address of this network.'],
    ['TMxC52sPqqePPysFkgPVtkVpMz9pwdtuXS', ''],
  ] as const) {
    await field(page, 'Address').fill(address);
    await expect(field(page, 'Address')).toHaveAccessibleDescription(problem);
  }
  await control.script({ path: store, response: { kind: 'code', code: 108, data: { field: 'address' } } });
  await submit(page);
  await expect(field(page, 'Address')).toHaveAccessibleDescription('This is not an address of this network.');
  await expect(field(page, 'Address')).toHaveValue('TMxC52sPqqePPysFkgPVtkVpMz9pwdtuXS');
  await submit(page);
  await expect(main(page).getByText('Your account is added.')).toBeVisible();
  await expect(row(page, 'TMxC52sPqqePPysFkgPVtkVpMz9pwdtuXS')).toContainText('Under review');
  await main(page).getByRole('button', { name: 'Set as default: Lumo, i***@example.com' }).click();
  await expect(row(page, 'Lumo')).toContainText('Verified, default');
});
