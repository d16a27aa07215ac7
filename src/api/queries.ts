import { queryOptions } from '@tanstack/react-query';
import { gameList } from '#contract/endpoints/games.ts';
import { marquee } from '#contract/endpoints/promotions.ts';
import { siteDetail } from '#contract/endpoints/site.ts';
import { currentLanguage } from '../site/locale.ts';
import { fetchBanners } from './banners.ts';
import { fetched } from './call.ts';
import { device, site_id, template } from './here.ts';

/** A session's own data, keyed by its epoch: what answers late finds its key gone. */
export const memberKey = (epoch: number, ...rest: unknown[]) => ['member', epoch, ...rest];

/** The halls with their providers. */
export const hallsQuery = (currency: string) =>
  queryOptions({
    queryKey: ['halls', currency, currentLanguage()],
    queryFn: ({ signal }) =>
      fetched(
        gameList,
        { site_id: site_id(), currency, support_device: device(), template: template() },
        { signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const bannersQuery = () =>
  queryOptions({
    queryKey: ['banners', device(), currentLanguage()],
    queryFn: ({ signal }) => fetchBanners(signal),
    staleTime: 5 * 60_000,
  });

export const marqueeQuery = () =>
  queryOptions({
    queryKey: ['marquee', currentLanguage()],
    queryFn: async ({ signal }) =>
      (await fetched(marquee, { site_id: site_id(), sort_field: 'sort', sort_order: 'asc' }, { signal }))
        .webAnnouncementList,
    staleTime: 5 * 60_000,
  });

export const siteDetailQuery = () =>
  queryOptions({
    queryKey: ['siteDetail'],
    queryFn: ({ signal }) => fetched(siteDetail, { site_id: site_id() }, { signal }),
    staleTime: 5 * 60_000,
  });
