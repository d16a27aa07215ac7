const known = new Map<string, boolean>();
/** Whether the browser has a language's numbers and names of days; Chromium has none for Burmese. */
export function hasLocale(locale: string): boolean {
  const found = known.get(locale) ?? Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;
  known.set(locale, found);
  return found;
}

/**
 * The locale for formatters of a page: British if the browser does not have its language. `Intl` would take the browser's own
 * one then, in which "50,000" may be fifty.
 */
export const formatLocale = (locale: string): string => (hasLocale(locale) ? locale : 'en-GB');
