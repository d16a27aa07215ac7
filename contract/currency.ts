import { type Currency, currencySigns, minorUnits } from './limits.ts';

/** ISO codes where the operator's codes differ. */
export const isoCodes: Partial<Record<Currency, string>> = { RMB: 'CNY', WON: 'KRW' };

export const isCurrency = (code: string): code is Currency => Object.hasOwn(currencySigns, code);

/** Digits after the decimal point of a currency's amounts. */
export const minorDigits = (currency: string): number =>
  (isCurrency(currency) ? minorUnits[currency] : undefined) ?? 2;
