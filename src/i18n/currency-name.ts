import { isCurrency, isoCodes } from '#contract/currency.ts';
import { hasDateNames } from './date-format.ts';

/** "US dollars" for a sentence; in English if the browser does not have the language. */
export function currencyName(locale: string, currency: string): string {
  const iso = (isCurrency(currency) && isoCodes[currency]) || currency;
  const named = new Intl.NumberFormat(hasDateNames(locale) ? locale : 'en-GB', {
    style: 'currency',
    currency: iso,
    currencyDisplay: 'name',
  });
  return named.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}
