import type { Wire } from '#contract/call.ts';
import { readResult } from '#contract/call.ts';
import { type DepositOrder, depositOrder } from '#contract/endpoints/money/deposit.ts';
import type { DepositRequest } from '#machines/money/deposit.setup.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import { refusal } from '#tests/flows/responses.ts';
import { button, fillDeposit } from '#tests/support/deposit-page.ts';
import { expect } from '#tests/support/expect.ts';

/** The deposit page, and the operator's responses to its requests. */
export const depositPage = ({ page }: AppFixture) => page.locator('[data-machine="deposit"]');

const create = '/member/deposit/create';
const find = '/member/request/outcome';

/** A deposit of 50.00 by bank transfer. */
export const bankRequest: DepositRequest = {
  requestId: '6b1f1d9e-3f0a-4c1b-9a53-0d6f0f6f2a12',
  methodId: 'USD-harbour',
  kind: 'bank',
  amount: '50.00',
  promotionId: '',
};
export const cardRequest: DepositRequest = { ...bankRequest, methodId: 'USD-cardgate', kind: 'redirect' };

/** Ten and a half days from now: the time left reads "10 days, 11 hours" in each walk, at any time of day. */
const timeToPay = 252 * 3_600_000;

const bankOrder: Wire<typeof depositOrder> = {
  order_number: 'D1',
  kind: 'bank',
  method: { id: 'USD-harbour', name: 'Harbour Bank', icon: '' },
  promotion: null,
  status: 'waiting',
  amount: '50.00',
  pay_amount: '50.00',
  paid_amount: null,
  fee: '0.00',
  arrives: '50.00',
  bonus: '0.00',
  turnover: '0.00',
  created_at: '2026-11-23T09:00:00Z',
  expires_at: new Date(Date.now() + timeToPay).toISOString(),
  reason: '',
  instructions: { bank: 'Harbour Bank', name: 'Gamehall USD', number: '004819207731', reference: 'REF1' },
};

/** The order on the wire, in a status; paid by card if it has a payment page. */
export const wireOrder = (status: DepositOrder['status'] = 'waiting', url?: string) => ({
  ...bankOrder,
  status,
  ...(url && { kind: 'redirect' as const, instructions: { url } }),
});
export const orderOf = (...of: Parameters<typeof wireOrder>): DepositOrder => {
  const read = readResult(depositOrder, { code: 100, data: wireOrder(...of) });
  if (!read.ok) throw new Error('the order cannot be read');
  return read.data;
};

const paths = ['/open', '/create', '/order', '/paid', '/cancel'] as const;

/** Opens the page as a member, with all requests held. */
export async function openDepositPage(app: AppFixture, unfinished: DepositRequest | null = null) {
  for (const path of paths) await app.hold(`/member/deposit${path}`);
  await app.hold(find);
  const { member_id } = await app.storeMember();
  if (unfinished)
    await app.page.evaluate(
      ([memberId, request]) =>
        sessionStorage.setItem('unfinishedDeposit', JSON.stringify({ memberId, request })),
      [member_id, unfinished] as const,
    );
  await app.openApp('/user/Deposit');
}

/** Orders a deposit of 50.00; `prepare` runs before the click that does. */
export async function submitDeposit(app: AppFixture, method: string, prepare = async () => {}) {
  await fillDeposit(app.page, method, '50');
  await prepare();
  await button(app.page, /^Continue/).click();
}

type OrderPath = (typeof paths)[number];
/** Responds to a held request with the order. */
export const respondWithOrder = (app: AppFixture, path: OrderPath, ...of: Parameters<typeof wireOrder>) =>
  app.respond(`/member/deposit${path}`, {
    kind: 'code',
    code: 100,
    data: path === '/open' ? { order: wireOrder(...of) } : wireOrder(...of),
  });
export const respondWithNoOrder = (app: AppFixture) =>
  app.respond('/member/deposit/open', { kind: 'code', code: 100, data: { order: null } });
export const dropOrder = (app: AppFixture, path: OrderPath) =>
  app.respond(`/member/deposit${path}`, { kind: 'drop' });
export const refuseOrder = (app: AppFixture, path: OrderPath, code: number) =>
  app.respond(`/member/deposit${path}`, refusal(code));

/** Responds to the request that creates an order, or the request for its outcome. */
export async function respondToCreate(app: AppFixture, name: string) {
  await expect.poll(async () => (await app.control.held()).length).toBeGreaterThan(0);
  const isSending = (await app.control.held()).some(({ path }) => path === create);
  if (name === 'missing' && isSending) await app.respond(create, { kind: 'drop' });
  const code = name === 'accepted' ? 100 : name === 'an order is open' ? 102 : 103;
  const response = { code, message: 'the operator says no', data: code === 100 ? wireOrder() : null };
  if (isSending && name !== 'missing')
    await app.respond(create, { kind: 'code', code, message: response.message, data: response.data });
  else
    await app.respond(find, {
      kind: 'code',
      code: 100,
      data: name === 'missing' ? { is_void: 1, response: null } : { is_void: 0, response },
    });
}

/** The member returns to the window. */
export const focusPage = async ({ page }: AppFixture) => {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
};
