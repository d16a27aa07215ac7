import type { Kysely } from 'kysely';
import { defaultTimeZone } from '#contract/constants.ts';
import { addDays, dayIn, type Period, periodOf, startOfDay } from '#contract/day-range.ts';
import type { LimitKind } from '#contract/endpoints/play/limits.ts';
import type { PlayLimitRow, Tables } from '#sandbox/db/schema.ts';
import { expireOrders } from '#sandbox/money/expire-orders.ts';

/** Kind of the ledger's transfer from an agent to a member. */
export const AGENT_TRANSFER = 'agent transfer';

const MINUTE = 60_000;
/** A looser limit can be confirmed after this time. */
const LOOSENING_DELAY = 24 * 60 * MINUTE;

type Db = Kysely<Tables>;

/** The next whole second, which the operator's time can express. */
export const wholeSecond = (at: number): number => Math.ceil(at / 1_000) * 1_000;

/** The current period's beginning and the next one's. */
const boundsOf = (period: Period) => {
  const { from, to } = periodOf(period, dayIn(Date.now(), defaultTimeZone));
  return { since: startOfDay(from, defaultTimeZone), resetsAt: startOfDay(addDays(to, 1), defaultTimeZone) };
};

/** What was paid since then and what open orders still ask for; what an agent has sent is a deposit too. */
const deposited = async (db: Db, memberId: string, since: number): Promise<number> => {
  await expireOrders(db);
  const { sum } = await db
    .selectFrom('money_record')
    .select(({ fn }) => fn.sum<number | null>(fn.coalesce('paid_amount', 'amount')).as('sum'))
    .where('member_id', '=', memberId)
    .where((eb) =>
      eb.or([eb('kind', '=', 'deposit'), eb.and([eb('cause', '=', AGENT_TRANSFER), eb('booked', '>', 0)])]),
    )
    .where((eb) =>
      eb.or([
        eb('status', '=', 'pending'),
        eb.and([eb('status', '=', 'success'), eb(eb.fn.coalesce('closed_at', 'at'), '>=', since)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return sum ?? 0;
};

/** Stakes of rounds since then. */
export const staked = async (db: Db, memberId: string, since: number): Promise<number> => {
  const { stake } = await db
    .selectFrom('round')
    .select(({ fn }) => fn.sum<number | null>('stake').as('stake'))
    .where('member_id', '=', memberId)
    .where('at', '>=', since)
    .executeTakeFirstOrThrow();
  return stake ?? 0;
};

const lost = async (db: Db, memberId: string, since: number): Promise<number> => {
  const { stake, prize } = await db
    .selectFrom('round')
    .select(({ fn }) => [
      fn.sum<number | null>('stake').as('stake'),
      fn.sum<number | null>('prize').as('prize'),
    ])
    .where('member_id', '=', memberId)
    .where('at', '>=', since)
    .executeTakeFirstOrThrow();
  return (stake ?? 0) - (prize ?? 0);
};

/** Minutes in play; that of a running game ends with its last sign of life. */
const played = async (db: Db, memberId: string, since: number): Promise<number> => {
  const plays = await db
    .selectFrom('play')
    .select(['opened_at', 'seen_at', 'ended_at'])
    .where('member_id', '=', memberId)
    .where((eb) => eb.or([eb('ended_at', 'is', null), eb('ended_at', '>', since)]))
    .execute();
  const time = plays.reduce(
    (sum, { opened_at, seen_at, ended_at }) =>
      sum + Math.max(0, (ended_at ?? seen_at) - Math.max(since, opened_at)),
    0,
  );
  return Math.floor(time / MINUTE);
};
const USED = { deposit: deposited, loss: lost, session: played } as const;

/** What of a limit is used in the current period, and when the next one begins. */
export const usageOf = async (db: Db, memberId: string, kind: LimitKind, period: Period) => {
  const { since, resetsAt } = boundsOf(period);
  return { used: await USED[kind](db, memberId, since), resetsAt };
};

/** What the member's limits of the kind leave, and the period of the one that leaves least; undefined without a limit. */
export const leftOf = async (db: Db, memberId: string, kind: LimitKind) => {
  const limits = await db
    .selectFrom('play_limit')
    .select(['period', 'value'])
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('value', 'is not', null)
    .execute();
  const all = [];
  for (const { period, value } of limits) {
    const { used, resetsAt } = await usageOf(db, memberId, kind, period);
    all.push({ left: (value ?? 0) - used, period, resetsAt });
  }
  return all.toSorted((a, b) => a.left - b.left)[0];
};

/** The running cool-off or exclusion that ends last. */
export const breakOf = async (db: Db, memberId: string) => {
  const rule = await db
    .selectFrom('play_rule')
    .select(['cool_off_until', 'excluded_until'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const [coolOff, exclusion] = [rule?.cool_off_until ?? 0, rule?.excluded_until ?? 0];
  const until = Math.max(coolOff, exclusion);
  if (until <= Date.now()) return undefined;
  return { kind: exclusion >= coolOff ? ('exclusion' as const) : ('cool_off' as const), until };
};

/**
 * What keeps money from being credited to the member: a break, or the own deposit limit. `counted` is what the limit
 * counts of it already.
 */
export const creditObstacle = async (
  db: Db,
  memberId: string,
  amount: number,
  counted = 0,
): Promise<'break' | 'limit' | undefined> => {
  if (await breakOf(db, memberId)) return 'break';
  const own = await leftOf(db, memberId, 'deposit');
  return own && amount > own.left + counted ? 'limit' : undefined;
};

/** The member's own limit that a round for the stake would exceed: of losses, or of time. */
export const exceededLimit = async (
  db: Db,
  memberId: string,
  stake: number,
): Promise<'loss' | 'session' | undefined> => {
  const session = await leftOf(db, memberId, 'session');
  if (session && session.left <= 0) return 'session';
  const loss = await leftOf(db, memberId, 'loss');
  return loss && loss.left < stake ? 'loss' : undefined;
};

const isLooser = (next: number | null, present: number | null): boolean =>
  present !== null && (next === null || next > present);

type Change = Pick<PlayLimitRow, 'value' | 'pending_value' | 'pending_at'>;
/**
 * The limit after its member has set a value: a tighter one applies immediately, a looser one if it was set a day ago or
 * earlier and is set again.
 */
export const changedLimit = (present: Change, next: number | null, now: number): Change => {
  const { value, pending_value, pending_at } = present;
  const isConfirmed = pending_at !== null && pending_at <= now && !isLooser(next, pending_value);
  if (!isLooser(next, value) || isConfirmed) return { value: next, pending_value: null, pending_at: null };
  if (pending_at !== null && pending_value === next) return present;
  return { value, pending_value: next, pending_at: wholeSecond(now + LOOSENING_DELAY) };
};
