import type { Context } from 'hono';
import { type Language, languages } from '#contract/site.ts';

const isLanguage = (name: string): name is Language => Object.hasOwn(languages, name);

/** Language of a page's URL, or English. */
export const languageIn = (c: Context): Language => {
  const asked = c.req.query('lang') ?? '';
  return isLanguage(asked) ? asked : 'en_US';
};
