import { languageOfPage, pathWithLanguage, pathWithoutLanguage } from '#contract/language.ts';
import { type Language, languages } from '#contract/site.ts';
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
