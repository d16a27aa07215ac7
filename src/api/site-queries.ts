import { queryOptions } from '@tanstack/react-query';
import { logos } from '#contract/endpoints/site/page-parts.ts';
import { siteDetail } from '#contract/endpoints/site/site.ts';
import { currentLanguage } from '#src/site/locale.ts';
import { waitAtMost } from '#src/startup/wait-at-most.ts';
import { callOrThrow } from './call.ts';
import { currentSiteId } from './request-context.ts';

/** Details of the site that may change while the page is open. */
export const siteDetailQuery = () =>
  queryOptions({
    queryKey: ['siteDetail', currentLanguage()],
    queryFn: ({ signal }) => callOrThrow(siteDetail, { site_id: currentSiteId() }, { signal }),
    staleTime: 5 * 60_000,
  });

/** Milliseconds after which the page shows the site's name and waits no more for a logo. */
const MAX_LOGO_WAIT = 3_000;

/** URL of the operator's logo, once the image has been decoded; null if there is none in time. Decided once. */
export const logoQuery = () =>
  queryOptions({
    queryKey: ['logo'],
    queryFn: async () => (await waitAtMost(loadLogo(), MAX_LOGO_WAIT)) ?? null,
    meta: { optional: true },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

async function loadLogo(): Promise<string | undefined> {
  const { webLogoList } = await callOrThrow(logos, { site_id: currentSiteId() });
  const logo = webLogoList.find(({ type }) => type !== 'dark')?.photoPath;
  if (!logo) return undefined;
  const image = new Image();
  image.src = logo;
  await image.decode();
  return logo;
}
