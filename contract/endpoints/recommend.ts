import * as v from 'valibot';
import { defineEndpoint } from '#contract/call.ts';
import {
  amount,
  camelCaseObject,
  decimal,
  id,
  lenientArray,
  orNull,
  pageFields,
  text,
  withDefault,
} from '#contract/wire-schema.ts';
import { dayRange } from './records.ts';

/** Code 104 of each call: recommending is closed to the member (see `contract/recommend.ts`). */
const options = { member: true, extension: true } as const;
const field = withDefault(text, '');
const latestFirst = { ...pageFields, sort_field: v.literal('at'), sort_order: v.literal('desc') };

/** What a friend must do, and what the member gets for it once; amounts in the member's currency. */
const rule = camelCaseObject({
  level: amount,
  /** Sum of the friend's deposits, or of the valid bets. */
  condition: v.picklist(['deposits', 'bets']),
  amount: decimal,
  reward: decimal,
});
export const recommendProject = defineEndpoint(
  '/member/recommend/project',
  v.object({}),
  camelCaseObject({
    recommend_code: id,
    /** Opens the site with the member as introducer. */
    url: field,
    rules: lenientArray(rule),
    totals: withDefault(
      camelCaseObject({
        friends: withDefault(amount, null),
        deposited: withDefault(amount, null),
        rewards: orNull(decimal),
      }),
      {},
    ),
  }),
  options,
);

const reward = camelCaseObject({
  id,
  /** The friend's account, masked. */
  member_account: field,
  level: withDefault(amount, null),
  amount: orNull(decimal),
  at: field,
});
/** The member's rewards of a range, latest first. Data of the codes of the range: `recordRange`. */
export const recommendRecords = defineEndpoint(
  '/member/recommend/records',
  v.object({ ...dayRange, ...latestFirst }),
  camelCaseObject({
    list: lenientArray(reward),
    total_count: withDefault(amount, 0),
    totals: withDefault(camelCaseObject({ count: withDefault(amount, null), amount: orNull(decimal) }), {}),
  }),
  options,
);

export const friendStatuses = ['registered', 'deposited', 'playing'] as const;
const friend = camelCaseObject({
  id,
  /** Masked. */
  member_account: field,
  status: withDefault(v.picklist(friendStatuses), 'registered'),
  joined_at: field,
  /** What the member got for this friend. */
  rewards: orNull(decimal),
});
/** The member's friends, latest first; the search is in the masked accounts. */
export const recommendMembers = defineEndpoint(
  '/member/recommend/members',
  v.object({
    search: v.optional(v.pipe(v.string(), v.maxLength(50))),
    status: v.optional(v.picklist(friendStatuses)),
    ...latestFirst,
  }),
  camelCaseObject({ list: lenientArray(friend), total_count: withDefault(amount, 0) }),
  options,
);
