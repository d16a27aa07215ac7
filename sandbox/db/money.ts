import { type Currency, currencySigns, minorUnits } from '#contract/limits.ts';

const isCurrency = (text: string): text is Currency => Object.hasOwn(currencySigns, text);

export const digitsOf = (currency: string): number =>
  (isCurrency(currency) ? minorUnits[currency] : undefined) ?? 2;

/** Converts minor units to the major units of the wire format. */
export const major = (minor: number, currency: string): number => minor / 10 ** digitsOf(currency);

/** Converts major units to minor units, rounded to an integer. */
export const minor = (amount: number, currency: string): number =>
  Math.round(amount * 10 ** digitsOf(currency));
