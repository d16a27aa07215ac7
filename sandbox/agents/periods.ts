import { defaultTimeZone } from '#contract/constants.ts';
import { addDays, addMonths, dayIn, startOfDay } from '#contract/day-range.ts';
import { PAY_DAYS } from './plan.ts';

export type Period = {
  /** The first day. */
  id: string;
  from: string;
  to: string;
  /** First instant, and the first one after the period. */
  start: number;
  end: number;
  payOn: string;
  payAt: number;
};

const periodOf = (day: string): Period => {
  const isFirstHalf = day.slice(8) < '16';
  const from = `${day.slice(0, 8)}${isFirstHalf ? '01' : '16'}`;
  const next = isFirstHalf ? `${day.slice(0, 8)}16` : addMonths(`${day.slice(0, 8)}01`, 1);
  const payOn = addDays(next, PAY_DAYS - 1);
  return {
    id: from,
    from,
    to: addDays(next, -1),
    start: startOfDay(from, defaultTimeZone),
    end: startOfDay(next, defaultTimeZone),
    payOn,
    payAt: startOfDay(payOn, defaultTimeZone),
  };
};

/** The half months from the one of `since` to the current one. */
export const periodsSince = (since: number, now: number): Period[] => {
  const periods: Period[] = [];
  for (let at = since; at <= now; at = periods.at(-1)?.end ?? now + 1)
    periods.push(periodOf(dayIn(at, defaultTimeZone)));
  return periods;
};
