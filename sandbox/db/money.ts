import type { Currency } from '#contract/constants.ts';
import { fractionDigits } from '#contract/currency.ts';

/** Converts minor units to the major units of the wire format. */
export const major = (minor: number, currency: string): number => minor / 10 ** fractionDigits(currency);

/** Converts major units to minor units, rounded to an integer. */
export const minor = (amount: number, currency: string): number =>
  Math.round(amount * 10 ** fractionDigits(currency));

/** Round amounts are so many times those of USD. */
export const amountFactor: Readonly<Record<Currency, number>> = {
  RMB: 5,
  VND: 20_000,
  WON: 1_000,
  JPY: 100,
  THB: 30,
  USD: 1,
  INR: 80,
  MMK: 2_000,
  BRL: 5,
  BDT: 100,
  NGN: 1_000,
};
