import { queryOptions } from '@tanstack/react-query';
import { jackpot } from '#contract/endpoints/catalogue/game-lists.ts';
import { float, modelSetting, templateConfig } from '#contract/endpoints/site/page-parts.ts';
import { callOrThrow } from '#src/api/call.ts';
import { currentSiteId } from '#src/api/request-context.ts';
import { currentLanguage } from '#src/site/locale.ts';
import { currentTemplate, site } from '#src/site/site.ts';

const STALE_TIME = 5 * 60_000;

/** Floating entries at the edge of home. */
export const floatsQuery = () =>
  queryOptions({
    queryKey: ['floats', currentLanguage()],
    queryFn: async ({ signal }) => (await callOrThrow(float, { site_id: currentSiteId() }, { signal })).list,
    staleTime: STALE_TIME,
  });

/** The operator's advertisements on home. */
export const adsQuery = () =>
  queryOptions({
    queryKey: ['pageParts', 'ads', currentLanguage(), currentTemplate()],
    queryFn: async ({ signal }) => {
      const body = {
        site_id: currentSiteId(),
        language: currentLanguage(),
        model_version: currentTemplate(),
      };
      return (await callOrThrow(modelSetting, body, { signal })).list;
    },
    staleTime: STALE_TIME,
  });

/** The operator's settings of the phone's template: names that we know, or others. */
export const templateConfigQuery = () =>
  queryOptions({
    queryKey: ['templateConfig'],
    queryFn: ({ signal }) =>
      callOrThrow(templateConfig, { mobileTemplateName: site.mobileTemplateName }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The sum of all jackpots; it grows while it is shown. */
export const jackpotQuery = (currency: string) =>
  queryOptions({
    queryKey: ['jackpot', currency],
    queryFn: async ({ signal }) => (await callOrThrow(jackpot, { currency }, { signal })).jackpotAmountTotal,
    refetchInterval: 10_000,
  });
