import type { Page } from '@playwright/test';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { memberChannel, openSignedIn } from '#tests/support/realtime.ts';
import { expectSignedIn, expectSignedOut, signIn, signOut, waitUntilHeld } from '#tests/support/steps.ts';

const account = 'linhmai_88';
const send = '/member/wallet/transfer';
const form = (page: Page) => page.getByRole('form', { name: 'Transfer' });
const amount = (page: Page) => form(page).getByRole('textbox', { name: 'Amount' });
const submit = (page: Page) => form(page).getByRole('button', { name: /^Transfer to/ });

async function fill(page: Page, provider: string, text: string) {
  await form(page).getByLabel('To', { exact: true }).selectOption({ label: provider });
  await amount(page).fill(text);
}
/** In the wallet and at Northwind, and what both are together with the rest. */
const money = async (control: ControlClient) => {
  const { main, total, wallets } = await control.ledger({ account });
  return { main, northwind: wallets.GPPT ?? 0, total };
};
const sent = async (control: ControlClient, n: number) =>
  (await control.requests({ since: n })).filter(({ path }) => path === send).length;

test('transfer moves the amount to a provider and all of it back', { tag: ['@layouts', '@main'] }, async ({
  page,
  control,
}) => {
  const before = await money(control);
  await openSignedIn(page, control, account, '/user/MyWallet');
  await fill(page, 'Northwind', '200.5');
  await submit(page).click();
  await expect(form(page).getByText('$200.50 moved to Northwind.')).toBeVisible();
  expect(await money(control)).toEqual({
    main: before.main - 200.5,
    northwind: before.northwind + 200.5,
    total: before.total,
  });
  await form(page).getByRole('button', { name: 'Swap accounts' }).click();
  await form(page).getByRole('button', { name: 'All', exact: true }).click();
  await submit(page).click();
  await expect(form(page).getByText(/moved to My wallet\.$/)).toBeVisible();
  expect(await money(control)).toEqual({
    main: before.main + before.northwind,
    northwind: 0,
    total: before.total,
  });
});

test('transfer is not sent when the amount is invalid or exceeds the balance by a cent', async ({
  page,
  control,
}) => {
  const { n } = await control.requestCursor();
  const { main } = await money(control);
  await openSignedIn(page, control, account, '/user/MyWallet');
  for (const [text, problem] of [
    ['', 'Enter an amount.'],
    ['0', 'Enter an amount above zero.'],
    ['-5', 'Enter an amount above zero.'],
    ['1e9', 'Enter the amount as a number.'],
    ['1.000.00', 'Enter the amount as a number.'],
    ['10.555', 'Use at most 2 decimals.'],
    [String(main + 0.01), 'The amount exceeds the available balance.'],
  ] as const) {
    await amount(page).fill(text);
    await submit(page).click();
    await expect(amount(page)).toHaveAccessibleDescription(problem);
  }
  expect(await sent(control, n)).toBe(0);
});

test('transfer moves money once when its response is lost, and when the page reloads', async ({
  page,
  control,
}) => {
  const before = await money(control);
  await openSignedIn(page, control, account, '/user/MyWallet');
  await control.script({ path: send, response: { kind: 'drop' } });
  await fill(page, 'Northwind', '100');
  await submit(page).dblclick();
  await expect(form(page).getByText('$100.00 moved to Northwind.')).toBeVisible();
  expect((await money(control)).northwind).toBe(before.northwind + 100);

  const { id } = await control.script({ path: send, hold: true, response: { kind: 'real' } });
  await amount(page).fill('50');
  await submit(page).click();
  await waitUntilHeld(control, send);
  await page.reload();
  await expect(
    form(page).getByText('We did not receive your transfer request. No money was transferred.'),
  ).toBeVisible();
  // It arrives after all: refused, because the page has learned that nothing was moved.
  await control.release({ id });
  await expect.poll(async () => (await control.held()).length).toBe(0);
  expect(await money(control)).toEqual({
    ...before,
    main: before.main - 100,
    northwind: before.northwind + 100,
  });
  // The form still has the transfer, to send it again.
  await expect(amount(page)).toHaveValue('50.00');
  await submit(page).click();
  await expect(form(page).getByText('$50.00 moved to Northwind.')).toBeVisible();
});

test('outcome of a transfer is shown after the next sign-in when sign-out interrupted it', async ({
  page,
  control,
}) => {
  const before = await money(control);
  await openSignedIn(page, control, account, '/user/MyWallet');
  await control.script({ path: send, hold: true, response: { kind: 'real' } });
  await fill(page, 'Northwind', '50');
  await submit(page).click();
  await waitUntilHeld(control, send);
  await signOut(page);
  await expectSignedOut(page);
  await signIn(page, account);
  await expectSignedIn(page);
  await page.goto('/user/MyWallet');
  await expect(
    form(page).getByText('We did not receive your transfer request. No money was transferred.'),
  ).toBeVisible();
  expect(await money(control)).toEqual(before);
});

test('outcome of a transfer is requested until the operator responds', async ({ page, control }) => {
  await openSignedIn(page, control, account, '/user/MyWallet');
  await control.script({ path: send, response: { kind: 'drop' } });
  await control.script({
    path: '/member/request/outcome',
    response: { kind: 'status', status: 503 },
    times: 100,
  });
  await fill(page, 'Northwind', '100');
  await submit(page).click();
  await expect(
    form(page).getByText('We do not know yet whether we have received your transfer request.'),
  ).toBeVisible();
  await expect(form(page).getByRole('button', { name: 'Transferring' })).toHaveAttribute('aria-busy', 'true');
  await control.clear();
  await form(page).getByRole('button', { name: 'Check now' }).click();
  await expect(form(page).getByText('$100.00 moved to Northwind.')).toBeVisible();
});

test('refused transfer says why and keeps the amount', async ({ page, control }) => {
  await openSignedIn(page, control, account, '/user/MyWallet');
  const channel = await memberChannel(page, control);
  await fill(page, 'Northwind', '100');
  await control.maintenance({ gp_id: 'GPPT', minutes: 60 });
  await control.publish({ channel, event: '.all_transfer_back', data: {} });
  await expect(page.getByRole('main').getByText('Maintenance', { exact: true })).toBeVisible();
  await submit(page).click();
  await expect(
    form(page).getByText(/^The provider is closed for maintenance until .*No money was transferred\.$/),
  ).toBeVisible();
  await expect(amount(page)).toHaveValue('100.00');
  await control.maintenance({ gp_id: 'GPPT', minutes: 0 });
  await amount(page).fill('0.5');
  await submit(page).click();
  await expect(form(page).getByText('Transfer at least $1.00 and at most $5,000.00.')).toBeVisible();
});
