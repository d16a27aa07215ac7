import { queryOptions } from '@tanstack/react-query';
import { bulletinHistory } from '#contract/endpoints/promotions/promotions.ts';
import { serviceAgreement } from '#contract/endpoints/session/registration.ts';
import { footer, mobileFooter, type PagePart } from '#contract/endpoints/site/page-parts.ts';
import { currentLanguage } from '#src/site/locale.ts';
import { currentTemplate } from '#src/site/site.ts';
import { callOrThrow } from './call.ts';
import { currentSiteId } from './request-context.ts';

/** Content below every page, for the desktop or the phone. */
export const footerQuery = (desktop: boolean) =>
  queryOptions({
    queryKey: ['footer', desktop, currentLanguage()],
    queryFn: async ({ signal }) => {
      const part = desktop
        ? callOrThrow(footer, { site_id: currentSiteId() }, { signal })
        : callOrThrow(mobileFooter, { site_id: currentSiteId(), template: currentTemplate() }, { signal });
      return (await part).list;
    },
    staleTime: 5 * 60_000,
  });

/** A part with a title and a text of its own is a page; one without a title is shown in the footer itself. */
export const isDocument = ({ title, content, url, photoPath }: PagePart) =>
  title !== '' && content !== '' && url === '' && photoPath === '';

/** The service agreement's page among the documents. */
export const agreementId = 'service-agreement';

/** The service agreement as HTML. */
export const serviceAgreementQuery = () =>
  queryOptions({
    queryKey: ['agreement', currentLanguage()],
    queryFn: async ({ signal }) =>
      (await callOrThrow(serviceAgreement, { site_id: currentSiteId() }, { signal })).content,
    staleTime: 5 * 60_000,
  });

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
