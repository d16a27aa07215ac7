import { queryOptions } from '@tanstack/react-query';
import { serviceAgreement } from '#contract/endpoints/session/registration.ts';
import { currentLanguage } from '#src/site/locale.ts';
import { callOrThrow } from './call.ts';
import { currentSiteId } from './request-context.ts';

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
