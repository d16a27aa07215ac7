import { queryOptions } from '@tanstack/react-query';
import { demoGames, demoGameTypes } from '#contract/endpoints/play.ts';
import { defaultGtId, demoProviders } from '#contract/limits.ts';
import { callOrThrow } from '#src/api/call.ts';
import { currentSiteId, supportDeviceCode } from '#src/api/request-context.ts';
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
        .flatMap(({ gpList }) => gpList)
        .filter(({ active, gpId }) => active && demoProviders.includes(gpId));
    },
    staleTime: STALE_TIME,
  });

/** The demo games of one provider. */
export const demoGamesQuery = (currency: string, gp_id: string) =>
  queryOptions({
    queryKey: ['demoGames', currency, gp_id, currentLanguage()],
    queryFn: async ({ signal }) => {
      const body = {
        site_id: currentSiteId(),
        currency,
        device: supportDeviceCode(),
        gp_id,
        game_type_id: String(defaultGtId),
      };
      return (await callOrThrow(demoGames, body, { signal })).list;
    },
    staleTime: STALE_TIME,
  });
