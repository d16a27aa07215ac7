import type { Language } from '#contract/site.ts';

/** A text of the operator's: English, and the languages that somebody has written. */
export type Text = { en_US: string } & Partial<Record<Language, string>>;

const isText = (value: object): value is Text => 'en_US' in value && typeof value.en_US === 'string';

/** A document of the operator's with every text in it said in one language. */
export const localize = (value: unknown, language: Language): unknown => {
  if (Array.isArray(value)) return value.map((item) => localize(item, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isText(value)) return value[language] ?? value.en_US;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, localize(item, language)]));
};
