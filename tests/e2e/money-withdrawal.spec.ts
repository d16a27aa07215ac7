import { WITHDRAW_PASSWORD } from '#sandbox/members.ts';
import { hallOfGames } from '#tests/flows/test-data.ts';
import { axeViolations } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { expectGameClosed, openGame, playBar, waitUntilHeld } from '#tests/support/steps.ts';
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
  sent,
  withdraw,
  withdrawalForm,
} from '#tests/support/withdrawal-page.ts';

const path = '/user/Withdrawal';

test('withdrawal is reviewed, sent once, and paid or returned as the operator decides', {
  tag: ['@layouts', '@main'],
}, async ({ page, control }) => {
  const { n } = await control.requestCursor();
  const before = await money(control);
  await openSignedIn(page, control, account, path);
  await withdrawalForm(page).getByText('KasaPay').click();
  await review(page, '1,200.50');
  const summary = page.getByRole('region', { name: 'Check before you send' });
  await expect(summary).toContainText('KasaPay, ends in 0188');
  await expect(summary).toContainText('$1,199.50');
  expect(await axeViolations(page)).toEqual([]);
  await password(page).fill(WITHDRAW_PASSWORD);
  await button(page, 'Send $1,200.50').dblclick();
  await expect(openOrder(page)).toContainText('KasaPay (ends in 0188)');
  await expect(openOrder(page)).toContainText('$1,199.50 will arrive. The fee is $1.00.');
  expect(await axeViolations(page)).toEqual([]);
  expect(await sent(control, n)).toBe(1);
  expect(await money(control)).toEqual({ main: before.main - 1_200.5, pending: 1_200.5 });
  await control.decideWithdrawal({ account });
  await expect(withdrawalForm(page).getByText('$1,199.50 was sent to KasaPay (ends in 0188).')).toBeVisible();
  expect(await money(control)).toEqual({ main: before.main - 1_200.5, pending: 0 });

  await expect(amount(page)).toHaveValue('');
  await withdraw(page, '20');
  await expect(openOrder(page)).toBeVisible();
  await page.reload();
  await expect(openOrder(page)).toBeVisible();
  await control.decideWithdrawal({ account, reason: 'The name does not match.' });
  await expect(
    withdrawalForm(page).getByText(
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
  await expect(amount(page)).toHaveValue('20.00');
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
  await expect(
    withdrawalForm(page).getByText('$39.00 was sent to Red River Bank (ends in 4471).'),
  ).toBeVisible();
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
    await expect(withdrawalForm(page).getByText(`You have ${left} attempts left.`)).toBeVisible();
    await expect(password(page)).toBeFocused();
    await expect(password(page)).toHaveValue('');
    await page.keyboard.type('1111');
  }
  await page.keyboard.press('Enter');
  await expect(withdrawalForm(page).getByText('You have 1 attempt left.')).toBeVisible();
  await page.keyboard.type('1111');
  await page.keyboard.press('Enter');
  await expect(withdrawalForm(page).getByText('It is now temporarily locked.')).toBeVisible();
  await page.keyboard.type(WITHDRAW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(
    withdrawalForm(page).getByText(
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
  await expect(openOrder(page)).toContainText('KasaPay (ends in 0188)');
});

test('game of another tab is left from the withdrawal page when the member asks for it', async ({
  page,
  control,
  context,
}) => {
  await openSignedIn(page, control, account, hallOfGames);
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
    withdrawalForm(page).getByText('You have a game open. Leave it first, then withdraw.').first(),
  ).toBeVisible();
  await expect(withdrawalForm(page).getByRole('button', { name: 'Leave the game' })).toBeVisible();
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
    withdrawalForm(page).getByText(/^Withdrawals are closed until .*Nothing left your wallet\.$/),
  ).toBeVisible();

  const rules = { min: '10.00', max: '5000.00', left_today: '1000.00', daily_count: 3, count_left: 0 };
  await control.script({
    path: '/member/withdrawal/info',
    account: 'wd_accounts',
    times: 9,
    response: { kind: 'code', code: 100, data: { available: '400.00', locked: '0', turnover: [], ...rules } },
  });
  await openSignedIn(page, control, 'wd_accounts', path);
  await expect(
    withdrawalForm(page).getByText('You have no more withdrawals today. Try again tomorrow.'),
  ).toBeVisible();
  await expect(button(page, 'Continue')).toBeDisabled();

  await openSignedIn(page, control, 'newcomer_1', path);
  await expect(main(page).getByRole('link', { name: 'Add an account' })).toHaveAttribute(
    'href',
    '/user/BindAccount',
  );
});
