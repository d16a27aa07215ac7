import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { addDays, addMonths, dayIn, periods, startOfDay } from '#contract/day-range.ts';
import {
  type LimitKind,
  limitKinds,
  type PlayLimit,
  type PlayLimits,
} from '#contract/endpoints/play/limits.ts';
import { fromDecimal, toDecimal } from '#contract/money.ts';
import type { RunningBreak } from '#machines/play/play-break.machine.ts';
import type { LimitChange, LimitId } from '#machines/play/play-limits.machine.ts';
import { unitText } from '#src/i18n/duration.ts';
import { parseOperatorTime } from '#src/i18n/time.ts';
import { site } from '#src/site/site.ts';

const DAY = 86_400_000;

/** A limit of the member; what cannot be read is null. Amounts are minor units, or minutes of a session. */
export interface LimitRow extends LimitId {
  isKnown: boolean;
  /** Null also for no limit. */
  value: number | null;
  isSet: boolean;
  used: number | null;
  resetsAt: string;
  pending: PendingLimit | null;
}
export interface PendingLimit {
  /** Null for no limit, as `wire` has it too. */
  value: number | null;
  wire: string | null;
  at: string;
}

export function amountOf(kind: LimitKind, wire: string | null, currency: string): number | null {
  if (wire === null) return null;
  if (kind !== 'session') return fromDecimal(wire, currency);
  return /^\d+$/.test(wire) ? Number(wire) : null;
}
export const wireOf = (kind: LimitKind, amount: number, currency: string): string =>
  kind === 'session' ? String(amount) : toDecimal(amount, currency);

/** One row for each kind and period. A row that the operator has not sent, or not readably, is not known. */
export const rowsOf = ({ limits }: Pick<PlayLimits, 'limits'>, currency: string): LimitRow[] =>
  limitKinds.flatMap((kind) =>
    periods.map((period) => {
      const sent = limits.find((limit) => limit.kind === kind && limit.period === period);
      return rowOf({ kind, period }, sent, currency);
    }),
  );

function rowOf({ kind, period }: LimitId, sent: PlayLimit | undefined, currency: string): LimitRow {
  const read = (wire: string | null | undefined) => amountOf(kind, wire ?? null, currency);
  const value = read(sent?.value);
  const isReadable = (wire: string | null) => wire === null || read(wire) !== null;
  const isKnown =
    sent !== undefined && isReadable(sent.value) && (!sent.pending || isReadable(sent.pending.value));
  return {
    kind,
    period,
    isKnown,
    value,
    isSet: sent !== undefined && sent.value !== null,
    used: read(sent?.used),
    resetsAt: sent?.resetsAt ?? '',
    pending:
      isKnown && sent?.pending
        ? { value: read(sent.pending.value), wire: sent.pending.value, at: sent.pending.at }
        : null,
  };
}

/** Null is no limit. */
export const isLooser = (next: number | null, present: number | null): boolean =>
  present !== null && (next === null || next > present);

/** When a break that begins now ends at the latest, as the operator computes it. */
export const breakEnd = (change: LimitChange, now: number): number => {
  if (change.type === 'coolOff') return now + change.days * DAY;
  if (change.type !== 'exclusion') return now;
  const today = dayIn(now, site.timeZone);
  return startOfDay(addDays(addMonths(today, change.months), 1), site.timeZone);
};

/** A break is never made shorter. */
export const isLonger = (change: LimitChange, running: RunningBreak | null, now: number) =>
  !running || breakEnd(change, now) > running.endsAt;

/** Months of the exclusions that end after a running break. */
export const exclusionsLonger = (running: RunningBreak | null, now: number) =>
  [6, 12, 60].filter((months) => isLonger({ type: 'exclusion', months }, running, now));

/** The times at which something begins without an event: a period, or the confirmation of a looser limit. */
export const momentsOf = (rows: readonly LimitRow[]): number[] =>
  rows.flatMap(({ resetsAt, pending }) =>
    [resetsAt, pending?.at].flatMap((time) => parseOperatorTime(time)?.getTime() ?? []),
  );

const names: Record<LimitKind, Record<LimitId['period'], MessageDescriptor>> = {
  deposit: {
    day: msg`Deposits, each day`,
    week: msg`Deposits, each week`,
    month: msg`Deposits, each month`,
  },
  loss: { day: msg`Losses, each day`, week: msg`Losses, each week`, month: msg`Losses, each month` },
  session: {
    day: msg`Time in play, each day`,
    week: msg`Time in play, each week`,
    month: msg`Time in play, each month`,
  },
};
export const limitName = (i18n: I18n, { kind, period }: LimitId) => i18n._(names[kind][period]);

/** "1 hr 42 min" */
export function minutesText(locale: string, minutes: number): string {
  const unit = (count: number, name: 'hour' | 'minute') => unitText(locale, name, count, 'short');
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return unit(rest, 'minute');
  return rest === 0 ? unit(hours, 'hour') : `${unit(hours, 'hour')} ${unit(rest, 'minute')}`;
}
