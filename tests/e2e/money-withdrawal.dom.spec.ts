import { WITHDRAW_PASSWORD } from '#sandbox/members.ts';
import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { chooseInBalanceMenu, waitUntilHeld } from '#tests/support/steps.ts';
import {
  account,
  amount,
  button,
  cancel,
  cancelOrder,
  main,
  money,
  openOrder,
  password,
  review,
  send,
  sent,
  withdraw,
  withdrawalForm,
} from '#tests/support/withdrawal-page.ts';

const path = '/user/Withdrawal';

test('withdrawal shows no balance when balances are hidden', async ({ page, control }) => {
  await control.setBalance({ account, cash: 4_321.09 });
  await openSignedIn(page, control, account, path);
  await expect(withdrawalForm(page)).toContainText('$4,321.09');
  await chooseInBalanceMenu(page, 'Hide balance');
  await expect(withdrawalForm(page)).toContainText('Hidden');
  await expect(withdrawalForm(page)).not.toContainText('4,321');
  await page.keyboard.press('Escape');
  await review(page, '21.09');
  const rest = main(page).getByRole('definition').filter({ hasText: 'Hidden' });
  await expect(rest).toHaveCount(1);
  await expect(main(page)).not.toContainText('4,300');
  await chooseInBalanceMenu(page, 'Show balance');
  await expect(main(page)).toContainText('$4,300.00');
});

test('money with providers is said on the withdrawal page until it is returned from there', async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, account, path);
  const line = withdrawalForm(page).getByText(/is still with game providers\.$/);
  await expect(line).toHaveText('$1,871.25 is still with game providers.');
  await withdrawalForm(page).getByRole('button', { name: 'Return all' }).click();
  await expect(line).toHaveCount(0);
  await expect(withdrawalForm(page).locator('data').first()).toHaveAttribute('value', '12480.55');
});

test('money with providers is said beside the outcome of a withdrawal, whose balance it is not in', async ({
  page,
  control,
}) => {
  await control.decideWithdrawal({ account: 'wd_pending' });
  await control.script({
    path: '/member/profile/my_cash',
    response: {
      kind: 'code',
      code: 100,
      data: {
        my_cash_list: [{ gp_id: 'GPAG', gp_name: 'Meridian Live', balance: '40.00' }],
        total: '240.00',
      },
    },
    times: 9,
  });
  await openSignedIn(page, control, 'wd_pending', path);
  await expect(withdrawalForm(page).getByRole('status').filter({ hasText: 'was sent to' })).toBeVisible();
  await expect(withdrawalForm(page)).toContainText('$40.00 is still with game providers.');
});

test('withdrawal is not sent when the amount is not possible', async ({ page, control }) => {
  const { n } = await control.requestCursor();
  await openSignedIn(page, control, 'wd_turnover', path);
  await expect(page.getByRole('progressbar', { name: 'Welcome bonus' })).toBeVisible();
  for (const [text, problem] of [
    ['', 'Enter an amount.'],
    ['9.99', 'The minimum amount is $10.00.'],
    ['10.555', 'Use at most 2 decimals.'],
    ['500.01', 'This is more than you can withdraw: a part of your money is locked.'],
    ['1.000.00', 'Enter the amount as a number.'],
  ] as const) {
    await review(page, text);
    await expect(amount(page)).toHaveAccessibleDescription(problem);
  }
  await control.setBalance({ account: 'wd_turnover', cash: 20_000 });
  await expect(withdrawalForm(page).getByText('of $20,000.00 in your wallet')).toBeVisible();
  await review(page, '5000.01');
  await expect(amount(page)).toHaveAccessibleDescription('The maximum amount is $5,000.00.');
  expect(await sent(control, n)).toBe(0);
  // The balance has changed since it was read.
  await button(page, 'Half').click();
  await button(page, 'Continue').click();
  await control.script({
    path: '/member/withdrawal/info',
    response: { kind: 'status', status: 503 },
    times: 9,
  });
  await control.setBalance({ account: 'wd_turnover', cash: 300 });
  await password(page).fill(WITHDRAW_PASSWORD);
  await button(page, 'Send $2,500.00').click();
  await expect(
    withdrawalForm(page).getByText('Your balance has changed. You can withdraw $100.00 now.'),
  ).toBeVisible();
  await expect(amount(page)).toHaveValue('2,500.00');
});

test('withdrawal moves money once when responses are lost, and when the page reloads', async ({
  page,
  control,
}) => {
  const before = await money(control);
  await openSignedIn(page, control, account, path);
  await control.script({ path: send, response: { kind: 'drop' } });
  await withdraw(page, '100');
  await expect(openOrder(page)).toBeVisible();
  expect(await money(control)).toEqual({ main: before.main - 100, pending: 100 });
  await control.script({ path: cancel, response: { kind: 'drop' } });
  await cancelOrder(page);
  await expect(
    withdrawalForm(page).getByText('The withdrawal is cancelled. $100.00 is back in your wallet.'),
  ).toBeVisible();
  expect(await money(control)).toEqual(before);
  await button(page, 'Close').click();
  await expect(withdrawalForm(page).getByText(/is cancelled/)).toHaveCount(0);
  await page.reload();
  await expect(amount(page)).toBeVisible();
  await expect(withdrawalForm(page).getByText(/is cancelled/)).toHaveCount(0);

  const { id } = await control.script({ path: send, hold: true, response: { kind: 'real' } });
  await withdraw(page, '50');
  await waitUntilHeld(control, send);
  await page.reload();
  await expect(
    withdrawalForm(page).getByText('We did not receive your withdrawal request. Nothing left your wallet.'),
  ).toBeVisible();
  // It arrives after all: refused, because the page has learned that nothing was withdrawn.
  await control.release({ id });
  await expect.poll(async () => (await control.held()).length).toBe(0);
  expect(await money(control)).toEqual(before);
  await password(page).fill(WITHDRAW_PASSWORD);
  await button(page, 'Send $50.00').click();
  await expect(openOrder(page)).toBeVisible();
  expect(await money(control)).toEqual({ main: before.main - 50, pending: 50 });
});

test('sent withdrawal shows the new balance with a receipt until it is closed', async ({ page, control }) => {
  await control.decideWithdrawal({ account: 'wd_pending' });
  await openSignedIn(page, control, 'wd_pending', path);
  const outcome = withdrawalForm(page).getByRole('status').filter({ hasText: 'was sent to' });
  await expect(outcome).toContainText('Your balance now');
  // All of it can be withdrawn: the same figure is not shown twice.
  await expect(withdrawalForm(page).getByText('You can withdraw')).toHaveCount(0);
  await expect(outcome.locator('data').nth(1)).toHaveAttribute(
    'value',
    String((await control.ledger({ account: 'wd_pending' })).total),
  );
  await expect(button(page, 'Save the receipt')).toBeVisible();
  // This browser shares no pictures.
  await expect(button(page, 'Share it')).toHaveCount(0);
  await withdrawalForm(page).getByRole('button', { name: 'Close' }).click();
  await expect(outcome).toHaveCount(0);
  await expect(withdrawalForm(page).getByText('You can withdraw')).toBeVisible();
  await page.reload();
  await expect(amount(page)).toBeVisible();
  await expect(outcome).toHaveCount(0);
});

test('accounts page says what a withdrawal costs and how long it takes', async ({ page, control }) => {
  await openSignedIn(page, control, 'linhmai_88', '/user/BindAccount');
  const terms = main(page).getByRole('region', { name: 'Withdrawal', exact: true });
  await expect(terms.getByRole('definition')).toHaveText(['$1.00', 'Usually within 40 minutes']);
});
