import type { Language } from '#contract/site.ts';

/** An operator text in English and, optionally, other languages. */
export type Text = { en_US: string } & Partial<Record<Language, string>>;

const isText = (value: object): value is Text => 'en_US' in value && typeof value.en_US === 'string';

/** An operator document with all texts replaced by one language. */
export const localize = (value: unknown, language: Language): unknown => {
  if (Array.isArray(value)) return value.map((item) => localize(item, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isText(value)) return value[language] ?? value.en_US;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, localize(item, language)]));
};
