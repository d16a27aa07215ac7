import { queryOptions } from '@tanstack/react-query';
import { modelLogin } from '#contract/endpoints/site/page-parts.ts';
import { callOrThrow } from '#src/api/call.ts';
import { currentSiteId } from '#src/api/request-context.ts';
import { currentLanguage } from '#src/site/locale.ts';
import { currentTemplate } from '#src/site/site.ts';

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
    staleTime: 5 * 60_000,
    // Prefetched long before the modal opens.
    gcTime: Number.POSITIVE_INFINITY,
  });
