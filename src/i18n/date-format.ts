import { formatLocale } from '#contract/format-locale.ts';

const formats = new Map<string, Intl.DateTimeFormat>();
/**
 * In the language of the page. Cached: a table has times in each row, and creating a formatter
 * costs more than a hundred uses of it.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(formatLocale(locale), options);
  formats.set(key, known);
  return known;
}
