import { defaultTimeZone } from '#contract/constants.ts';
import { addDays, dayIn } from '#contract/day-range.ts';

const today = () => dayIn(Date.now(), defaultTimeZone);

/** Days of the month of today. */
export const daysOfMonth = (): number => {
  const [year = 0, month = 0] = today().split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
};

/** URL parameters of a list of the last days, of which today is one. */
export const lastDays = (count: number): string => `from=${addDays(today(), 1 - count)}&to=${today()}`;
