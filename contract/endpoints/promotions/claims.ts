import * as v from 'valibot';
import { defineEndpoint } from '#contract/call.ts';
import { camelCaseObject, decimal, orNull, text, withDefault } from '#contract/wire-schema.ts';
import { claimStatus } from './promotions.ts';

const terms = camelCaseObject({
  status: claimStatus,
  amount: decimal,
  /** What must be staked before the amount can be withdrawn; null if nothing. */
  turnover: orNull(decimal),
  end_at: withDefault(text, ''),
  claimed_at: withDefault(text, ''),
  /** Why the member is not eligible, in the member's language. */
  reason: withDefault(text, ''),
});
export type ClaimTerms = v.InferOutput<typeof terms>;
/** What the member gets by claiming a promotion, and whether that is possible. */
export const promotionTerms = defineEndpoint(
  '/member/promotion/terms',
  v.object({ promotion_id: v.string() }),
  terms,
  { member: true, extension: true },
);

/** Credits a promotion once to a member. Codes: 101 claimed before, 102 not eligible, 103 ended, 180 in a break. */
export const claimPromotion = defineEndpoint(
  '/member/promotion/claim',
  v.object({ promotion_id: v.string(), request_id: v.pipe(v.string(), v.uuid()) }),
  camelCaseObject({
    request_id: withDefault(text, ''),
    amount: orNull(decimal),
    /** The wallet with the amount; null if the operator does not say. */
    balance: orNull(decimal),
  }),
  { member: true, extension: true },
);
