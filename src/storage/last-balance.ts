import * as v from 'valibot';
import { localStore } from './store.ts';

const storedBalance = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    memberId: v.string(),
    cash: v.pipe(v.number(), v.finite()),
    at: v.pipe(v.number(), v.finite()),
  }),
);

/** The balance that was shown last: the next page shows it as an old one until the back end has answered. */
export const lastBalance = {
  /** In major units, with the time in milliseconds since 1970; null if it is another member's. */
  get(memberId: string): { cash: number; at: number } | null {
    const read = v.safeParse(storedBalance, localStore.get('last_balance'));
    return read.success && read.output.memberId === memberId ? read.output : null;
  },
  set(memberId: string, cash: number) {
    localStore.set('last_balance', JSON.stringify({ memberId, cash, at: Date.now() }));
  },
};
