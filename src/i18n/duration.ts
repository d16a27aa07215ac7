const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type DurationUnit = 'day' | 'hour' | 'minute' | 'second';

/** What a time in milliseconds is made of: hours to seconds, or days to minutes where it is that long. */
export function durationParts(ms: number): { unit: DurationUnit; count: number }[] {
  const parts = [
    { unit: 'day', count: Math.floor(ms / DAY) },
    { unit: 'hour', count: Math.floor((ms % DAY) / HOUR) },
    { unit: 'minute', count: Math.floor((ms % HOUR) / MINUTE) },
    { unit: 'second', count: Math.floor((ms % MINUTE) / SECOND) },
  ] as const;
  return ms < DAY ? parts.slice(1) : parts.slice(0, 3);
}

/** "2 hours, 14 minutes": the two largest of its units that are there. */
export function durationWords(locale: string, ms: number): string {
  const words = durationParts(ms)
    .filter(({ count }) => count > 0)
    .slice(0, 2)
    .map(({ unit, count }) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    );
  return new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(words);
}

/** "minutes", as it stands under a figure. */
export function unitName(locale: string, unit: DurationUnit, count: number): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
    .formatToParts(count)
    .filter(({ type }) => type === 'unit')
    .map(({ value }) => value.trim())
    .join('');
}

/**
 * What is said of a time without being asked: to the hour, in the last hour to ten minutes, then to the minute; so
 * never twice in a minute.
 */
export function spokenStep(ms: number): number {
  const step = ms > HOUR ? HOUR : ms > 10 * MINUTE ? 10 * MINUTE : MINUTE;
  return Math.ceil(ms / step) * step;
}
