import { fromZonedTime } from 'date-fns-tz/fromZonedTime';
import { hasLocale } from '#contract/format-locale.ts';
import type { PlayClosure } from '#machines/kernel/events.ts';
import { serverNow } from '#src/api/server-time.ts';
import { currentLocale } from '#src/site/locale.ts';
import { site } from '#src/site/site.ts';
import { dateFormat } from './date-format.ts';

/**
 * Parses an operator's time, which is in the site's zone unless it names another; Unix seconds and milliseconds too. Null
 * if empty or invalid.
 */
export function parseOperatorTime(text: string | undefined): Date | null {
  if (!text) return null;
  const date = isUnixTime(text)
    ? new Date(Number(text) * (text.length <= 10 ? 1_000 : 1))
    : hasOffset(text)
      ? new Date(text)
      : fromZonedTime(text, site.timeZone);
  return Number.isNaN(date.getTime()) ? null : date;
}

const isUnixTime = (text: string) => /^\d{9,13}$/.test(text);
const hasOffset = (text: string) => /(?:Z|\d[+-]\d\d:?\d\d)$/.test(text);

/** "Sat 21 Nov, 02:00" in the site's zone, or "21/11, 02:00"; empty if the time is invalid. A line breaks between date and hour only. */
export function formatTime(locale: string, text: string | undefined): string {
  const date = parseOperatorTime(text);
  if (!date) return '';
  return dateFormat(locale, {
    ...dayOptions(locale),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
    .formatToParts(date)
    .map(({ type, value }, index, parts) => {
      const isBetween = type === 'literal' && isClock(parts[index - 1]) !== isClock(parts[index + 1]);
      return isBetween ? value : value.replaceAll(' ', noBreakSpace);
    })
    .join('');
}

const dayOptions = (locale: string): Intl.DateTimeFormatOptions => ({
  timeZone: site.timeZone,
  day: 'numeric',
  ...(hasLocale(locale) ? { weekday: 'short', month: 'short' } : { month: 'numeric' }),
});

/** For lists: "02:00" for a time of today, "Sat 21 Nov" or "21/11" for any other; empty if the time is invalid. */
export function listTime(locale: string, text: string | undefined): string {
  const date = parseOperatorTime(text);
  if (!date) return '';
  const format = dateFormat(locale, dayOptions(locale));
  const day = format.format(date);
  return day === format.format(serverNow()) ? clockTime(locale, text) : day;
}

const noBreakSpace = '\u00a0';
const isClock = (part: Intl.DateTimeFormatPart | undefined) =>
  part?.type === 'hour' || part?.type === 'minute';

/** "Sat 21 Nov, 02:00 (GMT-4)"; empty if the time is invalid. */
export function zonedTime(locale: string, text: string | undefined): string {
  const time = formatTime(locale, text);
  return time && `${time} (${timeZoneLabel()})`;
}

/** "4 March 2025" in the site's zone, or "04/03/2025"; empty if the time is invalid. */
export function formatDate(locale: string, text: string | undefined): string {
  const date = parseOperatorTime(text);
  return date ? dateText(locale, date, site.timeZone) : '';
}

/** When the member's own limits allow play again; empty if the time is invalid. */
export const closureEnd = (locale: string, { reason, until }: PlayClosure): string =>
  reason === 'exclusion' ? formatDate(locale, until) : formatTime(locale, until);

/** A date of birth, which is the same day in every zone; as it is if it is not year-month-day. */
export function formatBirthday(locale: string, text: string): string {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00Z`) : null;
  return date && !Number.isNaN(date.getTime()) ? dateText(locale, date, 'UTC') : text;
}

const dateText = (locale: string, date: Date, timeZone: string) =>
  dateFormat(locale, {
    timeZone,
    ...(hasLocale(locale)
      ? ({ dateStyle: 'long' } as const)
      : { day: '2-digit', month: '2-digit', year: 'numeric' }),
  }).format(date);

/** "02:00" in the site's zone; empty if the time is invalid. */
export function clockTime(locale: string, text: string | undefined): string {
  const date = parseOperatorTime(text);
  if (!date) return '';
  const options = { timeZone: site.timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return dateFormat(locale, options).format(date);
}

/** "GMT-4" for the site's zone, or the zone's name if its clocks change in the year: "America/New York". */
export function timeZoneLabel(locale = currentLocale()): string {
  const offsets = ['01', '07'].map((month) =>
    dateFormat(locale, { timeZone: site.timeZone, timeZoneName: 'shortOffset' })
      .formatToParts(new Date(`2026-${month}-01`))
      .find(({ type }) => type === 'timeZoneName'),
  );
  const [winter, summer] = offsets.map((offset) => offset?.value);
  return winter && winter === summer ? winter : site.timeZone.replaceAll('_', ' ');
}
