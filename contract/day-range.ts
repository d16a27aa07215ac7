import { fromZonedTime } from 'date-fns-tz/fromZonedTime';
import { maxRangeMonths } from './constants.ts';

/** Days of a time zone's calendar as "2026-11-23", which sort as texts. Both ends belong to the range. */
export interface DayRange {
  from: string;
  to: string;
}

const hour = 3_600_000;
/** Arithmetic on days happens in UTC, where each has 24 hours. */
const utc = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = utc(text);
  return !Number.isNaN(date.getTime()) && dayOf(date) === text;
}

export function addDays(day: string, count: number): string {
  const date = utc(day);
  date.setUTCDate(date.getUTCDate() + count);
  return dayOf(date);
}

/** The same day of another month, or that month's last one. */
export function addMonths(day: string, count: number): string {
  const date = utc(`${day.slice(0, 7)}-01`);
  date.setUTCMonth(date.getUTCMonth() + count);
  const month = dayOf(date).slice(0, 7);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return `${month}-${String(Math.min(last, Number(day.slice(8)))).padStart(2, '0')}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();
/** The day at an instant. */
export function dayIn(at: number, timeZone: string): string {
  const known = formats.get(timeZone);
  // The Swedish format is that of a day.
  const format =
    known ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, format);
  return format.format(at);
}

/** The day's first instant, which is not midnight where the clocks change at midnight. */
export function startOfDay(day: string, timeZone: string): number {
  const midnight = fromZonedTime(`${day}T00:00:00`, timeZone).getTime();
  if (dayIn(midnight, timeZone) < day) return midnight + hour;
  return dayIn(midnight - hour, timeZone) === day ? midnight - hour : midnight;
}

/** The first instant of the range, and the first one after it. */
export const instantsOf = ({ from, to }: DayRange, timeZone: string) => ({
  start: startOfDay(from, timeZone),
  end: startOfDay(addDays(to, 1), timeZone),
});

export const periods = ['day', 'week', 'month'] as const;
export type Period = (typeof periods)[number];
/** The calendar's day, week from Monday, or month that has the day. */
export function periodOf(period: Period, day: string): DayRange {
  if (period === 'day') return { from: day, to: day };
  if (period === 'week') {
    const from = addDays(day, -((utc(day).getUTCDay() + 6) % 7));
    return { from, to: addDays(from, 6) };
  }
  const from = `${day.slice(0, 7)}-01`;
  return { from, to: addDays(addMonths(from, 1), -1) };
}

export const rangePresets = ['today', 'yesterday', 'last7', 'last30', 'thisMonth', 'lastMonth'] as const;
export type RangePreset = (typeof rangePresets)[number];
/** Ranges that have today end with it. */
export function presetRange(preset: RangePreset, today: string): DayRange {
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'last7':
      return { from: addDays(today, -6), to: today };
    case 'last30':
      return { from: addDays(today, -29), to: today };
    case 'thisMonth':
      return { from: periodOf('month', today).from, to: today };
    case 'lastMonth':
      return periodOf('month', addMonths(today, -1));
  }
}

/** First day of the longest range that ends on `to`. */
export const earliestDay = (to: string): string => addMonths(addDays(to, 1), -maxRangeMonths);

export type RangeProblem = 'reversed' | 'future' | 'tooLong';
/** Why records of the range cannot be requested. */
export function rangeProblem({ from, to }: DayRange, today: string): RangeProblem | null {
  if (from > to) return 'reversed';
  if (to > today) return 'future';
  return from < earliestDay(to) ? 'tooLong' : null;
}
