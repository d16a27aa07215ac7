import * as v from 'valibot';
import { defineEndpoint } from '#contract/call.ts';
import { isDay } from '#contract/day-range.ts';
import {
  amount,
  camelCaseObject,
  decimal,
  id,
  lenientArray,
  listOrNull,
  localizedText,
  orNull,
  pageFields,
  text,
  withDefault,
} from '#contract/wire-schema.ts';

const options = { member: true, extension: true } as const;
const field = withDefault(text, '');

/** Days of the site's time zone: see `contract/day-range.ts`. */
const day = v.pipe(v.string(), v.check(isDay, 'not a day'));
export const dayRange = { from: day, to: day };
/**
 * Data of the codes of a range that cannot be requested: 101 reversed, 102 in the future, 103 too long. The earliest
 * day is that of a range which ends on the requested day, or today.
 */
export const recordRange = camelCaseObject({ earliest: text, latest: text, months: amount });

export const roundStatuses = ['open', 'settled', 'void'] as const;
export const roundSortFields = ['at', 'staked', 'valid', 'won', 'net'] as const;
const sums = {
  staked: orNull(decimal),
  /** The part of the stakes that counts for turnover. */
  valid: orNull(decimal),
  /** What came back: the prizes, and the stakes of void rounds. */
  won: orNull(decimal),
  /** `won` without `staked`. */
  net: orNull(decimal),
};
const roundFields = {
  id,
  gp_id: withDefault(id, ''),
  gp_name: field,
  gt_id: withDefault(id, ''),
  game_id: withDefault(id, ''),
  game_name: withDefault(localizedText, {}),
  /** URL of the game's image. */
  game_icon: field,
  /** A status that is not known is read as `settled`. */
  status: withDefault(v.picklist(roundStatuses), 'settled'),
  ...sums,
  at: field,
};
const round = camelCaseObject(roundFields);
export type BetRound = v.InferOutput<typeof round>;

/** The member's rounds of a range. A page beyond the last one is empty and has the totals. */
export const betRecords = defineEndpoint(
  '/member/record/bets',
  v.object({
    ...dayRange,
    gt_id: v.optional(id),
    gp_id: v.optional(id),
    status: v.optional(v.picklist(roundStatuses)),
    ...pageFields,
    sort_field: v.picklist(roundSortFields),
    sort_order: v.picklist(['asc', 'desc']),
  }),
  camelCaseObject({
    list: lenientArray(round),
    total_count: withDefault(amount, 0),
    /** Of all pages. */
    totals: withDefault(camelCaseObject({ count: withDefault(amount, null), ...sums }), {}),
  }),
  options,
);

const step = camelCaseObject({
  kind: withDefault(v.picklist(['stake', 'outcome', 'line', 'prize', 'refund', 'other']), 'other'),
  /** In the language of the request: what was bet on, what came, which line won. */
  text: field,
  amount: orNull(decimal),
});
/** One of the member's rounds with its steps, first to last. Code 101: there is none. */
export const betRecord = defineEndpoint(
  '/member/record/bet',
  v.object({ id }),
  camelCaseObject({ ...roundFields, steps: listOrNull(step) }),
  options,
);

export const moneyKinds = ['deposit', 'withdrawal', 'transfer', 'bonus', 'adjustment'] as const;
export type MoneyKind = (typeof moneyKinds)[number];
export const moneyStatuses = ['pending', 'success', 'failed', 'expired', 'cancelled', 'returned'] as const;
const movement = camelCaseObject({
  id,
  kind: v.picklist(moneyKinds),
  /** A status that is not known is read as `pending`: the movement is not over as far as the page knows. */
  status: withDefault(v.picklist(moneyStatuses), 'pending'),
  /** What was requested. */
  amount: orNull(decimal),
  fee: orNull(decimal),
  /** What it has changed in the member's money, which is 0 between wallet and providers. */
  booked: orNull(decimal),
  /** Places of a transfer: `mainWallet` or a `gp_id`; otherwise the place in words, or ''. */
  from: field,
  to: field,
  /** In the language of the request: what a bonus or adjustment is for, and why an order failed. */
  title: field,
  reason: field,
  order_number: withDefault(id, ''),
  at: field,
  /** When an order was paid, refused, cancelled or returned, or expired. */
  closed_at: field,
});
export type MoneyMovement = v.InferOutput<typeof movement>;

/** The member's money of a range but for the rounds. A page beyond the last one is empty and has the totals. */
export const moneyRecords = defineEndpoint(
  '/member/record/money',
  v.object({
    ...dayRange,
    /** All kinds without it. */
    kind: v.optional(v.picklist(moneyKinds)),
    /** Leaves out the transfers between wallet and providers, which change nothing in the member's money. */
    without_transfers: v.optional(v.boolean()),
    status: v.optional(v.picklist(moneyStatuses)),
    ...pageFields,
    sort_field: v.picklist(['at', 'amount', 'booked']),
    sort_order: v.picklist(['asc', 'desc']),
  }),
  camelCaseObject({
    list: lenientArray(movement),
    total_count: withDefault(amount, 0),
    /** Of all pages; `amount` and `fee` are those of successful movements. */
    totals: withDefault(
      camelCaseObject({
        count: withDefault(amount, null),
        amount: orNull(decimal),
        fee: orNull(decimal),
        booked: orNull(decimal),
      }),
      {},
    ),
  }),
  options,
);
