import { queryOptions } from '@tanstack/react-query';
import { tagGameList } from '#contract/endpoints/catalogue/game-lists.ts';
import { callOrThrow } from '#src/api/call.ts';
import { currentSiteId, supportDeviceCode } from '#src/api/request-context.ts';
import { isInactive } from '#src/site/inactive.ts';
import { currentLanguage } from '#src/site/locale.ts';

const STALE_TIME = 5 * 60_000;

/** The games of a hall that carry a tag. */
export const taggedGamesQuery = (currency: string, gtId: string, tag: string) =>
  queryOptions({
    queryKey: ['games', 'tag', tag, currency, gtId, currentLanguage()],
    queryFn: async ({ signal }) =>
      (
        await callOrThrow(
          tagGameList,
          { site_id: currentSiteId(), currency, support_device: supportDeviceCode(), tag, gt_id: gtId },
          { signal },
        )
      ).info.filter((game) => !isInactive(game)),
    staleTime: STALE_TIME,
  });
