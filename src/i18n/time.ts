import { fromZonedTime } from 'date-fns-tz';
import { defaultTimeZone } from '#contract/limits.ts';
import { site } from '../site/site.ts';

/** An operator's time, which is in the operator's zone unless it says another. Null when it says nothing. */
export function operatorTime(text: string | undefined): Date | null {
  if (!text) return null;
  const date = /(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? new Date(text) : fromZonedTime(text, defaultTimeZone);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** "Sat 21 Nov, 02:00" in the site's zone; empty for what is no time. */
export function formatTime(locale: string, text: string | undefined): string {
  const date = operatorTime(text);
  if (!date) return '';
  return new Intl.DateTimeFormat(locale, {
    timeZone: site.timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(date);
}

export const timeZoneLabel = () => site.timeZone.replaceAll('_', ' ');
