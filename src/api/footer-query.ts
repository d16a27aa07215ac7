import { queryOptions } from '@tanstack/react-query';
import { footer, mobileFooter } from '#contract/endpoints/page-parts.ts';
import { callOrThrow } from '#src/api/call.ts';
import { currentSiteId } from '#src/api/request-context.ts';
import { currentLanguage } from '#src/site/locale.ts';
import { currentTemplate } from '#src/site/site.ts';

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
    staleTime: 5 * 60_000,
  });
