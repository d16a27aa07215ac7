import { queryOptions } from '@tanstack/react-query';
import { siteDetail } from '#contract/endpoints/site.ts';
import { currentLanguage } from '#src/site/locale.ts';
import { fetched } from './call.ts';
import { announcements, banners, halls } from './prefetch.ts';
import { device, site_id } from './request-context.ts';

/** A session's own data, keyed by its epoch: what answers late finds its key gone. */
export const memberKey = (epoch: number, ...rest: unknown[]) => ['member', epoch, ...rest];

/** The halls with their providers. */
export const hallsQuery = (currency: string) =>
  queryOptions({
    queryKey: ['halls', currency, currentLanguage()],
    queryFn: ({ signal }) => halls.fetch(signal, currency),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const bannersQuery = () =>
  queryOptions({
    queryKey: ['banners', device(), currentLanguage()],
    queryFn: ({ signal }) => banners.fetch(signal),
    staleTime: 5 * 60_000,
  });

export const marqueeQuery = () =>
  queryOptions({
    queryKey: ['marquee', currentLanguage()],
    queryFn: ({ signal }) => announcements.fetch(signal),
    staleTime: 5 * 60_000,
  });

export const siteDetailQuery = () =>
  queryOptions({
    queryKey: ['siteDetail'],
    queryFn: ({ signal }) => fetched(siteDetail, { site_id: site_id() }, { signal }),
    staleTime: 5 * 60_000,
  });
