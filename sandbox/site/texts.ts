import type { Language } from '#contract/site.ts';

/** An operator text of the sandbox. */
export type Text = Readonly<Record<Language, string>>;

/** What an operator writes by hand is in English and, optionally, other languages. */
type WrittenText = { en_US: string } & Partial<Text>;

const isText = (value: object): value is WrittenText => 'en_US' in value && typeof value.en_US === 'string';

/** An operator document with all texts replaced by one language. */
export const localize = (value: unknown, language: Language): unknown => {
  if (Array.isArray(value)) return value.map((item) => localize(item, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isText(value)) return value[language] ?? value.en_US;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, localize(item, language)]));
};
