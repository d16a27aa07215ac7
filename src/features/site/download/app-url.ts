import { type GtId, gameTypes } from '#contract/constants.ts';
import type { GameProvider } from '#contract/endpoints/catalogue/games.ts';
import { pageUrl } from '#src/site/visitor.ts';

/**
 * Download URL of the app with the app id of a provider's hall, which the app then opens. An app id begins with
 * the prefix of its hall; it is formed from the provider's id if the operator gives none.
 */
export function appUrl(url: string, provider: GameProvider | undefined): string {
  if (!provider) return url;
  const { appId, gtId, gpId } = provider;
  const target = new URL(url, pageUrl());
  target.searchParams.set('app_id', appId || (gameTypes[Number(gtId) as GtId] ?? '') + gpId.toLowerCase());
  return target.href;
}
