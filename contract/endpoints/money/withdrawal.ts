import * as v from 'valibot';
import { defineEndpoint } from '#contract/call.ts';
import { rate } from '#contract/rates.ts';
import {
  amount,
  camelCaseObject,
  decimal,
  flag,
  id,
  lenientArray,
  orNull,
  text,
  withDefault,
} from '#contract/wire-schema.ts';

const options = { member: true, extension: true } as const;
const field = withDefault(text, '');

const order = camelCaseObject({
  order_number: id,
  /** That of the create call, so that a request whose response was lost can be found. */
  request_id: field,
  account_id: withDefault(id, ''),
  /** The account in words, which stays when the account is removed. */
  account: field,
  /** Taken from the wallet; the fee is part of it. */
  amount: orNull(decimal),
  fee: orNull(decimal),
  /** What arrives in the account. */
  pay_amount: orNull(decimal),
  /** A status that is not known is read as `pending`: the order is not closed as far as the page knows. */
  status: withDefault(v.picklist(['pending', 'success', 'refused', 'cancelled']), 'pending'),
  /** Why it was refused. */
  reason: field,
  created_at: field,
  /** When it was paid, refused or cancelled. */
  closed_at: field,
});
export type WithdrawalOrder = v.InferOutput<typeof order>;

const turnover = camelCaseObject({
  title: field,
  /** Required valid bets, and those made since the requirement began. */
  required: orNull(decimal),
  done: orNull(decimal),
  /** Part of the wallet that it locks. */
  locked: orNull(decimal),
  /** When it ends though it is not met; '' if never. */
  ends_at: field,
});

export const withdrawalInfo = defineEndpoint(
  '/member/withdrawal/info',
  v.object({}),
  camelCaseObject({
    /** What can be withdrawn, and what unmet turnover requirements lock: together the main wallet. */
    available: orNull(decimal),
    locked: orNull(decimal),
    turnover: lenientArray(turnover),
    min: orNull(decimal),
    max: orNull(decimal),
    left_today: orNull(decimal),
    /** Withdrawals a day, and how many are left today. */
    daily_count: withDefault(amount, null),
    count_left: withDefault(amount, null),
    fee: orNull(rate),
    arrival_minutes: withDefault(amount, null),
    has_password: withDefault(flag, 0),
    /** The order that is pending. */
    open: orNull(order),
    /** The latest order that is closed: the outcome of the one that was open. */
    last: orNull(order),
  }),
  options,
);

/** Moves the amount out of the wallet once for each `request_id`: a repeated request gets the first response. */
export const createWithdrawal = defineEndpoint(
  '/member/withdrawal/create',
  v.object({
    account_id: id,
    amount: v.string(),
    withdraw_password: v.string(),
    request_id: v.pipe(v.string(), v.uuid()),
  }),
  order,
  options,
);
/** Data of code 103: what can be withdrawn, and what is locked until the turnover requirements are met. */
export const withdrawalTurnover = camelCaseObject({ available: decimal, locked: decimal });
/** Data of code 104. */
export const withdrawalLimits = camelCaseObject({
  min: decimal,
  max: decimal,
  left_today: decimal,
  count_left: amount,
});
/** Data of code 105: the balance has changed since it was read. */
export const withdrawalBalance = camelCaseObject({ available: decimal });
/** Data of code 107. */
export const openWithdrawal = camelCaseObject({ order_number: id });
/** Data of code 108: the account's status, or '' if the member has no such account. */
export const withdrawalAccount = camelCaseObject({ status: field });
/** Data of code 109. */
export const suspendedWithdrawals = camelCaseObject({ start_at: field, end_at: field });

/** Cancels a pending order. */
export const cancelWithdrawal = defineEndpoint(
  '/member/withdrawal/cancel',
  v.object({ order_number: id }),
  order,
  options,
);
/** Data of code 101: the order that is closed already. */
export const closedWithdrawalOrder = order;
