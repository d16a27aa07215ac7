import type { Page } from '@playwright/test';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import {
  button,
  depositCalls,
  depositForm,
  fillDeposit,
  orderDeposit,
  orderNumber,
} from '#tests/support/deposit-page.ts';
import { expect } from '#tests/support/expect.ts';
import { test } from '#tests/support/fixtures.ts';
import { isLeader } from '#tests/support/leader-lock.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { waitUntilHeld } from '#tests/support/steps.ts';

const account = 'linhmai_88';
const balance = async (control: ControlClient) => (await control.ledger({ account })).main;
const open = (page: Page, control: ControlClient) => openSignedIn(page, control, account, '/user/Deposit');
const focus = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

/** Whether nothing covers the upper and lower edge of the card whose radio button has the focus. */
const isFocusedCardSeen = (page: Page) =>
  page.evaluate(() => {
    const card = document.activeElement?.parentElement;
    const { top = 0, bottom = 0, left = 0 } = card?.getBoundingClientRect() ?? {};
    return [top + 2, bottom - 2].every((y) => card?.contains(document.elementFromPoint(left + 20, y)));
  });

/** Pays at the sandbox's cashier. */
async function payAt(page: Page, url: string, how = /^Pay /) {
  const cashier = await page.context().newPage();
  await cashier.goto(url);
  const loaded = cashier.waitForEvent('load');
  await cashier.getByRole('button', { name: how }).first().click();
  // Chromium may never close a page which has begun to show another.
  await loaded;
  await cashier.close();
}

test('deposit arrives in the wallet with its bonus when it is paid', { tag: ['@layouts', '@main'] }, async ({
  page,
  control,
  sandbox: { gamesUrl },
}) => {
  const before = await balance(control);
  await open(page, control);
  await depositForm(page).getByRole('radio', { name: 'Harbour Bank' }).focus();
  for (const name of ['Meridian Bank', 'Lantern Pay', 'QuickScan', 'USDT TRC20', 'Bitcoin', 'CardGate']) {
    await page.keyboard.press('ArrowDown');
    await expect(depositForm(page).getByRole('radio', { name })).toBeFocused();
    await expect.poll(() => isFocusedCardSeen(page), name).toBe(true);
  }
  await fillDeposit(page, 'Harbour Bank', '100');
  await depositForm(page).getByText('Reload bonus', { exact: true }).click();
  await expect(page.getByText('You get a bonus of $20.00. Play $960.00 before you withdraw')).toBeVisible();
  await button(page, /^Continue to pay \$100\.00/).dblclick();
  await expect(page.getByText('Transfer exactly')).toBeVisible();
  const line = await page
    .getByRole('listitem')
    .filter({ hasText: 'Ordered' })
    .evaluate((step) => {
      const { width, height } = getComputedStyle(step, '::before');
      return Math.min(Number.parseFloat(width), Number.parseFloat(height));
    });
  expect(line).toBeLessThanOrEqual(2);
  const reference = await page.getByText(/^[A-Z2-9]{12}$/).textContent();
  await page.reload();
  await button(page, 'I have paid').click();
  await expect(page.getByText('On its way to your wallet')).toBeVisible();
  expect(await balance(control)).toBe(before);
  await payAt(page, `${gamesUrl}/cashier/${reference}`);
  await expect(page.getByText('The money is in your wallet')).toBeVisible();
  expect(await balance(control)).toBe(before + 120);
  const outcome = page.getByRole('main').getByRole('status').filter({ hasText: 'Your balance now' });
  await expect(outcome.locator('data').first()).toHaveAttribute(
    'value',
    String((await control.ledger({ account })).total),
  );
  await expect(outcome).toContainText('$120.00 was added.');
  await expect(page.getByRole('main').getByRole('img', { name: 'Done' })).toHaveCount(4);
  await expect(page.getByRole('link', { name: 'Back to the games' })).toBeVisible();
  await button(page, 'Make another deposit').click();
  await expect(depositForm(page)).toBeVisible();
});

for (const { method, amount, arrives, address } of [
  { method: 'Meridian Bank', amount: '50', arrives: 49, address: /^[A-Z2-9]{12}$/ },
  { method: 'USDT TRC20', amount: '52', arrives: 50, address: /^T\w{33}$/ },
  { method: 'QuickScan', amount: '20', arrives: 19.9, address: null },
]) {
  test(`deposit by ${method} arrives in the wallet less its fee`, async ({
    page,
    control,
    sandbox: { gamesUrl },
  }) => {
    const before = await balance(control);
    await open(page, control);
    await fillDeposit(page, method, amount);
    if (method === 'Meridian Bank') {
      await button(page, /^Continue/).click();
      await expect(depositForm(page).getByLabel('Name of the payer')).toHaveAccessibleDescription(
        /your bank/,
      );
      await depositForm(page).getByLabel('Name of the payer').fill('Linh Mai');
    }
    await button(page, /^Continue/).click();
    const link = page.getByRole('link', { name: 'Open in the app' });
    const url = address
      ? `${gamesUrl}/cashier/${await page.getByText(address).textContent()}`
      : ((await link.getAttribute('href')) ?? '');
    if (!address) await expect(page.getByRole('img', { name: 'QR code for the payment' })).toBeVisible();
    await payAt(page, url);
    await expect(page.getByText('The money is in your wallet')).toBeVisible();
    expect(await balance(control)).toBeCloseTo(before + arrives, 2);
  });
}

test('payment window pays its order, and nothing that it says is believed', async ({ page, control }) => {
  const before = await balance(control);
  await open(page, control);
  const opened = page.waitForEvent('popup');
  await orderDeposit(page, 'CardGate', '100');
  const payment = await opened;
  await payment.waitForURL(/\/cashier\//);
  expect(await page.evaluate(() => localStorage.getItem('waitingWindow'))).toBe('depositWindow');
  // The member pays there: nothing here is the main action any more.
  const accent = await page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--accent)';
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  await expect(button(page, 'Go to the payment page')).not.toHaveCSS('background-color', accent);
  await payment.evaluate(() =>
    window.opener?.parent.postMessage({ msg: 'deposit', status: 'success', resCode: '100' }, '*'),
  );
  await page.evaluate(() => window.postMessage({ msg: 'depositSuccess', data: { status: 'success' } }, '*'));
  await payment.close();
  await expect(page.getByText('The payment page is closed. Your order is still open.')).toBeVisible();
  expect(await balance(control)).toBe(before);
  const again = page.waitForEvent('popup');
  await button(page, 'Open the payment page').click();
  await (await again).getByRole('button', { name: /^Pay / }).first().click();
  await expect(page.getByText('The money is in your wallet')).toBeVisible();
  expect(await balance(control)).toBe(before + 97.5);
  await expect.poll(() => page.context().pages().length).toBe(1);
});

test('payment URL is neither opened nor shown when it is not a provider of the site', async ({
  page,
  control,
}) => {
  await open(page, control);
  for (const [method, kind, instructions] of [
    ['CardGate', 'redirect', { url: 'https://pay.example/1' }],
    ['Lantern Pay', 'qr', { uri: 'https://pay.example/1' }],
  ] as const) {
    const order = { ...paid, kind, instructions };
    await control.script({
      path: '/member/deposit/create',
      response: { kind: 'code', code: 100, data: order },
    });
    await control.script({
      path: '/member/deposit/order',
      response: { kind: 'code', code: 100, data: order },
      times: 100,
    });
    await orderDeposit(page, method, '100');
    await expect(
      page.getByText('The payment page of this order is not one of ours. Do not pay.'),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /app|page/ })).toHaveCount(0);
    await expect(page.getByRole('img', { name: 'QR code for the payment' })).toHaveCount(0);
    await expect.poll(() => page.context().pages().length).toBe(1);
    await control.clear();
    await page.reload();
  }
});

const paid = {
  order_number: 'D1',
  kind: 'bank',
  method: null,
  promotion: null,
  status: 'waiting',
  amount: '100.00',
  pay_amount: '100.00',
  instructions: {},
};

test('deposit is ordered, reported and cancelled once when responses are lost', async ({ page, control }) => {
  await open(page, control);
  const { n } = await control.requestCursor();
  await control.script({ path: '/member/deposit/create', response: { kind: 'drop' } });
  await orderDeposit(page, 'Harbour Bank', '100');
  await expect(page.getByText('Transfer exactly')).toBeVisible();
  await control.script({ path: '/member/deposit/cancel', response: { kind: 'drop' } });
  await button(page, 'Cancel the order').click();
  await button(page, 'Cancel the order').click();
  await expect(page.getByText('The order was cancelled')).toBeVisible();
  await button(page, 'Make another deposit').click();

  const { id } = await control.script({
    path: '/member/deposit/create',
    hold: true,
    response: { kind: 'real' },
  });
  await orderDeposit(page, 'QuickScan', '200');
  await waitUntilHeld(control, '/member/deposit/create');
  await page.reload();
  await expect(page.getByText('We did not receive your order. There is nothing to pay.')).toBeVisible();
  // The form still has the order, to send it again.
  await expect(depositForm(page).getByRole('radio', { name: 'QuickScan' })).toBeChecked();
  await expect(depositForm(page).getByRole('textbox', { name: 'How much?' })).toHaveValue('200.00');
  // It arrives after all: refused, because the page has learned that there is no order.
  await control.release({ id });
  await orderDeposit(page, 'Harbour Bank', '300');
  await control.script({ path: '/member/deposit/paid', response: { kind: 'drop' } });
  await button(page, 'I have paid').click();
  await expect(page.getByText('On its way to your wallet')).toBeVisible();
  await expect(page.getByText('$300.00').first()).toBeVisible();
  expect(await depositCalls(control, n, '/create')).toBe(3);
});

test('deposit of another tab is shown when a second one is ordered', async ({ page, control }) => {
  const { total } = await control.ledger({ account });
  await open(page, control);
  await expect(depositForm(page)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/user/Deposit');
  await orderDeposit(other, 'Harbour Bank', '100');
  await expect(other.getByText('Transfer exactly')).toBeVisible();
  await orderDeposit(page, 'Lantern Pay', '50');
  await expect(page.getByText('You already have an open deposit. No new deposit was ordered.')).toBeVisible();
  expect(await orderNumber(page)).toBe(await orderNumber(other));
  // A success of another order changes the balance, but not this order.
  await control.deposit({ account, amount: 25, order_number: 'D-other' });
  await expect(page.getByRole('banner').locator(`data[value="${total + 25}"]`)).toBeVisible();
  await expect(button(page, 'I have paid')).toBeVisible();
  await button(other, 'Cancel the order').click();
  await button(other, 'Cancel the order').click();
  await expect(other.getByText('The order was cancelled')).toBeVisible();
  await focus(page);
  await expect(page.getByText('The order was cancelled')).toBeVisible();
});

test('deposit is shown as paid, with one pixel, when it is paid before the response to its order', async ({
  page,
  control,
}) => {
  await open(page, control);
  await expect.poll(() => isLeader(page)).toBe(true);
  await page.route('**/api/member/deposit/create', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { order_number: string } };
    await control.pay({ order_number: data.order_number, how: 'partial' });
    await route.fulfill({ response });
  });
  await orderDeposit(page, 'Harbour Bank', '100');
  await expect(page.getByText('The money is in your wallet')).toBeVisible();
  await expect(page.getByText('80.00 USD of 100.00 USD was paid')).toBeVisible();
  const number = await orderNumber(page);
  await expect
    .poll(async () => (await control.pixels()).map((pixel) => `${pixel.event_id} ${pixel.event_name}`).sort())
    .toEqual([`${number} Purchase`, `${number} e_pay`]);
});

test('expired deposit is checked again, and paid when the money arrives late', async ({ page, control }) => {
  await open(page, control);
  await orderDeposit(page, 'Harbour Bank', '100');
  await expect(page.getByText('Transfer exactly')).toBeVisible();
  const number = await orderNumber(page);
  const expired = { ...paid, order_number: number, status: 'expired' };
  await control.script({
    path: '/member/deposit/order',
    response: { kind: 'code', code: 100, data: expired },
  });
  await control.script({ path: '/member/deposit/order', response: { kind: 'status', status: 503 } });
  await focus(page);
  await expect(page.getByText('The time to pay is over')).toBeVisible();
  await focus(page);
  await expect(page.getByText('We could not check this order just now.')).toBeVisible();
  await control.pay({ order_number: number, how: 'full' });
  await expect(page.getByText('The money is in your wallet')).toBeVisible();
  await button(page, 'Make another deposit').click();
  await orderDeposit(page, 'Harbour Bank', '100');
  await control.pay({ order_number: await orderNumber(page), how: 'refuse' });
  await focus(page);
  await expect(page.getByText('The deposit failed')).toBeVisible();
});

test('refused deposit says why and keeps what was chosen', async ({ page, control }) => {
  await open(page, control);
  await fillDeposit(page, 'Lantern Pay', '100');
  const period = { start_at: '2026-01-01 00:00:00', end_at: '2999-01-01 00:00:00' };
  for (const [code, data, text] of [
    [103, { min: '20.00', max: '50.00' }, 'Deposit at least $20.00 and at most $50.00.'],
    [104, period, /^This payment method is closed for maintenance until .*\)\.$/],
    [105, null, 'This promotion is no longer available to you. Choose another one, or none.'],
    [106, { until: '2999-01-01 00:00:00' }, /^You have cancelled many orders\. You can deposit again from /],
    [107, { left: '12.50' }, 'You can still deposit $12.50 within your limit.'],
    [199, null, 'No, thanks'],
  ] as const) {
    await control.script({
      path: '/member/deposit/create',
      response: { kind: 'code', code, message: 'No, thanks', data },
    });
    await button(page, /^Continue/).click();
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
    await expect(depositForm(page).getByLabel('How much?')).toHaveValue('100.00');
    await expect(depositForm(page).getByRole('radio', { name: 'Lantern Pay' })).toBeChecked();
  }
  for (const [amount, problem] of [
    ['4.99', 'The minimum amount is $5.00.'],
    ['2000.01', 'The maximum amount is $2,000.00.'],
  ] as const) {
    await depositForm(page).getByLabel('How much?').fill(amount);
    await button(page, /^Continue/).click();
    await expect(depositForm(page).getByLabel('How much?')).toHaveAccessibleDescription(problem);
    await expect(depositForm(page).getByLabel('How much?')).toBeFocused();
  }
  // It is grouped when it is left or sent, and not while it is edited.
  const amount = depositForm(page).getByLabel('How much?');
  await expect(amount).toHaveValue('2,000.01');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('57');
  await expect(amount).toHaveValue('257000.01');
  await page.keyboard.press('Backspace');
  await amount.blur();
  await expect(amount).toHaveValue('25,000.01');
  await amount.focus();
  await page.keyboard.press('End');
  for (let digits = 0; digits < 4; digits += 1) await page.keyboard.press('Backspace');
  await expect(amount).toHaveValue('2500');
  await amount.blur();
  await expect(amount).toHaveValue('2,500.00');
  await amount.selectText();
  await page.keyboard.insertText('1.234,50');
  await expect(amount).toHaveValue('1.234,50');
  await amount.blur();
  await expect(amount).toHaveValue('1,234.50');
  await amount.fill('30');
  await expect(depositForm(page).getByRole('radio', { name: 'Reload bonus' })).toBeDisabled();
  await expect(depositForm(page).getByRole('radio', { name: 'Summit Trust' })).toBeDisabled();
  await control.script({ path: '/member/deposit/create', response: { kind: 'code', code: 101 } });
  await button(page, /^Continue/).click();
  await expect(page.getByText('Your bank account has not been verified yet')).toBeVisible();
});

test('deposit page distinguishes empty, failed and unknown states', async ({ page, control }) => {
  const list = { kind: 'code', code: 100, data: { list: [] } } as const;
  await control.script({ path: '/member/deposit/methods', response: list });
  await control.script({ path: '/member/deposit/open', response: { kind: 'status', status: 503 } });
  await open(page, control);
  await expect(page.getByText('This could not be loaded')).toBeVisible();
  await button(page, 'Try again').click();
  await expect(
    page.getByText('No payment methods are available in your currency at the moment'),
  ).toBeVisible();
  await control.script({ path: '/member/deposit/methods', response: { kind: 'status', status: 503 } });
  await page.reload();
  await button(page, 'Try again').click();
  await expect(depositForm(page)).toBeVisible();
});

test('fast payment offers the last method first and names its window', async ({ page, control }) => {
  await openSignedIn(page, control, account, '/fastPayment');
  const opened = page.waitForEvent('popup');
  await orderDeposit(page, 'CardGate', '100');
  await (await opened).waitForURL(/\/cashier\//);
  expect(await page.evaluate(() => localStorage.getItem('waitingWindow'))).toBe('fpWindow');
  await button(page, 'Cancel the order').click();
  await button(page, 'Cancel the order').click();
  await expect(page.getByText('The order was cancelled')).toBeVisible();
  await expect.poll(() => page.context().pages().length).toBe(1);
  await page.reload();
  await expect(depositForm(page).getByRole('radio').first()).toHaveAccessibleName('CardGate');
  await expect(depositForm(page).getByRole('radio').first()).toBeChecked();
});

test('words of methods and steps have room when the window is 1024 px wide', async ({ page, control }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page, control);
  for (const name of ['Harbour Bank', 'Meridian Bank', 'Lantern Pay']) {
    const box = await depositForm(page).getByText(name, { exact: true }).boundingBox();
    expect([name, (box?.height ?? 99) < 30]).toEqual([name, true]);
  }
  await orderDeposit(page, 'Harbour Bank', '100');
  await expect(page.getByText('Transfer exactly')).toBeVisible();
  const steps = page.getByRole('main').getByRole('list').first();
  expect(await steps.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
