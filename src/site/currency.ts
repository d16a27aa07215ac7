import { type Currency, currencySigns, minorUnits } from '#contract/limits.ts';
import { languages } from '#contract/site.ts';
import { localStore } from '#src/storage/store.ts';
import type { MoneyFormat } from '#src/ui/money.ts';
import { currentLocale, languageByCountry } from './locale.ts';
import { site } from './site.ts';

/** ISO codes where the operator's codes differ: they determine the position of the currency sign. */
const iso: Partial<Record<Currency, string>> = { RMB: 'CNY', WON: 'KRW' };

const isCurrency = (value: string): value is Currency => Object.hasOwn(currencySigns, value);

/** Format of amounts of a currency in the page's language. */
export function moneyFormat(currency: string): MoneyFormat {
  const known = isCurrency(currency) ? currency : site.defaultCurrency;
  return {
    locale: currentLocale(),
    iso: iso[known] ?? known,
    sign: currencySigns[known],
    digits: minorUnits[known] ?? 2,
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
