import { queryOptions } from '@tanstack/react-query';
import { defaultGtId, demoProviders } from '#contract/constants.ts';
import type { GameProvider } from '#contract/endpoints/catalogue/games.ts';
import { demoGames, demoGameTypes } from '#contract/endpoints/play/play.ts';
import { callOrThrow } from '#src/api/call.ts';
import { currentSiteId, supportDeviceCode } from '#src/api/request-context.ts';
import { isInactive } from '#src/site/inactive.ts';
import { currentLanguage } from '#src/site/locale.ts';
import { currentTemplate } from '#src/site/site.ts';

const STALE_TIME = 5 * 60_000;

/** Providers whose games can be tried without an account. */
export const demoProvidersQuery = (currency: string) =>
  queryOptions({
    queryKey: ['demoProviders', currency, currentLanguage()],
    queryFn: async ({ signal }) => {
      const body = {
        site_id: currentSiteId(),
        currency,
        support_device: supportDeviceCode(),
        template: currentTemplate(),
      };
      const halls = await callOrThrow(demoGameTypes, body, { signal });
      return halls
        .filter(({ gtId }) => gtId === String(defaultGtId))
        .flatMap(({ gpList }) => gpList ?? [])
        .filter(
          (provider) => provider.active && !isInactive(provider) && demoProviders.includes(provider.gpId),
        );
    },
    staleTime: STALE_TIME,
  });

/** The demo games of one provider, or of one of its houses. */
export const demoGamesQuery = (currency: string, { gpId, house }: Pick<GameProvider, 'gpId' | 'house'>) =>
  queryOptions({
    queryKey: ['demoGames', currency, gpId, house, currentLanguage()],
    queryFn: async ({ signal }) => {
      const body = {
        site_id: currentSiteId(),
        currency,
        device: supportDeviceCode(),
        gp_id: gpId,
        game_type_id: String(defaultGtId),
        house,
      };
      return (await callOrThrow(demoGames, body, { signal })).list;
    },
    staleTime: STALE_TIME,
  });
