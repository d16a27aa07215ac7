import type { BrowserContext, Page } from '@playwright/test';
import { WITHDRAW_PASSWORD } from '#sandbox/members.ts';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import { button, depositForm, fillDeposit, orderDeposit, orderNumber } from '#tests/support/deposit-page.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { expectSignedIn, expectSignedOut, signIn, signOut, waitUntilHeld } from '#tests/support/steps.ts';

/** What only a browser can do to a page that moves money; the network's faults are in money-faults.test.ts. */
const account = 'linhmai_88';
const focus = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));
const money = async (control: ControlClient) => {
  const { main, pending, wallets } = await control.ledger({ account });
  return { main, pending, northwind: wallets.GPPT ?? 0 };
};
async function openTab(context: BrowserContext, path: string) {
  const tab = await context.newPage();
  await tab.goto(path);
  await expectSignedIn(tab);
  return tab;
}
/** Lets a held request arrive. */
async function arrives(control: ControlClient, id: string) {
  await control.release({ id });
  await expect.poll(async () => (await control.held()).length).toBe(0);
}
/** Goes to another page of the member centre, and back. */
async function leaveAndReturn(page: Page) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Announcements' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible();
  await page.goBack();
}

test('deposit is one order when pages go back, reload, sign out and are open twice', async ({
  page,
  context,
  control,
}) => {
  const before = await money(control);
  const create = '/member/deposit/create';
  const path = '/user/Deposit';
  await openSignedIn(page, control, account, path);
  const other = await openTab(context, path);
  await expect(depositForm(other)).toBeVisible();
  await fillDeposit(other, 'Harbour Bank', '70');

  await test.step('form gives way to the order of another tab when it gets the focus', async () => {
    await orderDeposit(page, 'Harbour Bank', '100');
    await expect(page.getByText('Transfer exactly')).toBeVisible();
    await focus(other);
    await expect(other.getByText('Transfer exactly')).toBeVisible();
    expect(await orderNumber(other)).toBe(await orderNumber(page));
  });
  const number = await orderNumber(page);
  await test.step('order stays when the page goes back and reloads', async () => {
    await leaveAndReturn(page);
    expect(await orderNumber(page)).toBe(number);
    await button(page, 'Cancel the order').click();
    await page.reload();
    expect(await orderNumber(page)).toBe(number);
  });
  await test.step('order is cancelled in both tabs when one of them cancels it', async () => {
    await button(other, 'Cancel the order').click();
    await button(other, 'Cancel the order').click();
    await expect(other.getByText('The order was cancelled')).toBeVisible();
    await button(page, 'I have paid').click();
    await expect(page.getByText('The order was cancelled')).toBeVisible();
  });

  await test.step('order of another tab is shown when it overtakes the own one', async () => {
    await button(page, 'Make another deposit').click();
    await button(other, 'Make another deposit').click();
    const { id } = await control.script({ path: create, hold: true, response: { kind: 'real' } });
    await orderDeposit(page, 'Harbour Bank', '100');
    await waitUntilHeld(control, create);
    await orderDeposit(other, 'Lantern Pay', '50');
    await expect(button(other, 'I have paid')).toBeVisible();
    await control.release({ id });
    await expect(
      page.getByText('You already have an open deposit. No new deposit was ordered.'),
    ).toBeVisible();
    expect(await orderNumber(page)).toBe(await orderNumber(other));
    await button(page, 'Cancel the order').click();
    await button(page, 'Cancel the order').click();
    await expect(page.getByText('The order was cancelled')).toBeVisible();
    await button(page, 'Make another deposit').click();
  });

  await test.step('order that sign-out in another tab has cut off is shown after the next sign-in', async () => {
    const { id } = await control.script({ path: create, hold: true, response: { kind: 'real' } });
    await orderDeposit(page, 'Harbour Bank', '120');
    await waitUntilHeld(control, create);
    await signOut(other);
    await expectSignedOut(page);
    await arrives(control, id);
    await signIn(page, account);
    await page.goto(path);
    await expect(page.getByText('We did not receive your order. There is nothing to pay.')).toBeVisible();
  });
  expect(await money(control)).toEqual(before);
});

test('payment window opens on a click, and closes at sign-out before its order exists', async ({
  page,
  context,
  control,
}) => {
  await openSignedIn(page, control, account, '/user/Deposit');
  await page.evaluate(() => {
    const [frame] = document.querySelectorAll('iframe');
    for (const each of [window, frame?.contentWindow])
      if (each) Object.assign(each, { reallyOpen: each.open, open: () => null });
  });
  await orderDeposit(page, 'CardGate', '100');
  await expect(page.getByText('Your browser blocked the pop-up')).toBeVisible();
  await page.reload();
  const opened = page.waitForEvent('popup');
  await button(page, 'Open the payment page').click();
  const payment = await opened;
  await payment.waitForURL(/\/cashier\//);
  await payment.close();
  await expect(page.getByText('The payment page is closed. Your order is still open.')).toBeVisible();
  await button(page, 'Cancel the order').click();
  await button(page, 'Cancel the order').click();
  await button(page, 'Make another deposit').click();
  await control.script({ path: '/member/deposit/create', hold: true, response: { kind: 'real' } });
  const waiting = page.waitForEvent('popup');
  await orderDeposit(page, 'CardGate', '100');
  await waiting;
  await waitUntilHeld(control, '/member/deposit/create');
  await signOut(page);
  await expectSignedOut(page);
  await expect.poll(() => context.pages().length).toBe(1);
});

const withdrawalForm = (page: Page) => page.getByRole('form', { name: 'Withdrawal' });
const openOrder = (page: Page) => page.getByRole('region', { name: 'Withdrawal pending' });
async function review(page: Page, amount: string) {
  await withdrawalForm(page).getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByRole('button', { name: 'Continue' }).click();
}
async function withdraw(page: Page, amount: string) {
  await review(page, amount);
  await withdrawalForm(page).getByLabel('Withdrawal password, 4 digits').fill(WITHDRAW_PASSWORD);
  await page.getByRole('button', { name: /^Send/ }).click();
}

test('withdrawal leaves the wallet once when pages go back, reload, sign out and are open twice', async ({
  page,
  context,
  control,
}) => {
  const before = await money(control);
  const create = '/member/withdrawal/create';
  const path = '/user/Withdrawal';
  await openSignedIn(page, control, account, path);

  await test.step('review sends nothing when the page goes back or reloads', async () => {
    for (const leave of [leaveAndReturn, (each: Page) => each.reload()]) {
      await review(page, '100');
      await leave(page);
      await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    }
    expect(await money(control)).toEqual(before);
  });
  const other = await openTab(context, path);
  await expect(withdrawalForm(other)).toBeVisible();

  await test.step('order of another tab is shown when it overtakes the own one', async () => {
    const { id } = await control.script({ path: create, hold: true, response: { kind: 'real' } });
    await withdraw(page, '100');
    await waitUntilHeld(control, create);
    await withdraw(other, '40');
    await expect(openOrder(other)).toContainText('$40.00');
    await control.release({ id });
    await expect(openOrder(page)).toContainText('$40.00');
    expect(await money(control)).toEqual({ ...before, main: before.main - 40, pending: 40 });
  });
  await test.step('result of an order that ends while another page is open is shown on return', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Announcements' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible();
    await control.decideWithdrawal({ account, reason: 'The name does not match.' });
    await expect(withdrawalForm(other)).toContainText('Your withdrawal was declined.');
    await page.goBack();
    await expect(withdrawalForm(page)).toContainText('Your withdrawal was declined.');
    expect(await money(control)).toEqual(before);
  });
  await test.step('withdrawal that sign-out in another tab has cut off is shown after the next sign-in', async () => {
    const { id } = await control.script({ path: create, hold: true, response: { kind: 'real' } });
    await withdraw(page, '60');
    await waitUntilHeld(control, create);
    await signOut(other);
    await expectSignedOut(page);
    await arrives(control, id);
    await signIn(page, account);
    await page.goto(path);
    await expect(withdrawalForm(page)).toContainText('We did not receive your withdrawal request.');
  });
});

test('transfer moves money once when its page goes back, its tab is duplicated and another device signs in', async ({
  page,
  control,
  browser,
}) => {
  const before = await money(control);
  const send = '/member/wallet/transfer';
  const path = '/user/MyWallet';
  const form = (of: Page) => of.getByRole('form', { name: 'Transfer' });
  const notArrived = (of: Page) =>
    form(of).getByText('We did not receive your transfer request. No money was transferred.');
  /** Sends a transfer, and returns what lets it arrive. */
  const transfer = async () => {
    const { id } = await control.script({ path: send, hold: true, response: { kind: 'real' } });
    await form(page).getByLabel('To', { exact: true }).selectOption({ label: 'Northwind' });
    await form(page).getByRole('textbox', { name: 'Amount' }).fill('50');
    await form(page)
      .getByRole('button', { name: /^Transfer to/ })
      .click();
    await waitUntilHeld(control, send);
    return () => arrives(control, id);
  };
  await openSignedIn(page, control, account, path);

  await test.step('page that was left while it sent says on return that nothing was moved', async () => {
    const arrive = await transfer();
    await leaveAndReturn(page);
    await expect(notArrived(page)).toBeVisible();
    await arrive();
  });
  await test.step('tab and its duplicate say that nothing was moved', async () => {
    const arrive = await transfer();
    const [duplicate] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(() => void window.open(location.href)),
    ]);
    await expect(notArrived(duplicate)).toBeVisible();
    await arrive();
    await expect(notArrived(page)).toBeVisible();
    await duplicate.close();
  });
  await test.step('transfer of a device that another one has signed out moves nothing', async () => {
    const arrive = await transfer();
    const device = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
    await openSignedIn(device, control, account, path);
    await expectSignedOut(page);
    await arrive();
    await expect(form(device)).toBeVisible();
    await device.context().close();
  });
  expect(await money(control)).toEqual(before);
});
