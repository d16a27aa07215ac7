import { type Currency, currencySigns } from '#contract/constants.ts';
import { fractionDigits, isCurrency, isoCodes } from '#contract/currency.ts';
import { languages } from '#contract/site.ts';
import type { MoneyFormat } from '#src/money-format.ts';
import { localStore } from '#src/storage/store.ts';
import { currentLocale, languageByCountry } from './locale.ts';
import { site } from './site.ts';

/** Format of amounts of a currency in the page's language. */
export function moneyFormat(currency: string): MoneyFormat {
  const known = isCurrency(currency) ? currency : site.defaultCurrency;
  return {
    locale: currentLocale(),
    iso: isoCodes[known] ?? known,
    sign: currencySigns[known],
    digits: fractionDigits(known),
  };
}

/** Currency of the visitor's country if the site has it, else the site's default. */
export function countryCurrency(): Currency {
  const language = languageByCountry(site.country);
  const currency = language && languages[language].currency;
  return site.currencies.find((candidate) => candidate === currency) ?? site.defaultCurrency;
}

/** The visitor's currency before sign-in. */
export function visitorCurrency(): Currency {
  const stored = localStore.get('currency');
  return stored && isCurrency(stored) ? stored : countryCurrency();
}
