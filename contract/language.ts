import { type Language, languages, type SiteConfig } from './site.ts';

const byLocale = Object.fromEntries(
  Object.entries(languages).map(([language, { locale }]) => [locale.toLowerCase(), language as Language]),
);

/** In capitals or not: people type addresses, and some servers change them. */
const prefixPattern = /^\/([a-z]{2}-[a-z]{2})(?=\/|$)/i;

type Languages = Pick<SiteConfig, 'languages' | 'defaultLanguage' | 'country'>;

/** The language of a path's prefix, if the site has it. */
export function languageOfPath(pathname: string, { languages }: Languages): Language | null {
  const language = byLocale[prefixPattern.exec(pathname)?.[1]?.toLowerCase() ?? ''];
  return language && languages.includes(language) ? language : null;
}

/** The language of a country by its code, such as `VN`; null if none is spoken there. */
export function languageOfCountry(country: string): Language | null {
  const found = Object.entries(languages).find(([, entry]) =>
    (entry.countries as readonly string[]).includes(country),
  );
  return (found?.[0] as Language | undefined) ?? null;
}

/** The language of a page: by its path, else the first of those chosen before, else the visitor's country, else the site's default. */
export function languageOfPage(
  pathname: string,
  site: Languages,
  chosen: readonly (string | null | undefined)[],
): Language {
  const known = (value: string | null | undefined) => site.languages.find((language) => language === value);
  return (
    languageOfPath(pathname, site) ??
    chosen.map(known).find((language) => language !== undefined) ??
    known(languageOfCountry(site.country)) ??
    site.defaultLanguage
  );
}

/** `/vi-VN/discount` for `/discount`; the site's default language has no prefix. */
export function pathWithLanguage(pathname: string, language: Language, site: Languages): string {
  const bare = pathWithoutLanguage(pathname, site);
  if (language === site.defaultLanguage) return bare;
  return `/${languages[language].locale}${bare === '/' ? '' : bare}`;
}

export const pathWithoutLanguage = (pathname: string, site: Languages): string =>
  languageOfPath(pathname, site) ? pathname.replace(prefixPattern, '') || '/' : pathname;
