import type { Kysely, Transaction } from 'kysely';
import { depositSums } from '#contract/deposit-sums.ts';
import { toDecimal } from '#contract/money.ts';
import type { Rate } from '#contract/rates.ts';
import { transfer } from '#sandbox/db/ledger.ts';
import { major } from '#sandbox/db/money.ts';
import type { DepositMethodRow, DepositOrderRow, MemberRow, Tables } from '#sandbox/db/schema.ts';
import { inTransaction, lockMember } from '#sandbox/db/transaction.ts';
import { sendLetter } from '#sandbox/letters/send-letter.ts';
import { creditObstacle } from '#sandbox/play/limits.ts';
import type { Plays } from '#sandbox/play/provider/plays.ts';
import { rewardIntroducer } from '#sandbox/recommend/recommend.ts';
import type { Realtime } from '#sandbox/server/realtime.ts';
import type { Timers } from '#sandbox/server/timers.ts';
import { promotionsOf } from './deposit-promotions.ts';
import { expireOrders } from './expire-orders.ts';

/** An order that is not paid expires after this time, and one that was reported as paid after the longer one. */
export const ORDER_LIFETIME = 15 * 60_000;
export const REPORTED_LIFETIME = 24 * 3_600_000;
/** Milliseconds until a late payment arrives. */
export const LATE_PAYMENT_DELAY = 20_000;

export const payments = ['full', 'partial', 'late', 'refuse'] as const;
/** What the payer does: pays, pays 80 %, pays so that the money arrives later, or is refused by the provider. */
export type Payment = (typeof payments)[number];

/** What a partial payment of an amount pays: 80 %. */
export const partialAmount = (amount: number): number => Math.max(1, Math.floor((amount * 8) / 10));

/** What an order comes to if `amount` is paid; the bonus is that of a promotion which the member may have now. */
export const sumsOf = (
  method: DepositMethodRow,
  member: Pick<MemberRow, 'deposit_times'>,
  promotionId: string,
  amount: number,
) => {
  const { method_id, currency, fee } = method;
  const promotion = promotionsOf(method, member).find(({ id }) => id === promotionId) ?? null;
  const rate = fee === null ? null : (JSON.parse(fee) as Rate);
  const sums = depositSums(amount, { fee: rate }, promotion, currency);
  if (!sums) throw new Error(`a rate of ${method_id} has more digits than ${currency}`);
  return sums;
};

/** Books the paid amount of an order. */
const book = async (tx: Transaction<Tables>, order: DepositOrderRow, paid: number) => {
  const { order_number: memo, member_id: memberId, method_id: methodId, currency } = order;
  const method = await tx
    .selectFrom('deposit_method')
    .selectAll()
    .where('method_id', '=', methodId)
    .executeTakeFirstOrThrow();
  const member = await tx
    .selectFrom('member')
    .select('deposit_times')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const sums = sumsOf(method, member, order.promotion_id, paid);
  const main = { kind: 'main', memberId } as const;
  const from = { kind: 'payment', methodId } as const;
  await transfer(tx, { kind: 'deposit', from, to: main, currency, amount: sums.arrives, memo });
  const operator = { kind: 'operator', gpId: '' } as const;
  await transfer(tx, { kind: 'bonus', from: operator, to: main, currency, amount: sums.bonus, memo });
  const lost = sums.bonus < order.bonus ? 'depositBonusGone' : '';
  await tx
    .updateTable('deposit_order')
    .set({
      ...sums,
      paid_amount: paid,
      status: 'success',
      reason: paid < order.amount ? 'depositPaidLess' : lost,
      ended_at: Date.now(),
    })
    .where('order_number', '=', memo)
    .execute();
  const deposit_times = member.deposit_times + 1;
  await tx.updateTable('member').set({ deposit_times }).where('id', '=', memberId).execute();
  return { times: deposit_times, introducer: await rewardIntroducer(tx, memberId) };
};

const RETURN_REASONS = { break: 'depositReturnedBreak', limit: 'depositReturnedLimit' } as const;

/** Takes the paid amount of an order and gives it back to the payer; the letter says why. Returns the letter's ID. */
const giveBack = async (
  tx: Transaction<Tables>,
  order: DepositOrderRow,
  paid: number,
  obstacle: keyof typeof RETURN_REASONS,
): Promise<number> => {
  const { order_number: memo, member_id: memberId, method_id: methodId, currency } = order;
  const provider = { kind: 'payment', methodId } as const;
  const held = { kind: 'held', memberId } as const;
  await transfer(tx, { kind: 'deposit held', from: provider, to: held, currency, amount: paid, memo });
  await transfer(tx, { kind: 'deposit returned', from: held, to: provider, currency, amount: paid, memo });
  const reason = RETURN_REASONS[obstacle];
  await tx
    .updateTable('deposit_order')
    .set({ paid_amount: paid, arrives: 0, bonus: 0, status: 'returned', reason, ended_at: Date.now() })
    .where('order_number', '=', memo)
    .execute();
  return sendLetter(tx, memberId, 'letterReturned', reason, {
    paid: `${toDecimal(paid, currency)} ${currency}`,
  });
};

/** The order if it takes a payment: also one that has expired, but not one that was paid, refused or cancelled. */
const payable = async (tx: Transaction<Tables>, orderNumber: string) => {
  await expireOrders(tx);
  const ordered = await tx
    .selectFrom('deposit_order')
    .select('member_id')
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();
  if (!ordered) return undefined;
  await lockMember(tx, ordered.member_id);
  return tx
    .selectFrom('deposit_order')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .where('status', 'in', ['waiting', 'reported', 'expired'])
    .executeTakeFirst();
};

/** The order that a payer means, with its method. */
export const findOrderByReference = (db: Kysely<Tables>, reference: string) =>
  inTransaction(db, null, async (tx) => {
    await expireOrders(tx);
    const order = await tx
      .selectFrom('deposit_order')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (!order) return undefined;
    const method = await tx
      .selectFrom('deposit_method')
      .selectAll()
      .where('method_id', '=', order.method_id)
      .executeTakeFirstOrThrow();
    return { order, method };
  });

/** What has become of an order: with what was booked, or the letter about what was returned; neither if it was refused. */
type Settled = { order: DepositOrderRow } & (
  | { paid: number; times: number; introducer: string | undefined; letter?: never }
  | { letter?: number; paid?: never; introducer?: never }
);

export type DepositPayments = ReturnType<typeof createDepositPayments>;

/** Books payments: of the cashier's page and of the control port. */
export const createDepositPayments = ({
  db,
  plays,
  realtime,
  timers,
}: {
  db: Kysely<Tables>;
  plays: Plays;
  timers: Timers;
  realtime: Pick<Realtime, 'publish'>;
}) => {
  const announce = async (order: DepositOrderRow, paid: number, times: number): Promise<void> => {
    realtime.publish(`private-member.${order.member_id}`, '.member_deposit.success', {
      order_number: order.order_number,
      deposit_amount: major(paid, order.currency),
      deposit_times: times,
    });
    await plays.publishBalance(order.member_id);
  };

  const settle = async (orderNumber: string, how: 'full' | 'partial' | 'refuse'): Promise<boolean> => {
    const settled = await inTransaction<Settled | undefined>(db, null, async (tx) => {
      const order = await payable(tx, orderNumber);
      if (!order) return undefined;
      if (how !== 'refuse') {
        const paid = how === 'partial' ? partialAmount(order.amount) : order.amount;
        const counted = order.status === 'expired' ? 0 : order.amount;
        const obstacle = await creditObstacle(tx, order.member_id, paid, counted);
        if (obstacle) return { order, letter: await giveBack(tx, order, paid, obstacle) };
        return { order, paid, ...(await book(tx, order, paid)) };
      }
      if (order.status === 'expired') return undefined;
      await tx
        .updateTable('deposit_order')
        .set({ status: 'failed', reason: 'depositRefused', ended_at: Date.now() })
        .where('order_number', '=', orderNumber)
        .execute();
      return { order };
    });
    if (settled?.letter !== undefined)
      realtime.publish(`private-member.${settled.order.member_id}`, '.letter.sent', { id: settled.letter });
    if (settled?.paid !== undefined) await announce(settled.order, settled.paid, settled.times);
    if (settled?.introducer) await plays.publishBalance(settled.introducer);
    return settled !== undefined;
  };

  timers.on('payment', (orderNumber) => settle(orderNumber, 'full'));

  return {
    /** Whether a late payment of the order is on its way. */
    isOnItsWay: (orderNumber: string): Promise<boolean> => timers.isSet('payment', orderNumber),
    /** Returns whether the order took the payment. */
    pay: async (orderNumber: string, how: Payment): Promise<boolean> => {
      if (how !== 'late') return settle(orderNumber, how);
      if (await timers.isSet('payment', orderNumber)) return true;
      if (!(await inTransaction(db, null, (tx) => payable(tx, orderNumber)))) return false;
      await timers.set('payment', orderNumber, LATE_PAYMENT_DELAY);
      return true;
    },
  };
};
