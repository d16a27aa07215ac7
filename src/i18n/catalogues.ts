import type { Messages } from '@lingui/core';

export type Catalogues = Record<string, () => Promise<{ messages: Messages }>>;

/** Texts of all pages but the member centre, in all languages but English, which is bundled (i18n.ts). */
export const catalogues: Catalogues = import.meta.glob<{ messages: Messages }>([
  './locales/*/messages.po',
  '!./locales/en-US/messages.po',
]);

/** Starts loading a locale's texts before they are needed. */
export const prefetchCatalogue = (locale: string) =>
  void catalogues[`./locales/${locale}/messages.po`]?.().catch(() => {});
