import { queryOptions } from '@tanstack/react-query';
import { logos } from '#contract/endpoints/page-parts.ts';
import { siteDetail } from '#contract/endpoints/site.ts';
import { callOrThrow } from './call.ts';
import { currentSiteId } from './request-context.ts';

/** Details of the site that may change while the page is open. */
export const siteDetailQuery = () =>
  queryOptions({
    queryKey: ['siteDetail'],
    queryFn: ({ signal }) => callOrThrow(siteDetail, { site_id: currentSiteId() }, { signal }),
    staleTime: 5 * 60_000,
  });

/** URL of the operator's logo, once the image has been decoded; null if there is none. */
export const logoQuery = () =>
  queryOptions({
    queryKey: ['logo'],
    queryFn: async ({ signal }) => {
      const { webLogoList } = await callOrThrow(logos, { site_id: currentSiteId() }, { signal });
      const logo = webLogoList.find(({ type }) => type !== 'dark')?.photoPath;
      if (!logo) return null;
      const image = new Image();
      image.src = logo;
      return image.decode().then(
        () => logo,
        () => null,
      );
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
