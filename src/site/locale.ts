import { type Language, languages } from '#contract/site.ts';
import { localStore } from '#src/storage/store.ts';
import { cookies } from './cookies.ts';
import { site } from './site.ts';

const byLocale = Object.fromEntries(
  Object.entries(languages).map(([language, { locale }]) => [locale.toLowerCase(), language as Language]),
);

/** In capitals or not: people type addresses, and some servers change them. */
const prefixPattern = /^\/([a-z]{2}-[a-z]{2})(?=\/|$)/i;

/** The language of a path's prefix, if the site has it. */
export function languageOf(pathname: string): Language | null {
  const language = byLocale[prefixPattern.exec(pathname)?.[1]?.toLowerCase() ?? ''];
  return language && site.languages.includes(language) ? language : null;
}

/** By the path, else the last language, else the visitor's country, else the site's default. */
export function chooseLanguage(pathname: string): Language {
  const known = (value: string | null | undefined) => site.languages.find((language) => language === value);
  // A cookie of the parent domain has the same name, and may be older than the choice made here.
  const redirected = cookies.all('i18n_redirected');
  const chosen = localStore.get('lang');
  return (
    languageOf(pathname) ??
    known(redirected.find((value) => value === chosen) ?? redirected[0]) ??
    known(cookies.get('lang')) ??
    known(languageByCountry(site.country)) ??
    site.defaultLanguage
  );
}

export function languageByCountry(country: string): Language | null {
  const found = Object.entries(languages).find(([, entry]) =>
    (entry.countries as readonly string[]).includes(country),
  );
  return (found?.[0] as Language | undefined) ?? null;
}

let current: Language;
export const currentLanguage = () => current;
export const currentLocale = () => languages[current].locale;

export function setLanguage(language: Language) {
  current = language;
  document.documentElement.lang = languages[language].locale;
  localStore.set('lang', language);
  cookies.set('lang', language);
  cookies.set('i18n_redirected', language);
}

/** `/vi-VN/discount` for `/discount`; the site's default language has no prefix. */
export function withLanguage(pathname: string, language: Language = current): string {
  const bare = withoutLanguage(pathname);
  if (language === site.defaultLanguage) return bare;
  return `/${languages[language].locale}${bare === '/' ? '' : bare}`;
}

export function withoutLanguage(pathname: string): string {
  return languageOf(pathname) ? pathname.replace(prefixPattern, '') || '/' : pathname;
}

/** The site's display name. */
export const siteTitle = () => (current.startsWith('zh') ? site.title.zh : site.title.en);
