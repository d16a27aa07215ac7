import { minorDigits } from '#contract/currency.ts';

/** Converts minor units to the major units of the wire format. */
export const major = (minor: number, currency: string): number => minor / 10 ** minorDigits(currency);

/** Converts major units to minor units, rounded to an integer. */
export const minor = (amount: number, currency: string): number =>
  Math.round(amount * 10 ** minorDigits(currency));
