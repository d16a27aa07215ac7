import { type Currency, currencySigns, minorUnits } from '#contract/limits.ts';
import { languages } from '#contract/site.ts';
import { local } from '#src/storage/store.ts';
import type { MoneyFormat } from '#src/ui/money.ts';
import { currentLocale, languageByCountry } from './locale.ts';
import { site } from './site.ts';

/** ISO codes where the operator's differ: they decide on which side the sign stands. */
const iso: Partial<Record<Currency, string>> = { RMB: 'CNY', WON: 'KRW' };

const isCurrency = (value: string): value is Currency => Object.hasOwn(currencySigns, value);

/** How money of one currency is written in the page's language. */
export function moneyFormat(currency: string): MoneyFormat {
  const known = isCurrency(currency) ? currency : site.defaultCurrency;
  return {
    locale: currentLocale(),
    iso: iso[known] ?? known,
    sign: currencySigns[known],
    digits: minorUnits[known] ?? 2,
  };
}

/** The currency of the visitor's country where the site keeps accounts in it, else the site's own. */
export function countryCurrency(): Currency {
  const language = languageByCountry(site.country);
  const currency = language && languages[language].currency;
  return site.currencies.find((candidate) => candidate === currency) ?? site.defaultCurrency;
}

/** The visitor's currency until somebody signs in. */
export function visitorCurrency(): Currency {
  const stored = local.get('currency');
  return stored && isCurrency(stored) ? stored : countryCurrency();
}
