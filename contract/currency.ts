import { type Currency, currencySigns, exceptionalFractionDigits } from './constants.ts';

/** ISO codes where the operator's codes differ. */
export const isoCodes: Partial<Record<Currency, string>> = { RMB: 'CNY', WON: 'KRW' };

export const isCurrency = (code: string): code is Currency => Object.hasOwn(currencySigns, code);

/** Digits after the decimal point of a currency's amounts. */
export const fractionDigits = (currency: string): number =>
  (isCurrency(currency) ? exceptionalFractionDigits[currency] : undefined) ?? 2;
