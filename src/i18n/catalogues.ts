import type { Messages } from '@lingui/core';

export type Catalogues = Record<string, () => Promise<{ messages: Messages }>>;

/** What the first page says, in all languages but English, which comes along with the page (i18n.ts). */
export const catalogues: Catalogues = import.meta.glob<{ messages: Messages }>([
  './locales/*/messages.po',
  '!./locales/en-US/messages.po',
]);

/** Begins to fetch a locale's texts, for whoever learns them soon. */
export const beginTexts = (locale: string) =>
  void catalogues[`./locales/${locale}/messages.po`]?.().catch(() => {});
