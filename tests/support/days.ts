import { addDays, dayIn } from '#contract/day-range.ts';
import { defaultTimeZone } from '#contract/limits.ts';

const today = () => dayIn(Date.now(), defaultTimeZone);

/** The address of a list of the last days, of which today is one. */
export const lastDays = (count: number): string => `from=${addDays(today(), 1 - count)}&to=${today()}`;
