import { queryOptions } from '@tanstack/react-query';
import { bulletinHistory } from '#contract/endpoints/promotions/promotions.ts';
import { currentLanguage } from '#src/site/locale.ts';
import { callOrThrow } from './call.ts';
import { currentSiteId } from './request-context.ts';

/** Everything that popped up so far for the device, newest first. */
export const bulletinHistoryQuery = (desktop: boolean) => {
  const device = desktop ? 1 : 2;
  return queryOptions({
    queryKey: ['bulletinHistory', desktop, currentLanguage()],
    queryFn: async ({ signal }) => {
      const body = { site_id: currentSiteId(), display_device: device } as const;
      const { list } = await callOrThrow(bulletinHistory, body, { signal });
      return list.filter(({ displayDevice }) => displayDevice === 0 || displayDevice === device);
    },
  });
};
