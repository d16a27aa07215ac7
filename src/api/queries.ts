import { queryOptions } from '@tanstack/react-query';
import { siteDetail } from '#contract/endpoints/site.ts';
import { currentLanguage } from '#src/site/locale.ts';
import { callOrThrow } from './call.ts';
import { announcements, banners, halls } from './prefetch.ts';
import { currentSiteId, supportDeviceCode } from './request-context.ts';

/** Key of member data. It contains the session's epoch, so a late response cannot reach a later session. */
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
    queryKey: ['banners', supportDeviceCode(), currentLanguage()],
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
    queryFn: ({ signal }) => callOrThrow(siteDetail, { site_id: currentSiteId() }, { signal }),
    staleTime: 5 * 60_000,
  });
