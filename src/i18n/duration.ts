import { formatLocale } from '#contract/format-locale.ts';
import { numberFormat } from '#src/money-format.ts';
import { type DurationUnit, ownWords } from './own-words.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Splits milliseconds into hours, minutes and seconds, or from one day on into days, hours and minutes. */
export function durationParts(ms: number): { unit: DurationUnit; count: number }[] {
  const parts = [
    { unit: 'day', count: Math.floor(ms / DAY) },
    { unit: 'hour', count: Math.floor((ms % DAY) / HOUR) },
    { unit: 'minute', count: Math.floor((ms % HOUR) / MINUTE) },
    { unit: 'second', count: Math.floor((ms % MINUTE) / SECOND) },
  ] as const;
  return ms < DAY ? parts.slice(1) : parts.slice(0, 3);
}

type UnitDisplay = 'long' | 'short' | 'narrow';

const formattedUnit = (locale: string, unit: DurationUnit, count: number, unitDisplay: UnitDisplay): string =>
  numberFormat(locale, { style: 'unit', unit, unitDisplay }).format(count);

/** "2 hours", "2 hr" or "2h"; a longer form where that has Latin letters in a language of another script. */
export function unitText(locale: string, unit: DurationUnit, count: number, display: UnitDisplay): string {
  const own = ownWords(locale)?.units[unit];
  if (own) return `${numberFormat(locale, {}).format(count)} ${own}`;
  const text = formattedUnit(locale, unit, count, display);
  if (!isLatin(text)) return text;
  // All forms are Latin in a language of that script.
  const longer = (['short', 'long'] as const).map((other) => formattedUnit(locale, unit, count, other));
  return longer.find((other) => !isLatin(other)) ?? text;
}

const isLatin = (text: string) => /\p{Script=Latin}/u.test(text);

/** "2 hours, 14 minutes": the two largest units that are not zero. */
export function durationText(locale: string, ms: number): string {
  const words = durationParts(ms)
    .filter(({ count }) => count > 0)
    .slice(0, 2)
    .map(({ unit, count }) => unitText(locale, unit, count, 'long'));
  return new Intl.ListFormat(formatLocale(locale), { type: 'unit', style: 'long' }).format(words);
}

/** "02:14:09", or "12 days, 4 hours" from one day on. */
export function countdownText(locale: string, left: number): string {
  const parts = durationParts(left);
  if (parts[0]?.unit === 'day') return durationText(locale, left);
  return parts.map(({ count }) => String(count).padStart(2, '0')).join(':');
}

/** The unit's name alone, such as "minutes", for display under a figure. */
export function unitName(locale: string, unit: DurationUnit, count: number): string {
  const own = ownWords(locale)?.units[unit];
  if (own) return own;
  return numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
    .formatToParts(count)
    .filter(({ type }) => type === 'unit')
    .map(({ value }) => value.trim())
    .join('');
}

/**
 * Rounds a remaining time up for announcements: to the hour, in the last hour to ten minutes, then to the
 * minute; so there is at most one announcement per minute.
 */
export function spokenStep(ms: number): number {
  const step = ms > HOUR ? HOUR : ms > 10 * MINUTE ? 10 * MINUTE : MINUTE;
  return Math.ceil(ms / step) * step;
}
