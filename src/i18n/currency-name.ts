import { isoOf } from '#contract/currency.ts';
import { numberFormat } from '#src/money-format.ts';
import { ownWords } from './own-words.ts';

/** "US dollars" for a sentence; in our own words or in English if the browser does not have the language, and the code if it has no name. */
export function currencyName(locale: string, currency: string): string {
  const iso = isoOf(currency);
  if (!iso) return currency;
  const own = ownWords(locale)?.currencies[iso];
  if (own) return own;
  const named = numberFormat(locale, {
    style: 'currency',
    currency: iso,
    currencyDisplay: 'name',
  });
  return named.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}
