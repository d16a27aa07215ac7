import * as v from 'valibot';
import { defineEndpoint } from '#contract/call.ts';
import { dayRange } from '#contract/endpoints/records.ts';
import {
  amount,
  camelCaseObject,
  decimal,
  flag,
  id,
  lenientArray,
  listOrNull,
  orNull,
  pageFields,
  text,
  withDefault,
} from '#contract/wire-schema.ts';

const field = withDefault(text, '');
export const downlineStatuses = ['active', 'inactive', 'pending', 'suspended', 'closed'] as const;
export const downlineSortFields = [
  'member_account',
  'status',
  'joined_at',
  'last_login_at',
  'downline_count',
  'deposits',
  'withdrawals',
  'turnover',
  'net',
] as const;

/**
 * Of a member and everybody below, in the member's currency. `net` is what the operator has won: negative if
 * the members have.
 */
const sums = {
  deposits: orNull(decimal),
  withdrawals: orNull(decimal),
  turnover: orNull(decimal),
  net: orNull(decimal),
};
const pathNode = camelCaseObject({
  member_id: id,
  member_account: text,
  /** Steps below the agent who asks: 0 is that agent. */
  level: withDefault(amount, 0),
  /** Key of the level's name in `/arks/web/agent-level-rename`. */
  agent_level: withDefault(id, ''),
});
const row = camelCaseObject({
  member_id: id,
  member_account: text,
  is_agent: withDefault(flag, 0),
  level: withDefault(amount, 0),
  agent_level: withDefault(id, ''),
  /** A status that is not known is read as `inactive`. */
  status: withDefault(v.picklist(downlineStatuses), 'inactive'),
  joined_at: field,
  last_login_at: field,
  currency: field,
  ...sums,
  downline_count: withDefault(amount, null),
});
export type DownlineRow = v.InferOutput<typeof row>;

/**
 * The members directly below `parent_id`, which is the agent who asks unless it is given; with `search` those
 * at any level below whose account contains it. Code 101: the parent is not in the agent's downline; 102 to 104:
 * the range, as 101 to 103 of records. Amounts are sorted within each currency, because they cannot be compared across
 * them: members in the agent's own currency come first, then the others by currency.
 */
export const agentDownline = defineEndpoint(
  '/agent/downline',
  v.object({
    parent_id: v.optional(id),
    search: v.optional(v.pipe(v.string(), v.maxLength(40))),
    status: v.optional(v.picklist(downlineStatuses)),
    ...dayRange,
    ...pageFields,
    sort_field: v.picklist(downlineSortFields),
    sort_order: v.picklist(['asc', 'desc']),
  }),
  camelCaseObject({
    list: lenientArray(row),
    total_count: withDefault(amount, 0),
    /** From the agent who asks to the parent. */
    path: listOrNull(pathNode),
    /** By currency, of all pages; each member is counted once. `count` is of the listed members and all below. */
    totals: listOrNull(camelCaseObject({ currency: text, count: withDefault(amount, null), ...sums })),
  }),
  { member: true, extension: true },
);
