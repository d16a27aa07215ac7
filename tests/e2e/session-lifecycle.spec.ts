import type { Page } from '@playwright/test';
import { button, orderDeposit, orderNumber } from '#tests/support/deposit-page.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { profileForm, profileRow } from '#tests/support/profile.ts';
import {
  closeByUser,
  expectGameClosed,
  fillRegistration,
  openGame,
  openRegistration,
  playRound,
  submitRegistration,
} from '#tests/support/steps.ts';

const account = 'brandnew_1';
const pin = '2468';
const main = (page: Page) => page.getByRole('main');

/** Everything that the pages of money are for, in the order in which a new member meets it. */
test('new member proves who they are, deposits in every way, plays and withdraws, and the ledger has every cent', async ({
  page,
  control,
}) => {
  test.slow();
  const ledger = () => control.ledger({ account });
  await test.step('opens an account', async () => {
    await page.goto('/faq');
    await openRegistration(page);
    await fillRegistration(page, { 'Full name': 'Ada Reyes' });
    await submitRegistration(page);
  });
  await test.step('verifies e-mail and phone', async () => {
    await page.goto('/user/Info');
    for (const [label, name, field, value] of [
      ['E-mail address', 'Verify', 'member_email', ''],
      ['Phone number', 'Add', 'member_phone', '5550177'],
    ] as const) {
      await profileRow(page, label).getByRole('button', { name, exact: true }).click();
      const form = profileForm(page, label);
      if (value) await form.getByLabel(label).fill(value);
      await form.getByRole('button', { name: 'Send code' }).click();
      await expect(form.getByRole('button', { name: 'Send code' })).toHaveCount(0);
      const { code } = await control.verificationCode({ account, field });
      await form.getByLabel('Code from the message').fill(code ?? '');
      await form.getByRole('button', { name: 'Verify' }).click();
      await expect(profileRow(page, label)).toContainText('Verified');
    }
  });
  await test.step('sets a withdrawal password and adds a bank account', async () => {
    await page.goto('/user/BindAccount');
    for (const label of ['New withdrawal password', 'Confirm withdrawal password'])
      await main(page).getByLabel(label).fill(pin);
    await main(page).getByRole('button', { name: 'Set the withdrawal password' }).click();
    const form = page.getByRole('form', { name: 'New account' });
    await form.getByLabel('Bank', { exact: true }).selectOption({ label: 'Harbour Trust' });
    await form.getByLabel('Account number').fill('70012345');
    await form.getByLabel('Withdrawal password, 4 digits').fill(pin);
    const [stored] = await Promise.all([
      page.waitForResponse('**/member/account/store'),
      form.getByRole('button', { name: 'Add the account' }).click(),
    ]);
    await expect(main(page).getByText('Under review', { exact: true })).toBeVisible();
    await control.decideAccount({ id: Number((await stored.json()).data.id) });
    await expect(main(page).getByText('Verified, default')).toBeVisible();
  });
  await test.step('deposits in every way', async () => {
    await page.goto('/user/Deposit');
    for (const [method, amount, arrives] of [
      ['Harbour Bank', '100', 100],
      ['QuickScan', '20', 19.9],
      ['USDT TRC20', '52', 50],
      ['CardGate', '40', 39],
    ] as const) {
      const before = (await ledger()).main;
      await orderDeposit(page, method, amount);
      await control.pay({ order_number: await orderNumber(page), how: 'full' });
      await expect(page.getByText('The money is in your wallet')).toBeVisible();
      expect((await ledger()).main).toBeCloseTo(before + arrives, 2);
      await button(page, 'Make another deposit').click();
    }
  });
  await test.step('plays a round', async () => {
    await page.goto('/gameHall/2');
    const game = await openGame(page);
    await playRound(game);
    await closeByUser(game);
    await expectGameClosed(page, game);
  });
  const { total: played } = await ledger();
  await test.step('withdraws', async () => {
    await page.goto('/user/Withdrawal');
    await main(page).getByRole('textbox', { name: 'Amount' }).fill('60');
    await main(page).getByRole('button', { name: 'Continue' }).click();
    await main(page).getByLabel('Withdrawal password, 4 digits').fill(pin);
    await main(page).getByRole('button', { name: 'Send $60.00' }).click();
    await expect(page.getByRole('region', { name: 'Withdrawal pending' })).toBeVisible();
    await control.decideWithdrawal({ account });
    await expect(main(page).getByText('was sent to Harbour Trust')).toBeVisible();
  });
  const { total, pending } = await ledger();
  expect(pending).toBe(0);
  expect(total).toBeCloseTo(played - 60, 2);
});
