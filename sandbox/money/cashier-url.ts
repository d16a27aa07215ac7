import type { Language } from '#contract/site.ts';

/** URL of the page on which an order is paid. It suffices to pay, so the reference cannot be guessed. */
export const cashierUrl = (gamesOrigin: string, reference: string, language: Language): string =>
  `${gamesOrigin}/cashier/${encodeURIComponent(reference)}?lang=${language}`;
