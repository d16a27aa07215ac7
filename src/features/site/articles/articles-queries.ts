import { queryOptions } from '@tanstack/react-query';
import { discounts, faq } from '#contract/endpoints/promotions/promotions.ts';
import { modelSponsor } from '#contract/endpoints/site/page-parts.ts';
import { callOrThrow } from '#src/api/call.ts';
import { currentSiteId } from '#src/api/request-context.ts';
import { currentLanguage } from '#src/site/locale.ts';
import { currentTemplate } from '#src/site/site.ts';

const STALE_TIME = 5 * 60_000;

export const discountsQuery = () =>
  queryOptions({
    queryKey: ['discounts', currentLanguage()],
    queryFn: async ({ signal }) =>
      (await callOrThrow(discounts, { site_id: currentSiteId() }, { signal })).list,
    staleTime: STALE_TIME,
  });

export const faqQuery = () =>
  queryOptions({
    queryKey: ['faq', currentLanguage()],
    queryFn: async ({ signal }) => (await callOrThrow(faq, { site_id: currentSiteId() }, { signal })).list,
    staleTime: STALE_TIME,
  });

export const sponsorQuery = () =>
  queryOptions({
    queryKey: ['pageParts', 'sponsor', currentLanguage()],
    queryFn: async ({ signal }) =>
      (
        await callOrThrow(
          modelSponsor,
          { site_id: currentSiteId(), language: currentLanguage(), model_version: currentTemplate() },
          { signal },
        )
      ).list,
    staleTime: STALE_TIME,
  });
