import { i18n, type Messages } from '@lingui/core';

const catalogues = import.meta.glob<{ messages: Messages }>('./locales/*/messages.po');

/** Loads a locale's texts and switches to it. */
export async function speak(locale: string) {
  const load = catalogues[`./locales/${locale}/messages.po`];
  if (!load) throw new Error(`no texts for ${locale}`);
  const { messages } = await load();
  i18n.loadAndActivate({ locale, messages });
}
