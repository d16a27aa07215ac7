import * as v from 'valibot';
import { defineEndpoint } from '#contract/call.ts';
import { maintenancePeriod } from '#contract/endpoints/play/play.ts';
import { nonNegative, rate } from '#contract/rates.ts';
import { logIssue, type ReadConfig } from '#contract/read-log.ts';
import {
  amount,
  camelCaseObject,
  decimal,
  id,
  lenientArray,
  listOrNull,
  mapOfOne,
  orNull,
  text,
  textList,
  withDefault,
} from '#contract/wire-schema.ts';

/** How a member pays; a method of another kind cannot be read. */
export const depositKinds = ['bank', 'qr', 'crypto', 'redirect'] as const;
export type DepositKind = (typeof depositKinds)[number];
const kind = v.picklist(depositKinds);

/** `contract/deposit-sums.ts` computes what a fee and a promotion come to. */
const promotion = camelCaseObject({
  id,
  title: withDefault(text, ''),
  bonus: rate,
  /** The largest bonus; null if it has no limit. */
  bonus_max: orNull(nonNegative),
  /** The smallest deposit that gets the bonus. */
  min: orNull(nonNegative),
  /** How often deposit and bonus must be wagered before a withdrawal. */
  turnover: nonNegative,
});
export type DepositPromotion = v.InferOutput<typeof promotion>;

const method = camelCaseObject({
  id,
  kind,
  name: withDefault(text, ''),
  icon: withDefault(text, ''),
  /** Limits of one deposit; null if the operator does not say. */
  min: orNull(nonNegative),
  max: orNull(nonNegative),
  presets: listOrNull(nonNegative),
  /** What the payment costs, deducted from the amount that arrives; null if nothing. */
  fee: orNull(rate),
  arrival_minutes: withDefault(amount, null),
  /** The method is closed during this period; it may not have begun. */
  maintenance: orNull(maintenancePeriod),
  /** Fields of `depositCreate` that the method requires: `payer_name`. */
  needs: withDefault(textList, []),
  promotions: listOrNull(promotion),
});
export type DepositMethod = v.InferOutput<typeof method>;

export const depositMethods = defineEndpoint(
  '/member/deposit/methods',
  v.object({ currency: v.string(), device: amount }),
  camelCaseObject({ list: lenientArray(method) }),
  { member: true, extension: true },
);

/** What the member needs in order to pay, by the order's kind. */
const instructions = {
  /** A transfer to a bank account. The payment is found by its reference. */
  bank: camelCaseObject({
    bank: text,
    name: text,
    number: text,
    branch: withDefault(text, ''),
    reference: withDefault(text, ''),
  }),
  /** `uri` is the content of the QR code: see `contract/payment-url.ts`. */
  qr: camelCaseObject({ uri: text }),
  /** `amount` is in coins, `rate` the price of one coin. */
  crypto: camelCaseObject({
    network: text,
    address: text,
    coin: withDefault(text, ''),
    amount: decimal,
    rate: orNull(decimal),
    uri: withDefault(text, ''),
  }),
  /** The payment provider's page. */
  redirect: camelCaseObject({ url: text }),
} satisfies Record<DepositKind, v.GenericSchema>;

const orderFields = camelCaseObject({
  order_number: id,
  request_id: withDefault(text, ''),
  kind,
  method: withDefault(
    camelCaseObject({ id, name: withDefault(text, ''), icon: withDefault(text, '') }),
    null,
  ),
  promotion: orNull(camelCaseObject({ id, title: withDefault(text, '') })),
  /** `returned`: the payment arrived in a break or over the member's own limit, and went back to the payer. */
  status: v.picklist(['waiting', 'reported', 'success', 'failed', 'expired', 'cancelled', 'returned']),
  amount: decimal,
  /** The exact amount to pay. */
  pay_amount: decimal,
  /** What was paid; null until then. */
  paid_amount: orNull(decimal),
  fee: orNull(decimal),
  /** What is added to the balance, without the bonus. */
  arrives: orNull(decimal),
  bonus: orNull(decimal),
  /** Amount to be wagered before a withdrawal. */
  turnover: orNull(decimal),
  /** In the operator's time: see docs/decisions/0043-operator-clock.md. */
  created_at: withDefault(text, ''),
  expires_at: withDefault(text, ''),
  /** Why an order failed, its payment was returned, or less than the amount arrived. */
  reason: withDefault(text, ''),
  /** Read as those of the order's kind: a row with instructions of another form can still be cancelled. */
  instructions: withDefault(mapOfOne(instructions), null),
});

type OrderFields = v.InferOutput<typeof orderFields>;
type OrderOf<K extends DepositKind> = Omit<OrderFields, 'kind' | 'instructions'> & {
  kind: K;
  /** Null if there are none or they cannot be read; the order can still be cancelled. */
  instructions: v.InferOutput<(typeof instructions)[K]> | null;
};
export type DepositOrder = { [K in DepositKind]: OrderOf<K> }[DepositKind];
export type DepositStatus = DepositOrder['status'];
/** Whether an order in this status may still be paid in time. */
export const isOpenStatus = (status: DepositStatus): boolean => status === 'waiting' || status === 'reported';
/** Whether an order in this status takes a payment: also one that arrives when the time to pay is over. */
export const mayBePaid = (status: DepositStatus): boolean => isOpenStatus(status) || status === 'expired';
/** What `instructions` of an order are on the wire. */
export type WireInstructions = { [K in DepositKind]: v.InferInput<(typeof instructions)[K]> };

const order = v.pipe(
  orderFields,
  v.rawTransform<OrderFields, DepositOrder>(({ dataset, config }) => {
    const { value } = dataset;
    const reading = config as ReadConfig;
    if (Object.keys(value.instructions ?? {}).length === 0) return { ...value, instructions: null };
    const read = instructions[value.kind]['~run']({ value: value.instructions }, reading);
    for (const issue of read.issues ?? []) logIssue(reading.log, issue);
    return { ...value, instructions: read.issues ? null : read.value } as DepositOrder;
  }),
);

/**
 * Creates an order, one for each `request_id`: a repeated request gets the first response. A member has one open
 * order (waiting or reported) at a time.
 */
export const depositCreate = defineEndpoint(
  '/member/deposit/create',
  v.object({
    method_id: v.string(),
    amount: v.string(),
    promotion_id: v.optional(v.string()),
    payer_name: v.optional(v.pipe(v.string(), v.maxLength(100))),
    request_id: v.pipe(v.string(), v.uuid()),
  }),
  order,
  { member: true, extension: true },
);
const byNumber = v.object({ order_number: id });
export const depositOrder = defineEndpoint('/member/deposit/order', byNumber, order, {
  member: true,
  extension: true,
});
/** The open order, also one whose `depositCreate` got no response: its `request_id` tells. */
export const openDepositOrder = defineEndpoint(
  '/member/deposit/open',
  v.object({}),
  camelCaseObject({ order: orNull(order) }),
  { member: true, extension: true },
);
/** The member says that the order is paid. */
export const depositPaid = defineEndpoint('/member/deposit/paid', byNumber, order, {
  member: true,
  extension: true,
});
/** Only a waiting order can be cancelled: code 101 is too late. */
export const cancelDeposit = defineEndpoint('/member/deposit/cancel', byNumber, order, {
  member: true,
  extension: true,
});

/** Data of the codes of `depositCreate`: 102, 103, 106, 107; that of 104 is `maintenancePeriod`. */
export const openOrderNumber = camelCaseObject({ order_number: id });
export const depositLimits = camelCaseObject({ min: decimal, max: decimal });
/** Too many orders were cancelled; `until` is in the operator's time. */
export const depositPause = camelCaseObject({ until: withDefault(text, '') });
/** The member's own limit for deposits, and what is left of it. */
export const ownDepositLimit = camelCaseObject({ left: orNull(decimal) });
