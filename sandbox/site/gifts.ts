import type { GiftRow } from '../db/schema.ts';

/** Promotions that members claim; `days` from the sandbox's start. */
export const GIFTS: readonly (Omit<GiftRow, 'end_at'> & { days: number })[] = [
  { promotion_id: 'thank-you', amount: 5, turnover: 3, deposits: 1, days: 14 },
];
