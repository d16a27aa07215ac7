import { queryOptions } from '@tanstack/react-query';
import {
  float,
  footer,
  logos,
  mobileFooter,
  modelLogin,
  modelSetting,
  templateConfig,
} from '#contract/endpoints/page-parts.ts';
import { cashSurplusCheck } from '#contract/endpoints/wallet.ts';
import { currentLanguage } from '#src/site/locale.ts';
import { site } from '#src/site/site.ts';
import { callOrThrow } from './call.ts';
import { currentSiteId, currentTemplate } from './request-context.ts';

const STALE_TIME = 5 * 60_000;

/** Content below every page, for the desktop or the phone. */
export const footerQuery = (desktop: boolean) =>
  queryOptions({
    queryKey: ['footer', desktop, currentLanguage()],
    queryFn: async ({ signal }) => {
      const answer = desktop
        ? callOrThrow(footer, { site_id: currentSiteId() }, { signal })
        : callOrThrow(mobileFooter, { site_id: currentSiteId(), template: currentTemplate() }, { signal });
      return (await answer).list;
    },
    staleTime: STALE_TIME,
  });

/** Floating entries at the edge of home. */
export const floatsQuery = () =>
  queryOptions({
    queryKey: ['floats', currentLanguage()],
    queryFn: async ({ signal }) => (await callOrThrow(float, { site_id: currentSiteId() }, { signal })).list,
    staleTime: STALE_TIME,
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

/** The operator's advertisements on home. */
export const adsQuery = () =>
  queryOptions({
    queryKey: ['pageParts', 'ads', currentLanguage(), currentTemplate()],
    queryFn: async ({ signal }) => {
      const body = {
        site_id: currentSiteId(),
        language: currentLanguage(),
        model_version: currentTemplate(),
      };
      return (await callOrThrow(modelSetting, body, { signal })).list;
    },
    staleTime: STALE_TIME,
  });

/** The operator's content for the sign-in modal. */
export const loginModelQuery = () =>
  queryOptions({
    queryKey: ['pageParts', 'login', currentLanguage(), currentTemplate()],
    queryFn: async ({ signal }) => {
      const body = {
        site_id: currentSiteId(),
        language: currentLanguage(),
        model_version: currentTemplate(),
      };
      return (await callOrThrow(modelLogin, body, { signal })).list;
    },
    staleTime: STALE_TIME,
  });

/** The operator's settings of the phone's template: names that we know, or others. */
export const templateConfigQuery = () =>
  queryOptions({
    queryKey: ['templateConfig'],
    queryFn: ({ signal }) =>
      callOrThrow(templateConfig, { mobileTemplateName: site.mobileTemplateName }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Whether the operator offers a use for surplus money in a wallet of this currency. */
export const surplusQuery = (currency: string) =>
  queryOptions({
    queryKey: ['surplus', currency],
    queryFn: async ({ signal }) =>
      (await callOrThrow(cashSurplusCheck, { site_id: currentSiteId(), currency }, { signal })).active,
    staleTime: STALE_TIME,
  });
