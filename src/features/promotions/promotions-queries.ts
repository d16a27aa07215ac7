import { queryOptions } from '@tanstack/react-query';
import { bulletinHistory } from '#contract/endpoints/promotions.ts';
import { callOrThrow } from '#src/api/call.ts';
import { currentSiteId } from '#src/api/request-context.ts';
import { currentLanguage } from '#src/site/locale.ts';

/** Promotions that popped up so far, newest first. */
export const offersSoFarQuery = (desktop: boolean) =>
  queryOptions({
    queryKey: ['offersSoFar', desktop, currentLanguage()],
    queryFn: async ({ signal }) =>
      (
        await callOrThrow(
          bulletinHistory,
          { site_id: currentSiteId(), display_device: desktop ? 1 : 2 },
          { signal },
        )
      ).list,
  });
