import type { Language } from '#contract/site.ts';

/** Page on which an order is paid. Its address suffices to pay, so the reference cannot be guessed. */
export const cashierUrl = (gamesOrigin: string, reference: string, language: Language): string =>
  `${gamesOrigin}/cashier/${encodeURIComponent(reference)}?lang=${language}`;
