import type { ClaimablePromotionRow } from '#sandbox/db/schema.ts';

/** Promotions that members claim: `amount` in major units of USD, `days` from the sandbox's start to their end. */
export const CLAIMABLE_PROMOTIONS: readonly (Omit<ClaimablePromotionRow, 'end_at'> & { days: number })[] = [
  { promotion_id: 'thank-you', amount: 5, turnover: 3, deposits: 1, days: 14 },
];
