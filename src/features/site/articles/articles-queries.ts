import { queryOptions } from '@tanstack/react-query';
import { discounts, faq, type Promotion } from '#contract/endpoints/promotions/promotions.ts';
import { modelSponsor } from '#contract/endpoints/site/page-parts.ts';
import { callOrThrow } from '#src/api/call.ts';
import { currentSiteId, memberKey } from '#src/api/request-context.ts';
import { currentLanguage } from '#src/site/locale.ts';
import { currentTemplate } from '#src/site/site.ts';

const STALE_TIME = 5 * 60_000;

/** The promotions; `epoch` is that of a member's session, as a member's have what the member has claimed. */
export const discountsQuery = (currency: string, epoch: number | null) => {
  const key = ['discounts', currentLanguage(), currency];
  return queryOptions({
    queryKey: epoch === null ? key : memberKey(epoch, ...key),
    queryFn: async ({ signal }) =>
      (await callOrThrow(discounts, { site_id: currentSiteId(), currency }, { signal })).list,
    staleTime: STALE_TIME,
    // Those of everybody are shown until those of a member have come.
    placeholderData: (previous: Promotion[] | undefined, query) =>
      query?.queryKey[0] === 'discounts' ? previous : undefined,
  });
};

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
