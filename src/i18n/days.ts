import { hasLocale } from '#contract/format-locale.ts';
import { site } from '#src/site/site.ts';
import { dateFormat } from './date-format.ts';
import { ownWords } from './own-words.ts';
import { parseOperatorTime } from './time.ts';

/** "21 Nov, 14:08:31" in the site's zone; empty if the time is invalid. */
export function formatSecond(locale: string, text: string | undefined): string {
  const date = parseOperatorTime(text);
  if (!date) return '';
  return dateFormat(locale, {
    timeZone: site.timeZone,
    day: 'numeric',
    month: hasLocale(locale) ? 'short' : 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(date);
}

/** Midnight of a day, "2026-11-21", in UTC: days are written without a time zone. */
const utcDay = (day: string) => new Date(`${day}T00:00Z`);

/** "Sun 15 – Sat 21 Nov" of days; one day if both are the same. */
export function dayRangeText(locale: string, { from, to }: { from: string; to: string }): string {
  const named = hasLocale(locale);
  const isThisYear =
    from.slice(0, 4) === to.slice(0, 4) && to.slice(0, 4) === String(new Date().getFullYear());
  const format = dateFormat(locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: named ? 'short' : 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  });
  return from < to ? format.formatRange(utcDay(from), utcDay(to)) : format.format(utcDay(from));
}

/** "Saturday 21 November" of a day. */
export function dayText(locale: string, day: string): string {
  const named = hasLocale(locale);
  return dateFormat(locale, {
    timeZone: 'UTC',
    day: 'numeric',
    ...(named ? { weekday: 'long', month: 'long' } : { month: 'numeric' }),
  }).format(utcDay(day));
}

/** "Saturday 21 November 2026" of a day, or "21/11/2026". */
export function fullDayText(locale: string, day: string): string {
  const date = { day: 'numeric', month: 'numeric', year: 'numeric' } as const;
  const style = hasLocale(locale) ? ({ dateStyle: 'full' } as const) : date;
  return dateFormat(locale, { timeZone: 'UTC', ...style }).format(utcDay(day));
}

/** "Sat 21 Nov" of a day, or "21/11". */
export function shortDayText(locale: string, day: string): string {
  const named = hasLocale(locale);
  return dateFormat(locale, {
    timeZone: 'UTC',
    day: 'numeric',
    ...(named ? { weekday: 'short', month: 'short' } : { month: 'numeric' }),
  }).format(utcDay(day));
}

/** "Saturday" or "Sat" of a day. */
export function weekdayText(locale: string, day: string, style: 'long' | 'short'): string {
  const date = utcDay(day);
  const own = ownWords(locale)?.weekdays[style][date.getUTCDay()];
  return own ?? dateFormat(locale, { timeZone: 'UTC', weekday: style }).format(date);
}

/** "November 2026" of a day. */
export function monthText(locale: string, day: string): string {
  const date = utcDay(day);
  const own = ownWords(locale)?.months[date.getUTCMonth()];
  const year = dateFormat(locale, { timeZone: 'UTC', year: 'numeric' });
  if (own) return `${year.format(date)} ${own}`;
  return dateFormat(locale, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(date);
}

/** "21" of a day, or "21日". */
export const dayNumber = (locale: string, day: string): string =>
  dateFormat(locale, { timeZone: 'UTC', day: 'numeric' }).format(utcDay(day));

/** "2026-11-21 14:08:31" in the site's zone, which spreadsheet programs read as a time; empty if it is invalid. */
export function sheetTime(text: string): string {
  const date = parseOperatorTime(text);
  if (!date) return '';
  return dateFormat('sv-SE', {
    timeZone: site.timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(date);
}
