import { type Currency, currencySigns } from '#contract/constants.ts';
import { fractionDigits, isCurrency, isoCodes, isoOf, knownCurrency } from '#contract/currency.ts';
import { languageOfCountry } from '#contract/language.ts';
import { languages } from '#contract/site.ts';
import { type MoneyFormat, numberFormat } from '#src/money-format.ts';
import { localStore } from '#src/storage/store.ts';
import { currentLocale } from './locale.ts';
import { site } from './site.ts';

const told = new Set<string>();

async function tellUnknown(currency: string) {
  const { tellProblem } = await import('#src/diagnostics/problems.ts');
  tellProblem({
    message: `currency ${currency}: not in the specification, so that no money is moved in it here`,
    call: 'currency',
    expected: Object.keys(currencySigns).join(', '),
    seen: currency,
    guide: '3-the-first-page',
  });
}

/**
 * Format of amounts of a currency in the page's language. One that the specification does not have is shown as Intl shows
 * it, or by its code: never with the sign or the digits of another one.
 */
export function moneyFormat(currency: string): MoneyFormat {
  const locale = currentLocale();
  const digits = fractionDigits(currency);
  const known = knownCurrency(currency);
  if (known) return { locale, iso: isoCodes[known] ?? known, sign: currencySigns[known], digits };
  if (!told.has(currency)) {
    told.add(currency);
    void tellUnknown(currency);
  }
  const iso = isoOf(currency);
  return iso
    ? { locale, iso, sign: signOf(locale, iso), digits }
    : { locale, iso: noCurrency, sign: currency, digits };
}

/** The ISO code for no currency: an amount needs one to have a place for its sign. */
const noCurrency = 'XXX';

const signOf = (locale: string, currency: string): string =>
  numberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** Currency of the visitor's country if the site has it, else the site's default. */
export function countryCurrency(): Currency {
  const language = languageOfCountry(site.country);
  const currency = language && languages[language].currency;
  return site.currencies.find((candidate) => candidate === currency) ?? site.defaultCurrency;
}

/** The visitor's currency before sign-in. */
export function visitorCurrency(): Currency {
  const stored = localStore.get('currency');
  return stored && isCurrency(stored) ? stored : countryCurrency();
}
