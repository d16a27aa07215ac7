import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/db/schema.ts';

/** Ends the orders whose time is over; comes before every other access to orders. */
export const expireOrders = (db: Kysely<Tables>) =>
  db
    .updateTable('deposit_order')
    .set({ status: 'expired', ended_at: Date.now() })
    .where('status', 'in', ['waiting', 'reported'])
    .where('expires_at', '<=', Date.now())
    .execute();
