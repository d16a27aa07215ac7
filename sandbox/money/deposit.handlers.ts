import { randomBytes, randomInt } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Body, Wire } from '#contract/call.ts';
import type { depositCreate, depositOrder } from '#contract/endpoints/money/deposit.ts';
import { fromDecimal, toDecimal } from '#contract/money.ts';
import type { DepositMethodRow, DepositOrderRow, MemberRow, Tables } from '#sandbox/db/schema.ts';
import { inTransaction } from '#sandbox/db/transaction.ts';
import { breakError } from '#sandbox/play/limits.handlers.ts';
import { leftOf } from '#sandbox/play/limits.ts';
import { ApiError, apiError, type HandlerContext, type Handlers } from '#sandbox/server/handler.ts';
import { randomToken } from '#sandbox/session/sessions.ts';
import { formatOperatorTime } from '#sandbox/time.ts';
import type { DepositTarget } from './deposit-methods.ts';
import { promotionsOf } from './deposit-promotions.ts';
import { methodResponse, orderResponse, periodResponse } from './deposit-responses.ts';
import { ORDER_LIFETIME, REPORTED_LIFETIME, sumsOf } from './deposits.ts';
import { expireOrders } from './expire-orders.ts';
import { oncePerRequest } from './once-per-request.ts';
import { testAddress } from './test-address.ts';

type Tx = Transaction<Tables>;
type ByNumber = '/member/deposit/order' | '/member/deposit/paid' | '/member/deposit/cancel';

/** So many orders may be cancelled within an hour. */
const MAX_CANCELLED = 5;
const CANCELLED_WITHIN = 3_600_000;

const isVerifiedForDeposits = ({ bank_unverified }: MemberRow): boolean => bank_unverified === 0;

const maintenanceNow = (db: Kysely<Tables>) =>
  db
    .selectFrom('maintenance')
    .selectAll()
    .where('start_at', '<=', Date.now())
    .where('end_at', '>', Date.now());

const methodOf = (tx: Kysely<Tables>, id: string) =>
  tx.selectFrom('deposit_method').selectAll().where('method_id', '=', id);

const openOrder = async (tx: Tx, memberId: string): Promise<DepositOrderRow | undefined> => {
  await expireOrders(tx);
  return tx
    .selectFrom('deposit_order')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('status', 'in', ['waiting', 'reported'])
    .executeTakeFirst();
};

/** When the member may create an order again after too many cancelled ones. */
const pausedUntil = async (tx: Tx, memberId: string): Promise<number | undefined> => {
  const cancelled = await tx
    .selectFrom('deposit_order')
    .select('ended_at')
    .where('member_id', '=', memberId)
    .where('status', '=', 'cancelled')
    .where('ended_at', '>', Date.now() - CANCELLED_WITHIN)
    .orderBy('ended_at', 'desc')
    .limit(MAX_CANCELLED)
    .execute();
  const last = cancelled[MAX_CANCELLED - 1]?.ended_at;
  return last == null ? undefined : last + CANCELLED_WITHIN;
};

type DepositRequest = Body<typeof depositCreate>;
/** Error if the member cannot create any order now. */
const memberError = async (tx: Tx, member: MemberRow): Promise<ApiError | null> => {
  const error = await breakError(tx, member.id);
  if (error) return error;
  if (!isVerifiedForDeposits(member)) return apiError(101, 'depositUnverified');
  const open = await openOrder(tx, member.id);
  if (open) return apiError(102, 'depositOpen', { order_number: open.order_number });
  const until = await pausedUntil(tx, member.id);
  return until === undefined ? null : apiError(106, 'depositPaused', { until: formatOperatorTime(until) });
};

/** The amount of the order in minor units, or an error if the method does not take it. */
const checkedAmount = async (
  tx: Tx,
  member: MemberRow,
  method: DepositMethodRow,
  requested: DepositRequest,
): Promise<number | ApiError> => {
  const { method_id, min, max, currency } = method;
  const closed = await maintenanceNow(tx).where('gp_id', '=', method_id).executeTakeFirst();
  if (closed) return apiError(104, 'depositClosed', periodResponse(closed), { method: method.name });
  const amount = fromDecimal(requested.amount, currency);
  if (amount === null || amount < min || amount > max)
    return apiError(103, 'depositLimits', {
      min: toDecimal(min, currency),
      max: toDecimal(max, currency),
    });
  const own = await leftOf(tx, member.id, 'deposit');
  if (own && amount > own.left)
    return apiError(107, 'ownDepositLimit', { left: toDecimal(Math.max(0, own.left), currency) });
  if (requested.promotion_id) {
    const promotion = promotionsOf(method, member).find(({ id }) => id === requested.promotion_id);
    if (!promotion || amount < (fromDecimal(promotion.min ?? '0', currency) ?? 0))
      return apiError(105, 'depositPromotion');
  }
  const needed = JSON.parse(method.needs) as string[];
  if (needed.includes('payer_name') && !requested.payer_name?.trim())
    return apiError(109, 'payerNameMissing');
  return amount;
};

/** Characters that are not mistaken for each other when typed. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const referenceFor = (target: DepositTarget): string => {
  if (target.kind === 'crypto') return testAddress(target.version);
  if (target.kind === 'bank') return Array.from(randomBytes(12), (byte) => LETTERS[byte % 32]).join('');
  return randomToken();
};

type NewOrder = { member: MemberRow; method: DepositMethodRow; requested: DepositRequest; amount: number };
const createOrder = async (
  tx: Tx,
  { member, method, requested, amount }: NewOrder,
): Promise<DepositOrderRow> => {
  const now = Date.now();
  const { method_id, currency, target } = method;
  const promotion_id = requested.promotion_id ?? '';
  const order: DepositOrderRow = {
    order_number: `D${now}${randomInt(1_000, 10_000)}`,
    member_id: member.id,
    request_id: requested.request_id,
    method_id,
    promotion_id,
    payer_name: requested.payer_name?.trim() ?? '',
    currency,
    amount,
    paid_amount: null,
    ...sumsOf(method, member, promotion_id, amount),
    status: 'waiting',
    reference: referenceFor(JSON.parse(target) as DepositTarget),
    reason: '',
    created_at: now,
    expires_at: now + ORDER_LIFETIME,
    ended_at: null,
  };
  await tx.insertInto('deposit_order').values(order).execute();
  return order;
};

/** Reads the member's order, changes it by `act` if there is one, and returns it. */
const withOrder = (
  db: Kysely<Tables>,
  context: HandlerContext<ByNumber>,
  act: (order: DepositOrderRow) => Partial<DepositOrderRow> | ApiError,
): Promise<Wire<typeof depositOrder> | ApiError> =>
  inTransaction(db, context.member.id, async (tx) => {
    await expireOrders(tx);
    const { order_number } = context.body;
    const order = await tx
      .selectFrom('deposit_order')
      .selectAll()
      .where('order_number', '=', order_number)
      .where('member_id', '=', context.member.id)
      .executeTakeFirst();
    if (!order) return apiError(102, 'orderUnknown');
    const change = act(order);
    if (change instanceof ApiError) return change;
    if (Object.keys(change).length > 0)
      await tx.updateTable('deposit_order').set(change).where('order_number', '=', order_number).execute();
    const method = await methodOf(tx, order.method_id).executeTakeFirstOrThrow();
    return orderResponse({ ...order, ...change }, method, context);
  });

export const depositHandlers = {
  '/member/deposit/methods': async ({ db }, context) => {
    const { currency, device } = context.body;
    const closed = await maintenanceNow(db).execute();
    const methods = await db
      .selectFrom('deposit_method')
      .selectAll()
      .where('currency', '=', currency)
      .orderBy('position')
      .execute();
    return {
      list: methods
        .filter(({ devices }) => devices & (1 << device))
        .map((method) => {
          const period = closed.find(({ gp_id }) => gp_id === method.method_id);
          return methodResponse(method, period, promotionsOf(method, context.member), context);
        }),
    };
  },
  '/member/deposit/create': ({ db }, context) => {
    const { body, member } = context;
    const { request_id, ...requested } = body;
    const request = { member_id: member.id, request_id, path: '/member/deposit/create', body: requested };
    return oncePerRequest(db, request, async (tx) => {
      const error = await memberError(tx, member);
      if (error) return error;
      const method = await methodOf(tx, requested.method_id)
        .where('currency', '=', member.currency)
        .executeTakeFirst();
      if (!method) return apiError(108, 'depositMethodUnknown');
      const amount = await checkedAmount(tx, member, method, body);
      if (amount instanceof ApiError) return amount;
      const order = await createOrder(tx, { member, method, requested: body, amount });
      return orderResponse(order, method, context);
    });
  },
  '/member/deposit/order': ({ db }, context) => withOrder(db, context, () => ({})),
  '/member/deposit/open': ({ db }, context) =>
    inTransaction(db, context.member.id, async (tx) => {
      const order = await openOrder(tx, context.member.id);
      if (!order) return { order: null };
      const method = await methodOf(tx, order.method_id).executeTakeFirstOrThrow();
      return { order: orderResponse(order, method, context) };
    }),
  '/member/deposit/paid': ({ db }, context) =>
    withOrder(db, context, ({ status }) => {
      if (status === 'waiting') return { status: 'reported', expires_at: Date.now() + REPORTED_LIFETIME };
      return status === 'reported' || status === 'success' ? {} : apiError(101, 'orderOver');
    }),
  '/member/deposit/cancel': ({ db }, context) =>
    withOrder(db, context, ({ status }) => {
      if (status === 'waiting') return { status: 'cancelled', ended_at: Date.now() };
      return status === 'cancelled' ? {} : apiError(101, 'orderOver');
    }),
} satisfies Partial<Handlers>;
