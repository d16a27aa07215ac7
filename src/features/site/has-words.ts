import { normalizeText } from '#contract/validation.ts';

const comparable = (text: string) =>
  normalizeText(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text has every word of a search, with or without its accents. */
export function hasWords(text: string, search: string): boolean {
  const searched = comparable(text);
  return comparable(search)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
