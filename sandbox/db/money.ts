import { type Currency, currencySigns, minorUnits } from '#contract/limits.ts';

const isCurrency = (text: string): text is Currency => Object.hasOwn(currencySigns, text);

export const digitsOf = (currency: string): number =>
  (isCurrency(currency) ? minorUnits[currency] : undefined) ?? 2;

/** Major units, as they stand on the wire. */
export const major = (minor: number, currency: string): number => minor / 10 ** digitsOf(currency);

/** Whole minor units. */
export const minor = (amount: number, currency: string): number =>
  Math.round(amount * 10 ** digitsOf(currency));
