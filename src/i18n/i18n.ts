import { i18n, type Messages } from '@lingui/core';

const catalogues = import.meta.glob<{ messages: Messages }>('./locales/*/messages.po');

/** Loads a locale's texts; where nobody has written them the house speaks English, and the operator its own. */
export async function learn(locale: string) {
  const load = catalogues[`./locales/${locale}/messages.po`] ?? catalogues['./locales/en-US/messages.po'];
  if (!load) throw new Error('no texts at all');
  const { messages } = await load();
  i18n.load(locale, messages);
}

/** Switches to a locale that was learnt: everything with words in it is drawn again. */
export const speak = (locale: string) => i18n.activate(locale);
