import type { Page } from '@playwright/test';
import { WITHDRAW_PASSWORD } from '#sandbox/members.ts';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import { axeViolations } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import {
  chooseInBalanceMenu,
  dialog,
  expectGameClosed,
  openGame,
  playBar,
  waitUntilHeld,
} from '#tests/support/steps.ts';

const path = '/user/Withdrawal';
const send = '/member/withdrawal/create';
const cancel = '/member/withdrawal/cancel';
const account = 'linhmai_88';
const form = (page: Page) => page.getByRole('form', { name: 'Withdrawal' });
const main = (page: Page) => page.getByRole('main');
const amount = (page: Page) => form(page).getByRole('textbox', { name: 'Amount' });
const password = (page: Page) => form(page).getByLabel('Withdrawal password, 4 digits');
const openOrder = (page: Page) => page.getByRole('region', { name: 'Withdrawal pending' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function review(page: Page, text: string) {
  await amount(page).fill(text);
  await button(page, 'Continue').click();
}
async function withdraw(page: Page, text: string) {
  await review(page, text);
  await password(page).fill(WITHDRAW_PASSWORD);
  await button(page, /^Send/).click();
}
async function cancelOrder(page: Page) {
  await openOrder(page).getByRole('button', { name: 'Cancel the withdrawal' }).click();
  await dialog(page).getByRole('button', { name: 'Cancel the withdrawal' }).click();
}

/** In the wallet, and in an open withdrawal. */
const money = async (control: ControlClient, of = account) => {
  const { main, pending } = await control.ledger({ account: of });
  return { main, pending };
};
const sent = async (control: ControlClient, n: number) =>
  (await control.requests({ since: n })).filter((request) => request.path === send).length;

test('withdrawal shows no balance when balances are hidden', async ({ page, control }) => {
  await control.setBalance({ account, cash: 4_321.09 });
  await openSignedIn(page, control, account, path);
  await expect(form(page)).toContainText('$4,321.09');
  await chooseInBalanceMenu(page, 'Hide balance');
  await expect(form(page)).toContainText('Hidden');
  await expect(form(page)).not.toContainText('4,321');
  await page.keyboard.press('Escape');
  await review(page, '21.09');
  const rest = main(page).getByRole('definition').filter({ hasText: 'Hidden' });
  await expect(rest).toHaveCount(1);
  await expect(main(page)).not.toContainText('4,300');
  await chooseInBalanceMenu(page, 'Show balance');
  await expect(main(page)).toContainText('$4,300.00');
});

test('withdrawal is reviewed, sent once, and paid or returned as the operator decides', {
  tag: ['@layouts', '@main'],
}, async ({ page, control }) => {
  const { n } = await control.requestCursor();
  const before = await money(control);
  await openSignedIn(page, control, account, path);
  await form(page).getByText('KasaPay').click();
  await review(page, '1,200.50');
  const summary = page.getByRole('region', { name: 'Check before you send' });
  await expect(summary).toContainText('KasaPay, ends in 0188');
  await expect(summary).toContainText('$1,199.50');
  expect(await axeViolations(page)).toEqual([]);
  await password(page).fill(WITHDRAW_PASSWORD);
  await button(page, 'Send $1,200.50').dblclick();
  await expect(openOrder(page)).toContainText('KasaPay ****0188');
  expect(await axeViolations(page)).toEqual([]);
  expect(await sent(control, n)).toBe(1);
  expect(await money(control)).toEqual({ main: before.main - 1_200.5, pending: 1_200.5 });
  await control.decideWithdrawal({ account });
  await expect(form(page).getByText('$1,199.50 was sent to KasaPay ****0188.')).toBeVisible();
  expect(await money(control)).toEqual({ main: before.main - 1_200.5, pending: 0 });

  await expect(amount(page)).toHaveValue('');
  await withdraw(page, '20');
  await expect(openOrder(page)).toBeVisible();
  await page.reload();
  await expect(openOrder(page)).toBeVisible();
  await control.decideWithdrawal({ account, reason: 'The name does not match.' });
  await expect(
    form(page).getByText(
      'Your withdrawal was declined. $20.00 is back in your wallet. The name does not match.',
    ),
  ).toBeVisible();
  expect(await money(control)).toEqual({ main: before.main - 1_200.5, pending: 0 });
});

test('amount has the focus when a reviewed withdrawal is to be changed', { tag: '@layouts' }, async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, account, path);
  await review(page, '20');
  await expect(password(page)).toBeFocused();
  await button(page, 'Change').click();
  await expect(amount(page)).toBeFocused();
  await expect(amount(page)).toHaveValue('20');
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
    ['1.000,00', 'Enter the amount as a number.'],
  ] as const) {
    await review(page, text);
    await expect(amount(page)).toHaveAccessibleDescription(problem);
  }
  await control.setBalance({ account: 'wd_turnover', cash: 20_000 });
  await expect(form(page).getByText('of $20,000.00 in your wallet')).toBeVisible();
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
  await expect(form(page).getByText('Your balance has changed. You can withdraw $100.00 now.')).toBeVisible();
  await expect(amount(page)).toHaveValue('2500.00');
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
    form(page).getByText('The withdrawal is cancelled. $100.00 is back in your wallet.'),
  ).toBeVisible();
  expect(await money(control)).toEqual(before);

  const { id } = await control.script({ path: send, hold: true, response: { kind: 'real' } });
  await withdraw(page, '50');
  await waitUntilHeld(control, send);
  await page.reload();
  await expect(
    form(page).getByText('We did not receive your withdrawal request. Nothing left your wallet.'),
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

test('withdrawal of another tab is shown, and a cancellation that is too late says its outcome', async ({
  page,
  control,
  context,
}) => {
  await openSignedIn(page, control, account, path);
  const other = await context.newPage();
  await other.goto(path);
  await review(other, '30');
  await withdraw(page, '40');
  await expect(openOrder(page)).toBeVisible();
  await expect(openOrder(other)).toContainText('$40.00');
  await other.close();
  const { id } = await control.script({ path: cancel, hold: true, response: { kind: 'real' } });
  await cancelOrder(page);
  await waitUntilHeld(control, cancel);
  // The event of the decision is missed.
  await control.disconnectSockets();
  await control.decideWithdrawal({ account });
  await control.release({ id });
  await expect(form(page).getByText('$39.00 was sent to Red River Bank ****4471.')).toBeVisible();
});

test('wrong withdrawal password is counted until it is locked', async ({ page, control }) => {
  const before = await money(control);
  await openSignedIn(page, control, account, path);
  await review(page, '100');
  // Digits of any script, as typed or pasted, and corrected.
  await password(page).pressSequentially('१11');
  await page.keyboard.press('Backspace');
  await password(page).pressSequentially('1 1x1');
  await expect(password(page)).toHaveValue('1111');
  for (const left of [4, 3, 2]) {
    await page.keyboard.press('Enter');
    await expect(form(page).getByText(`You have ${left} attempts left.`)).toBeVisible();
    await expect(password(page)).toBeFocused();
    await expect(password(page)).toHaveValue('');
    await page.keyboard.type('1111');
  }
  await page.keyboard.press('Enter');
  await expect(form(page).getByText('You have 1 attempt left.')).toBeVisible();
  await page.keyboard.type('1111');
  await page.keyboard.press('Enter');
  await expect(form(page).getByText('It is now temporarily locked.')).toBeVisible();
  await page.keyboard.type(WITHDRAW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(
    form(page).getByText(
      /^The withdrawal password was entered incorrectly too many times\. It is locked until/,
    ),
  ).toBeVisible();
  expect(await money(control)).toEqual(before);
});

test('first withdrawal password is set in a withdrawal, which keeps account and amount', async ({
  page,
  control,
}) => {
  await control.member({ account, set: { withdraw_hash: '' } });
  await openSignedIn(page, control, account, path);
  await main(page).getByText('KasaPay').click();
  await review(page, '75.25');
  const passwordForm = page.getByRole('form', { name: 'Withdrawal password' });
  await passwordForm.getByLabel('New withdrawal password').fill('1357');
  await passwordForm.getByLabel('Confirm withdrawal password').fill('1358');
  await page.keyboard.press('Enter');
  await expect(passwordForm.getByLabel('Confirm withdrawal password')).toHaveAccessibleDescription(
    'The passwords do not match.',
  );
  await passwordForm.getByLabel('Confirm withdrawal password').fill('1357');
  await page.keyboard.press('Enter');
  await expect(password(page)).toBeFocused();
  await page.keyboard.type('1357');
  await button(page, 'Send $75.25').click();
  await expect(openOrder(page)).toContainText('KasaPay ****0188');
});

test('game of another tab is left from the withdrawal page when the member asks for it', async ({
  page,
  control,
  context,
}) => {
  await openSignedIn(page, control, account);
  const game = await openGame(page);
  const other = await context.newPage();
  await other.goto(path);
  await expect(button(other, 'Continue')).toBeDisabled();
  await expect(playBar(page)).toBeVisible();
  await button(other, 'Leave the game').click();
  await expectGameClosed(page, game);
  await expect(button(other, 'Continue')).toBeEnabled();
  await other.close();
});

test('withdrawal says why it is not possible, and what to do', async ({ page, control }) => {
  await openSignedIn(page, control, account, path);
  await review(page, '100');
  await control.playing({ account, playing: true });
  await password(page).fill(WITHDRAW_PASSWORD);
  await button(page, 'Send $100.00').click();
  await expect(
    form(page).getByText('You have a game open. Leave it first, then withdraw.').first(),
  ).toBeVisible();
  await expect(form(page).getByRole('button', { name: 'Leave the game' })).toBeVisible();
  await expect(button(page, 'Continue')).toBeDisabled();
  await control.playing({ account, playing: null });

  await openSignedIn(page, control, 'wd_pending', '/user');
  await expect(main(page).getByRole('link', { name: /^Withdrawal pending/ })).toContainText('$150.00');
  await control.decideWithdrawal({ account: 'wd_pending' });
  await expect(main(page).getByRole('link', { name: /^Withdrawal pending/ })).toHaveCount(0);
  await openSignedIn(page, control, 'wd_accounts', '/user');
  await expect(main(page).getByRole('link', { name: /^Red River Bank/ })).toHaveText([
    /Under review/,
    /Declined/,
  ]);

  await openSignedIn(page, control, 'wd_closed', path);
  await withdraw(page, '30000');
  await expect(
    form(page).getByText(/^Withdrawals are closed until .*Nothing left your wallet\.$/),
  ).toBeVisible();

  const rules = { min: '10.00', max: '5000.00', left_today: '1000.00', daily_count: 3, count_left: 0 };
  await control.script({
    path: '/member/withdrawal/info',
    account: 'wd_accounts',
    times: 9,
    response: { kind: 'code', code: 100, data: { available: '400.00', locked: '0', turnover: [], ...rules } },
  });
  await openSignedIn(page, control, 'wd_accounts', path);
  await expect(form(page).getByText('You have no more withdrawals today. Try again tomorrow.')).toBeVisible();
  await expect(button(page, 'Continue')).toBeDisabled();

  await openSignedIn(page, control, 'newcomer_1', path);
  await expect(main(page).getByRole('link', { name: 'Add an account' })).toHaveAttribute(
    'href',
    '/user/BindAccount',
  );
});
