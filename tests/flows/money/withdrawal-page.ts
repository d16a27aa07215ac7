import { WITHDRAW_PASSWORD } from '#sandbox/members.ts';
import { formatOperatorTime } from '#sandbox/time.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import { finishRequest } from '#tests/flows/kernel/request-responses.ts';
import { refusal } from '#tests/flows/responses.ts';
import { openOrder, withdrawal } from '#tests/flows/test-data.ts';
import { expect } from '#tests/support/expect.ts';

/** The withdrawal page, and the operator's responses to its requests. */
export const withdrawalForm = ({ page }: AppFixture) => page.getByRole('form', { name: 'Withdrawal' });
export const orderPanel = ({ page }: AppFixture) => page.getByRole('region', { name: 'Withdrawal pending' });

const read = '/member/withdrawal/info';
const send = '/member/withdrawal/create';
const cancel = '/member/withdrawal/cancel';
const find = '/member/request/outcome';

/** As the operator sends it. */
const order = {
  order_number: openOrder.orderNumber,
  account_id: openOrder.accountId,
  account: openOrder.account,
  amount: openOrder.amount,
  fee: openOrder.fee,
  pay_amount: openOrder.payAmount,
  status: openOrder.status,
  created_at: openOrder.createdAt,
};
/** Just now: an outcome is told for a day. */
const cancelled = { ...order, status: 'cancelled', closed_at: formatOperatorTime(Date.now()) };
const account = {
  id: withdrawal.accountId,
  kind: 'bank',
  status: 'verified',
  owner: 'Linh Mai',
  bank_name: 'Red River Bank',
  number: '****4471',
};
const info = (orders: { open?: unknown; last?: unknown }) => ({
  kind: 'code' as const,
  code: 100,
  data: {
    available: '1000.00',
    locked: '0.00',
    turnover: [],
    min: '10.00',
    max: '5000.00',
    left_today: '10000.00',
    daily_count: 3,
    count_left: 3,
    fee: { kind: 'fixed', value: '1.00' },
    has_password: 1,
    ...orders,
  },
});

/** Opens the page, with all its later requests held. */
export async function openWithdrawal(app: AppFixture, orders: { open?: unknown } = {}) {
  await app.control.script({
    path: '/member/account/list',
    response: { kind: 'code', code: 100, data: { list: [account] } },
    times: 1_000,
  });
  await app.control.script({ path: read, response: info(orders) });
  for (const path of [read, send, cancel, find] as const) await app.hold(path);
  // The page reads the orders again when it has joined its channel.
  await app.control.setJoinPolicy({ policy: false });
  await app.openApp('/user/Withdrawal');
  await expect(withdrawalForm(app).or(orderPanel(app))).toBeVisible();
  await app.control.setJoinPolicy({ policy: true });
}
/** Responds to the requests of a page that was reloaded, which reads again when it has joined its channel. */
export const respondToReload = (app: AppFixture) => app.respondToAll(read, info({}));
export const openWithOrder = (app: AppFixture) => openWithdrawal(app, { open: order });

/** Stores a withdrawal that was sent before and whose outcome is not known. */
export const storeUnfinished = async ({ page }: AppFixture, memberId: string) => {
  await page.evaluate(
    ([member, request]) =>
      sessionStorage.setItem('unfinishedWithdrawal', JSON.stringify({ memberId: member, request })),
    [memberId, withdrawal] as const,
  );
};

export async function fillWithdrawal(app: AppFixture) {
  await withdrawalForm(app).getByRole('textbox', { name: 'Amount' }).fill('100');
  await withdrawalForm(app).getByRole('button', { name: 'Continue' }).click();
}

export async function sendWithdrawal(app: AppFixture) {
  await withdrawalForm(app).getByLabel('Withdrawal password, 4 digits').fill(WITHDRAW_PASSWORD);
  await withdrawalForm(app).getByRole('button', { name: 'Send $100.00' }).click();
}

/** Responds to the request for a withdrawal, or the request for its outcome. */
export async function respondToWithdrawal(app: AppFixture, name: string) {
  if (name === 'accepted' || name === 'missing') return finishRequest(app, send, name, order);
  return finishRequest(app, send, { code: name === 'wrong password' ? 101 : 105 });
}

export async function respondToCancel(app: AppFixture, name: string) {
  if (name === 'cancelled') return app.respond(cancel, { kind: 'code', code: 100, data: cancelled });
  return app.respond(cancel, name === 'refused' ? refusal(102) : { kind: 'drop' });
}

/** Responds to the request for the orders. */
export const respondWithOrders = (app: AppFixture, name: string) => {
  if (name === 'no response') return app.respond(read, { kind: 'drop' });
  return app.respond(read, info(name === 'open' ? { open: order } : { last: cancelled }));
};

/** Lets the page read the orders again. */
export async function readOrders(app: AppFixture, name: string) {
  const isReading = (await app.control.held()).some(({ path }) => path === read);
  if (!isReading) await app.publish('.all_transfer_back', {});
  await respondWithOrders(app, name);
}

export const expectCancelling = (app: AppFixture, text: string) =>
  expect(orderPanel(app).getByText(text)).toBeVisible();
