import { defaultTimeZone } from '#contract/constants.ts';

const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: defaultTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** The operator's time format: `2026-11-21 14:05:09` in the time zone of Caracas, without offset. */
export const formatOperatorTime = (at: number): string => format.format(at);
