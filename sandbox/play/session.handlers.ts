import type { Kysely } from 'kysely';
import { toDecimal } from '#contract/money.ts';
import type { Tables } from '#sandbox/db/schema.ts';
import type { Handlers } from '#sandbox/server/handler.ts';
import { formatOperatorTime } from '#sandbox/time.ts';

/** Milliseconds without a game after which the next game begins a new session. */
const LONG_BREAK = 15 * 60_000;

/** When the member's session has begun; null if no session runs. */
const sessionStart = async (db: Kysely<Tables>, memberId: string): Promise<number | null> => {
  const plays = await db
    .selectFrom('play')
    .select(['opened_at', 'seen_at', 'ended_at'])
    .where('member_id', '=', memberId)
    .orderBy('opened_at', 'desc')
    .execute();
  let start: number | null = null;
  for (const { opened_at, seen_at, ended_at } of plays) {
    if ((start ?? Date.now()) - (ended_at ?? seen_at) >= LONG_BREAK) break;
    start = opened_at;
  }
  return start;
};

export const playSessionHandlers = {
  '/member/play/session': async ({ db }, { member: { id, currency } }) => {
    const start = await sessionStart(db, id);
    if (start === null) return { started_at: '', staked: null, won: null, net: null };
    const { stake, prize } = await db
      .selectFrom('round')
      .select(({ fn }) => [
        fn.sum<number | null>('stake').as('stake'),
        fn.sum<number | null>('prize').as('prize'),
      ])
      .where('member_id', '=', id)
      .where('at', '>=', start)
      .executeTakeFirstOrThrow();
    const [staked, won] = [stake ?? 0, prize ?? 0];
    return {
      started_at: formatOperatorTime(start),
      staked: toDecimal(staked, currency),
      won: toDecimal(won, currency),
      net: toDecimal(won - staked, currency),
    };
  },
} satisfies Partial<Handlers>;
