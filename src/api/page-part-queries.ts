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
import { fetched } from './call.ts';
import { site_id, template } from './request-context.ts';

const KEPT = 5 * 60_000;

/** What stands below every page, in the desktop's words or the phone's. */
export const footerQuery = (desktop: boolean) =>
  queryOptions({
    queryKey: ['footer', desktop, currentLanguage()],
    queryFn: async ({ signal }) => {
      const answer = desktop
        ? fetched(footer, { site_id: site_id() }, { signal })
        : fetched(mobileFooter, { site_id: site_id(), template: template() }, { signal });
      return (await answer).list;
    },
    staleTime: KEPT,
  });

/** What floats at the edge of home. */
export const floatsQuery = () =>
  queryOptions({
    queryKey: ['floats', currentLanguage()],
    queryFn: async ({ signal }) => (await fetched(float, { site_id: site_id() }, { signal })).list,
    staleTime: KEPT,
  });

/** The address of the operator's own picture of the house's name, once it has been seen to be one. */
export const logoQuery = () =>
  queryOptions({
    queryKey: ['logo'],
    queryFn: async ({ signal }) => {
      const { webLogoList } = await fetched(logos, { site_id: site_id() }, { signal });
      const logo = webLogoList.find(({ type }) => type !== 'dark')?.photoPath;
      if (!logo) return null;
      const picture = new Image();
      picture.src = logo;
      return picture.decode().then(
        () => logo,
        () => null,
      );
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The operator's advertisements on home. */
export const adsQuery = () =>
  queryOptions({
    queryKey: ['pageParts', 'ads', currentLanguage(), template()],
    queryFn: async ({ signal }) => {
      const asked = { site_id: site_id(), language: currentLanguage(), model_version: template() };
      return (await fetched(modelSetting, asked, { signal })).list;
    },
    staleTime: KEPT,
  });

/** What the operator has to say to whoever signs in. */
export const loginModelQuery = () =>
  queryOptions({
    queryKey: ['pageParts', 'login', currentLanguage(), template()],
    queryFn: async ({ signal }) => {
      const asked = { site_id: site_id(), language: currentLanguage(), model_version: template() };
      return (await fetched(modelLogin, asked, { signal })).list;
    },
    staleTime: KEPT,
  });

/** How the operator has set up the phone's template: names of ours, or anything else. */
export const templateConfigQuery = () =>
  queryOptions({
    queryKey: ['templateConfig'],
    queryFn: ({ signal }) =>
      fetched(templateConfig, { mobileTemplateName: site.mobileTemplateName }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Whether the operator has a use for what lies unused in a wallet of this currency. */
export const surplusQuery = (currency: string) =>
  queryOptions({
    queryKey: ['surplus', currency],
    queryFn: async ({ signal }) =>
      (await fetched(cashSurplusCheck, { site_id: site_id(), currency }, { signal })).active,
    staleTime: KEPT,
  });
