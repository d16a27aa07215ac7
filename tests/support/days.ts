import { defaultTimeZone } from '#contract/constants.ts';
import { addDays, dayIn } from '#contract/day-range.ts';

const today = () => dayIn(Date.now(), defaultTimeZone);

/** URL parameters of a list of the last days, of which today is one. */
export const lastDays = (count: number): string => `from=${addDays(today(), 1 - count)}&to=${today()}`;
