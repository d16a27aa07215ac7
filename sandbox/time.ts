import { defaultTimeZone } from '#contract/limits.ts';

const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: defaultTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** A moment as the operator writes it: `2026-11-21 14:05:09`, the hour of Caracas, no offset. */
export const operatorTime = (at: number): string => format.format(at);
