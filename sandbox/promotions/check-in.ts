import type { Kysely, Transaction } from 'kysely';
import type { Wire } from '#contract/call.ts';
import { type Currency, defaultTimeZone } from '#contract/constants.ts';
import { addDays, dayIn, isDay, periodOf, startOfDay } from '#contract/day-range.ts';
import type { checkInInfo } from '#contract/endpoints/promotions/check-in.ts';
import { toDecimal } from '#contract/money.ts';
import { transfer } from '#sandbox/db/ledger.ts';
import { amountFactor, minor } from '#sandbox/db/money.ts';
import type { MemberRow, Tables } from '#sandbox/db/schema.ts';
import { staked, usageOf } from '#sandbox/play/limits.ts';

type Db = Kysely<Tables>;
type Info = Wire<typeof checkInInfo>;
type Day = NonNullable<Info['days']>[number];
type Setting = Pick<Tables['check_in_setting'], 'state' | 'condition'>;

/** Major units of USD. */
const REWARD = 1;
export const STREAK_REWARDS = [
  { days: 3, reward: 2 },
  { days: 7, reward: 5 },
] as const;
/** What today's condition requires. */
const REQUIRED = { deposit: 20, stake: 50 } as const;

/** The setting of all members. */
export const EVERYBODY = '';

const amountOf = (major: number, currency: string): number =>
  minor(major * amountFactor[currency as Currency], currency);

/** The member's own setting, or that of all. */
const settingOf = async (db: Db, memberId: string): Promise<Setting> => {
  const rows = await db
    .selectFrom('check_in_setting')
    .selectAll()
    .where('member_id', 'in', [memberId, EVERYBODY])
    .execute();
  const own = rows.find(({ member_id }) => member_id === memberId) ?? rows[0];
  return own ?? { state: 'open', condition: '' };
};

/** Days in a row that end with this one; 0 if it is not signed. */
const streakUntil = (day: string, signed: ReadonlySet<string>): number => {
  let count = 0;
  for (let at = day; signed.has(at); at = addDays(at, -1)) count += 1;
  return count;
};

/** What a day gives in minor units, if it is signed as so many in a row. */
const rewardOf = (streak: number, currency: string): number => {
  const extra = STREAK_REWARDS.find(({ days }) => days === streak)?.reward ?? 0;
  return amountOf(REWARD + extra, currency);
};

const progressOf = async (db: Db, { id, currency }: MemberRow, { condition }: Setting, today: string) => {
  if (condition === '') return { isMet: true, condition: null, required: null, done: null };
  const required = amountOf(REQUIRED[condition], currency);
  const since = startOfDay(today, defaultTimeZone);
  const done =
    condition === 'deposit' ? (await usageOf(db, id, 'deposit', 'day')).used : await staked(db, id, since);
  return {
    isMet: done >= required,
    condition,
    required: toDecimal(required, currency),
    done: toDecimal(done, currency),
  };
};

/** Today, and the days that the member has signed. */
const signedDays = async (db: Db, memberId: string): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('check_in').select('day').where('member_id', '=', memberId).execute();
  return new Set(rows.map(({ day }) => day));
};
const today = () => dayIn(Date.now(), defaultTimeZone);
const secondsLeft = () => Math.ceil((startOfDay(addDays(today(), 1), defaultTimeZone) - Date.now()) / 1_000);

const WORDS = { open: 'click_signin', over: 'click_signin_pass', closed: 'is_signin_noopen' } as const;

/** The calendar of a month such as "2026-11", by default of the current one. */
export const checkInOf = async (
  db: Db,
  member: MemberRow,
  month: string | undefined,
): Promise<Omit<Info, 'closed_reason' | 'days'> & { days: Day[]; isMet: boolean }> => {
  const { currency } = member;
  const now = today();
  const setting = await settingOf(db, member.id);
  const { isMet, ...condition } = await progressOf(db, member, setting, now);
  const signed = await signedDays(db, member.id);
  const { from, to } = periodOf('month', month && isDay(`${month}-01`) ? `${month}-01` : now);
  const streak = streakUntil(now, signed) || streakUntil(addDays(now, -1), signed);
  const stateOf = (day: string): Day['state'] => {
    if (signed.has(day)) return 'signed';
    if (day > now) return 'to_come';
    if (day < now || setting.state === 'over') return 'pass';
    if (setting.state === 'closed') return 'to_come';
    return isMet ? 'open' : 'conditional';
  };
  const days: Day[] = [];
  const ahead = signed.has(now) ? streak : streak + 1;
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const inRow = signed.has(day) ? streakUntil(day, signed) : day === now ? ahead : 0;
    const reward = toDecimal(rewardOf(inRow, currency), currency);
    const none = { condition: null, required: null, done: null };
    days.push({ date: day, state: stateOf(day), reward, ...(day === now ? condition : none) });
  }
  return {
    state: signed.has(now) ? 'click_signin_true' : WORDS[setting.state],
    today: now,
    days,
    streak,
    streak_rewards: STREAK_REWARDS.map(({ days: count, reward }) => ({
      days: count,
      reward: toDecimal(amountOf(reward, currency), currency),
    })),
    seconds_left: secondsLeft(),
    isMet,
  };
};

/** Signs today and credits its reward; returns both. */
export const bookCheckIn = async (tx: Transaction<Tables>, { id, currency }: MemberRow, day: string) => {
  await tx.insertInto('check_in').values({ member_id: id, day, at: Date.now() }).execute();
  const amount = rewardOf(streakUntil(day, await signedDays(tx, id)), currency);
  const main = { kind: 'main', memberId: id } as const;
  await transfer(tx, { kind: 'bonus', from: { kind: 'operator', gpId: '' }, to: main, currency, amount });
  const { balance } = await tx
    .selectFrom('account')
    .select('balance')
    .where('member_id', '=', id)
    .where('kind', '=', 'main')
    .executeTakeFirstOrThrow();
  return { reward: toDecimal(amount, currency), balance: toDecimal(balance, currency) };
};
