import { type Currency, currencySigns } from '#contract/constants.ts';
import { fractionDigits, isCurrency, isoCodes, isoOf, knownCurrency } from '#contract/currency.ts';
import {
  languageOfCountry,
  languageOfPage,
  pathWithLanguage,
  pathWithoutLanguage,
} from '#contract/language.ts';
import { type Language, languages } from '#contract/site.ts';
import { type MoneyFormat, numberFormat } from '#src/money-format.ts';
import { localStore } from '#src/storage/store.ts';
import { cookies } from './cookies.ts';
import { site } from './site.ts';

/** By the path, else the last language, else the visitor's country, else the site's default. */
export function chooseLanguage(pathname: string): Language {
  // A cookie of the parent domain has the same name, and may be older than the choice made here.
  const redirected = cookies.all('i18n_redirected');
  const stored = localStore.get('lang');
  const last = redirected.find((value) => value === stored) ?? redirected[0];
  return languageOfPage(pathname, site, [last, cookies.get('lang')]);
}

let current: Language;
export const currentLanguage = () => current;
export const currentLocale = () => languages[current].locale;

/** Sets the language of a page that a server renders. */
export function renderIn(language: Language) {
  current = language;
}

export function setLanguage(language: Language) {
  current = language;
  document.documentElement.lang = languages[language].locale;
  localStore.set('lang', language);
  cookies.set('lang', language);
  cookies.set('i18n_redirected', language);
}

export const withLanguage = (pathname: string, language: Language = current): string =>
  pathWithLanguage(pathname, language, site);

export const withoutLanguage = (pathname: string): string => pathWithoutLanguage(pathname, site);

/** The site's display name. */
export const siteTitle = () => (current.startsWith('zh') ? site.title.zh : site.title.en);

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

/** The format for a reader whose own currency may be another: a sign that several currencies have gives way to the ISO code. */
export function foreignMoneyFormat(currency: string, own: string): MoneyFormat {
  const format = moneyFormat(currency);
  const isShared = Object.entries(currencySigns).some(
    ([code, sign]) => sign === format.sign && isoOf(code) !== format.iso,
  );
  return isShared && isoOf(own) !== format.iso ? { ...format, sign: format.iso } : format;
}

/** ISO 4217's code for "no currency": the browser formats an amount only with a code, whose sign is then replaced. */
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
