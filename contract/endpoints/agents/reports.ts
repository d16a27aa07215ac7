import * as v from 'valibot';
import { defineEndpoint } from '#contract/call.ts';
import { dayRange } from '#contract/endpoints/records.ts';
import {
  amount,
  camelCaseObject,
  decimal,
  id,
  lenientArray,
  orNull,
  text,
  textList,
  withDefault,
} from '#contract/wire-schema.ts';

const options = { member: true, extension: true } as const;
const field = withDefault(text, '');
const count = withDefault(amount, null);

const sums = {
  /** Members who have played. */
  active: count,
  /** Null by hall or provider: it happens outside of games. */
  registrations: count,
  first_deposits: count,
  deposits: orNull(decimal),
  withdrawals: orNull(decimal),
  /** What was staked, and the part of it that counts. */
  turnover: orNull(decimal),
  valid: orNull(decimal),
  bonus: orNull(decimal),
  /** What the operator has won: negative if the members have. */
  net: orNull(decimal),
};
const totals = camelCaseObject(sums);
export type ReportSums = v.InferOutput<typeof totals>;

export const operationGroups = ['day', 'hall', 'provider', 'currency'] as const;
const request = {
  ...dayRange,
  /** The agent's own currency without it; by currency the rows are those of all. */
  currency: v.optional(v.string()),
};
const withTotals = {
  totals: orNull(totals),
  currency: field,
  /** Those of the members in the downline. */
  currencies: withDefault(textList, []),
};

/**
 * What the agent's downline has done; with `member_id` that member and everybody below. The codes are those of
 * the downline: 101 the member is not in it, 102 to 104 the range.
 */
export const agentOperation = defineEndpoint(
  '/agent/operation',
  v.object({ ...request, group: v.picklist(operationGroups), member_id: v.optional(id) }),
  camelCaseObject({
    list: lenientArray(
      camelCaseObject({
        /** A day, `gt_id`, `gp_id` or currency. */
        key: id,
        name: field,
        currency: field,
        ...sums,
      }),
    ),
    ...withTotals,
    /** Totals of as many days before. */
    before: orNull(totals),
  }),
  options,
);

/** One row for each level below the agent. Codes 102 to 104: the range. */
export const agentStratified = defineEndpoint(
  '/agent/stratified',
  v.object(request),
  camelCaseObject({
    list: lenientArray(camelCaseObject({ level: amount, members: count, agents: count, ...sums })),
    ...withTotals,
  }),
  options,
);
