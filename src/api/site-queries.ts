import { queryOptions } from '@tanstack/react-query';
import { logos, templateConfig } from '#contract/endpoints/site/page-parts.ts';
import { siteDetail } from '#contract/endpoints/site/site.ts';
import { designOf, templates } from '#contract/templates.ts';
import { currentLanguage } from '#src/site/locale.ts';
import { currentRegions, currentTemplate, site } from '#src/site/site.ts';
import { halls } from '#src/startup/prefetch.ts';
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

/**
 * URLs of the operator's logo for the ground of the page and of the header, once the images have been decoded; null if there is none
 * in time. Decided once.
 */
export const logoQuery = () =>
  queryOptions({
    queryKey: ['logo'],
    queryFn: async () => (await waitAtMost(loadLogo(), MAX_LOGO_WAIT)) ?? null,
    meta: { optional: true },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

async function loadLogo() {
  const { webLogoList } = await callOrThrow(logos, { site_id: currentSiteId() });
  const logoOn = async (ground?: string) => {
    const logo = webLogoList.find(({ type }) => (type === 'dark') === (ground === 'light'))?.photoPath;
    if (!logo) return undefined;
    const image = new Image();
    image.src = logo;
    await image.decode();
    return logo;
  };
  const page = logoOn(site.theme?.scheme ?? templates[designOf(currentTemplate())].scheme);
  // A bar in the accent's colour is dark.
  return { page: await page, header: await (currentRegions().header === 'accent' ? logoOn() : page) };
}

/** The halls with their providers. */
export const hallsQuery = (currency: string) =>
  queryOptions({
    queryKey: ['halls', currency, currentLanguage()],
    queryFn: ({ signal }) => halls.fetch(signal, currency),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The operator's settings of the template: `homeOrder`, `regions`, and others that we do not know. */
export const templateConfigQuery = () =>
  queryOptions({
    queryKey: ['templateConfig'],
    queryFn: ({ signal }) =>
      callOrThrow(templateConfig, { mobileTemplateName: site.mobileTemplateName }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { optional: true },
  });
