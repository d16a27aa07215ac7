const named = new Map<string, boolean>();
/** Whether the browser has a language's names of days and months; Chromium has none for Burmese. */
export function hasDateNames(locale: string): boolean {
  const known = named.get(locale) ?? Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;
  named.set(locale, known);
  return known;
}

const formats = new Map<string, Intl.DateTimeFormat>();
/**
 * British if the browser does not have the language. Cached: a table has times in each row, and creating a formatter
 * costs more than a hundred uses of it.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(hasDateNames(locale) ? locale : 'en-GB', options);
  formats.set(key, known);
  return known;
}
