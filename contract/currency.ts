import { type Currency, currencySigns, exceptionalFractionDigits } from './constants.ts';

/** ISO codes where the operator's codes differ. */
export const isoCodes: Partial<Record<Currency, string>> = { RMB: 'CNY', WON: 'KRW' };

export const isCurrency = (code: string): code is Currency => Object.hasOwn(currencySigns, code);

const byIso = new Map(Object.entries(isoCodes).map(([code, iso]) => [iso, code as Currency]));

/** The specification's currency of a code, which may be its ISO code; undefined if it has no such currency. */
export function knownCurrency(code: string): Currency | undefined {
  const name = code.trim().toUpperCase();
  return isCurrency(name) ? name : byIso.get(name);
}

/** The ISO code of a currency; undefined if it is none that Intl can show. */
export function isoOf(code: string): string | undefined {
  const known = knownCurrency(code);
  if (known) return isoCodes[known] ?? known;
  const name = code.trim().toUpperCase();
  return /^[A-Z]{3}$/.test(name) ? name : undefined;
}

/** Digits after the decimal point of a currency's amounts: those of the specification, else of ISO. */
export function fractionDigits(currency: string): number {
  const known = knownCurrency(currency);
  if (known) return exceptionalFractionDigits[known] ?? 2;
  const iso = isoOf(currency);
  if (!iso) return 2;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: iso,
  }).resolvedOptions();
  return maximumFractionDigits;
}
