import type { Kysely, Transaction } from 'kysely';
import type { Body, Wire } from '#contract/call.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { addDays, addMonths, dayIn, periods, startOfDay } from '#contract/day-range.ts';
import {
  type LimitKind,
  limitKinds,
  type playLimits,
  type setPlayLimits,
} from '#contract/endpoints/play/limits.ts';
import { fromDecimal, maxAmount, toDecimal } from '#contract/money.ts';
import type { MemberRow, PlayLimitRow, PlayRuleRow, Tables } from '#sandbox/db/schema.ts';
import { inTransaction } from '#sandbox/db/transaction.ts';
import { bookHistory } from '#sandbox/records/history/book.ts';
import { type ApiError, apiError, type Handlers } from '#sandbox/server/handler.ts';
import { formatOperatorTime } from '#sandbox/time.ts';
import { breakOf, changedLimit, leftOf, usageOf, wholeSecond } from './limits.ts';

type Tx = Transaction<Tables>;
type LimitsRequest = Body<typeof setPlayLimits>;
type RequestedLimit = NonNullable<LimitsRequest['limits']>[number];

const DAY = 86_400_000;
const MAX_SESSION_MINUTES = 31 * 24 * 60;

const timeOrNone = (at: number | null | undefined): string => (at ? formatOperatorTime(at) : '');

/** Minor units or minutes as the contract has them. */
const toWire = (value: number | null, kind: LimitKind, currency: string): string | null => {
  if (value === null) return null;
  return kind === 'session' ? String(value) : toDecimal(value, currency);
};
/** Undefined if the text is no value of such a limit. */
const fromWire = ({ kind, value }: RequestedLimit, currency: string): number | null | undefined => {
  if (value === null) return null;
  if (kind === 'session' && !/^\d+$/.test(value)) return undefined;
  const read = kind === 'session' ? Number(value) : fromDecimal(value, currency);
  if (read === null || read < 0) return undefined;
  return read > (kind === 'session' ? MAX_SESSION_MINUTES : maxAmount) ? undefined : read;
};

const limitsResponse = async (
  db: Kysely<Tables>,
  { id, currency }: MemberRow,
): Promise<Wire<typeof playLimits>> => {
  const rows = await db.selectFrom('play_limit').selectAll().where('member_id', '=', id).execute();
  const rule = await db.selectFrom('play_rule').selectAll().where('member_id', '=', id).executeTakeFirst();
  const limits = [];
  for (const kind of limitKinds)
    for (const period of periods) {
      const row = rows.find((each) => each.kind === kind && each.period === period);
      const { used, resetsAt } = await usageOf(db, id, kind, period);
      const { pending_value = null, pending_at } = row ?? {};
      limits.push({
        kind,
        period,
        value: toWire(row?.value ?? null, kind, currency),
        used: toWire(used, kind, currency),
        resets_at: formatOperatorTime(resetsAt),
        pending: pending_at
          ? { value: toWire(pending_value, kind, currency), at: formatOperatorTime(pending_at) }
          : null,
      });
    }
  return {
    limits,
    reminder_minutes: rule?.reminder_minutes ?? null,
    cool_off_until: timeOrNone(rule?.cool_off_until),
    excluded_until: timeOrNone(rule?.excluded_until),
  };
};

/** Sets a limit; returns when a looser one can be confirmed. */
const setLimit = async (
  tx: Tx,
  member_id: string,
  { kind, period }: RequestedLimit,
  value: number | null,
): Promise<number | null> => {
  const key = { member_id, kind, period };
  const present = await tx
    .selectFrom('play_limit')
    .selectAll()
    .where((eb) => eb.and(key))
    .executeTakeFirst();
  const none = { value: null, pending_value: null, pending_at: null };
  const changed = changedLimit(present ?? none, value, Date.now());
  const row: PlayLimitRow = { ...key, ...changed };
  await tx
    .insertInto('play_limit')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'period']).doUpdateSet(changed))
    .execute();
  return changed.pending_at;
};

/** Sets the reminder and begins a cool-off or an exclusion, which never ends earlier than a running one. */
const setRule = async (tx: Tx, member_id: string, requested: LimitsRequest): Promise<void> => {
  const present = await tx
    .selectFrom('play_rule')
    .selectAll()
    .where('member_id', '=', member_id)
    .executeTakeFirst();
  const { reminder_minutes = present?.reminder_minutes ?? null, cool_off_days, exclusion_months } = requested;
  const today = dayIn(Date.now(), defaultTimeZone);
  const coolOff = cool_off_days === undefined ? null : wholeSecond(Date.now() + cool_off_days * DAY);
  const exclusion =
    exclusion_months === undefined
      ? null
      : startOfDay(addDays(addMonths(today, exclusion_months), 1), defaultTimeZone);
  const later = (a: number | null | undefined, b: number | null) =>
    a || b ? Math.max(a ?? 0, b ?? 0) : null;
  const row: PlayRuleRow = {
    member_id,
    reminder_minutes,
    cool_off_until: later(present?.cool_off_until, coolOff),
    excluded_until: later(present?.excluded_until, exclusion),
  };
  await tx
    .insertInto('play_rule')
    .values(row)
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute();
};

/** Sets the limits and rules of a request; an error if one is invalid, or can be confirmed only later. */
const setAll = async (
  tx: Tx,
  { id, currency }: MemberRow,
  requested: LimitsRequest,
): Promise<ApiError | null> => {
  const limits = (requested.limits ?? []).map((limit) => ({ limit, value: fromWire(limit, currency) }));
  const wrong = limits.find(({ value }) => value === undefined)?.limit;
  if (wrong) return apiError(102, 'limitInvalid', { kind: wrong.kind, period: wrong.period });
  const pending = [];
  for (const { limit, value } of limits) pending.push(await setLimit(tx, id, limit, value ?? null));
  await setRule(tx, id, requested);
  const at = Math.max(...pending.map((each) => each ?? 0), 0);
  return at > 0 ? apiError(101, 'limitPending', { at: formatOperatorTime(at) }) : null;
};

/** Error for a member in a cool-off or exclusion, in which play, deposits and promotions are closed. */
export const breakError = async (db: Kysely<Tables>, memberId: string): Promise<ApiError | null> => {
  const running = await breakOf(db, memberId);
  return running
    ? apiError(180, 'playBreak', { kind: running.kind, until: formatOperatorTime(running.until) })
    : null;
};

/** Error if the member may not play now: a break, or a limit of losses or time that is reached. */
export const playError = async (db: Kysely<Tables>, memberId: string): Promise<ApiError | null> => {
  const error = await breakError(db, memberId);
  if (error) return error;
  for (const [kind, code, message] of [
    ['loss', 181, 'lossLimitReached'],
    ['session', 182, 'sessionLimitReached'],
  ] as const) {
    const limit = await leftOf(db, memberId, kind);
    if (limit && limit.left <= 0)
      return apiError(code, message, { period: limit.period, resets_at: formatOperatorTime(limit.resetsAt) });
  }
  return null;
};

export const playLimitHandlers = {
  '/member/limits': async ({ db }, { member }) => {
    await bookHistory(db, member);
    return limitsResponse(db, member);
  },
  '/member/limits/set': async ({ db, plays, realtime }, { body, member }) => {
    await bookHistory(db, member);
    const error = await inTransaction(db, member.id, (tx) => setAll(tx, member, body));
    if (await breakOf(db, member.id)) await plays.finishAll(member.id);
    realtime.publish(`private-member.${member.id}`, '.profile.updated', {});
    return error ?? limitsResponse(db, member);
  },
} satisfies Partial<Handlers>;
