import type { Context } from 'hono';
import { type Language, languages } from '#contract/site.ts';
import { languageOf } from '#sandbox/server/messages/messages.ts';

const isLanguage = (name: string): name is Language => Object.hasOwn(languages, name);

/** Language of a page's URL, or else of the browser. */
export const languageIn = (c: Context): Language => {
  const requested = c.req.query('lang') ?? '';
  return isLanguage(requested) ? requested : languageOf(c.req.header('accept-language'));
};
