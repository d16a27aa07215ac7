import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import { fromDecimal, toDecimal } from '#contract/money.ts';
import { shareOf } from '#contract/rates.ts';
import { rowIdIn } from '#sandbox/db/row-id.ts';
import type { MemberRow, Tables, WithdrawalRow } from '#sandbox/db/schema.ts';
import { withdrawPasswordError } from '#sandbox/profile/withdraw-password.ts';
import { ApiError, apiError, type Handlers } from '#sandbox/server/handler.ts';
import { formatOperatorTime } from '#sandbox/time.ts';
import { oncePerRequest } from './once-per-request.ts';
import { accountLabel } from './payout-institutions.ts';
import { APPROVAL_DELAY, DAILY_COUNT } from './payout-rules.ts';
import {
  bookWithdrawal,
  latestOrders,
  orderRow,
  turnoverRow,
  type WithdrawalTerms,
  withdrawalTerms,
} from './withdrawals.ts';

const PASSWORD_CODES = { wrong: 101, locked: 102, missing: 110 } as const;

/** Error if the member can withdraw nothing now. */
const closureError = async (
  tx: Transaction<Tables>,
  { id, currency }: MemberRow,
): Promise<ApiError | undefined> => {
  const now = Date.now();
  const closure = await tx
    .selectFrom('withdrawal_closure')
    .selectAll()
    .where('currency', '=', currency)
    .where('start_at', '<=', now)
    .where('end_at', '>', now)
    .executeTakeFirst();
  if (closure)
    return apiError(109, 'withdrawalsClosed', {
      start_at: formatOperatorTime(closure.start_at),
      end_at: formatOperatorTime(closure.end_at),
    });
  const { open } = await latestOrders(tx, id);
  return open && apiError(107, 'withdrawalOpen', { order_number: open.order_number });
};

/** Error if the member cannot withdraw the amount. */
const amountError = (terms: WithdrawalTerms, amount: number, currency: string): ApiError | undefined => {
  const { min, max, leftToday, countLeft, balance, available, locked } = terms;
  const wire = (minor: number): string => toDecimal(minor, currency);
  if (amount < min || amount > max || amount > leftToday || countLeft === 0)
    return apiError(104, 'transferLimits', {
      min: wire(min),
      max: wire(max),
      left_today: wire(leftToday),
      count_left: countLeft,
    });
  if (amount > balance) return apiError(105, 'balanceChanged', { available: wire(available) });
  if (amount > available)
    return apiError(103, 'turnoverUnmet', { available: wire(available), locked: wire(locked) });
  return undefined;
};

const newOrderNumber = (at: number): string =>
  `W${formatOperatorTime(at).slice(2, 10).replaceAll('-', '')}-${String(randomInt(1_000_000)).padStart(6, '0')}`;

export const withdrawalHandlers = {
  '/member/withdrawal/info': async ({ db }, { member, language }) => {
    const { currency } = member;
    const wire = (minor: number): string => toDecimal(minor, currency);
    const terms = await withdrawalTerms(db, member);
    const { open, last } = await latestOrders(db, member.id);
    return {
      available: wire(terms.available),
      locked: wire(terms.locked),
      turnover: terms.turnover.map((row) => turnoverRow(row, currency, language)),
      min: wire(terms.min),
      max: wire(terms.max),
      left_today: wire(terms.leftToday),
      daily_count: DAILY_COUNT,
      count_left: terms.countLeft,
      fee: terms.fee,
      arrival_minutes: terms.arrivalMinutes,
      has_password: member.withdraw_hash ? 1 : 0,
      open: open ? orderRow(open, currency) : null,
      last: last ? orderRow(last, currency) : null,
    };
  },
  '/member/withdrawal/create': async (services, { body, member }) => {
    const { db, plays } = services;
    // The stored request must not contain the password.
    const { request_id, withdraw_password, ...terms } = body;
    const { id: member_id, currency } = member;
    const playing = await plays.isPlaying(member_id);
    const request = { member_id, request_id, path: '/member/withdrawal/create', body: terms };
    const response = await oncePerRequest(db, request, async (tx) => {
      const closed = await closureError(tx, member);
      if (closed) return closed;
      if (playing) return apiError(106, 'gameRunning');
      const account = await tx
        .selectFrom('bank_account')
        .selectAll()
        .where('id', '=', rowIdIn(terms.account_id))
        .where('member_id', '=', member_id)
        .executeTakeFirst();
      if (account?.status !== 'verified')
        return apiError(108, 'payoutAccountUnverified', { status: account?.status ?? '' });
      const limits = await withdrawalTerms(tx, member);
      const amount = fromDecimal(terms.amount, currency) ?? 0;
      const error =
        amountError(limits, amount, currency) ??
        (await withdrawPasswordError({ ...services, db: tx }, member, withdraw_password, PASSWORD_CODES));
      if (error) return error;
      const at = Date.now();
      const order: WithdrawalRow = {
        order_number: newOrderNumber(at),
        member_id,
        request_id,
        account_id: account.id,
        account: accountLabel(account, currency),
        amount,
        fee: shareOf(limits.fee, amount, currency) ?? 0,
        status: 'pending',
        reason: '',
        created_at: at,
        closed_at: null,
        approve_at: at + APPROVAL_DELAY,
      };
      await bookWithdrawal(tx, order, currency);
      return orderRow(order, currency);
    });
    if (!(response instanceof ApiError)) await plays.publishBalance(member_id);
    return response;
  },
  '/member/withdrawal/cancel': async ({ db, payouts }, { body, member }) => {
    const find = () =>
      db
        .selectFrom('withdrawal_order')
        .selectAll()
        .where('order_number', '=', body.order_number)
        .where('member_id', '=', member.id)
        .executeTakeFirst();
    if (!(await find())) return apiError(102, 'withdrawalUnknown');
    const cancelled = await payouts.close(body.order_number, 'cancelled');
    if (cancelled) return orderRow(cancelled, member.currency);
    const order = await find();
    return apiError(101, 'withdrawalDone', order && orderRow(order, member.currency));
  },
} satisfies Partial<Handlers>;
