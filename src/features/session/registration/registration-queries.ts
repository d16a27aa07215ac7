import { queryOptions } from '@tanstack/react-query';
import { registerBackground } from '#contract/endpoints/session/registration.ts';
import { callOrThrow } from '#src/api/call.ts';
import { currentSiteId } from '#src/api/request-context.ts';
import { currentTemplate } from '#src/site/site.ts';

/** URL of the operator's registration image in this template; empty if there is none. */
export const registerBackgroundQuery = () =>
  queryOptions({
    queryKey: ['registerBackground', currentTemplate()],
    queryFn: async ({ signal }) =>
      (
        await callOrThrow(
          registerBackground,
          { site_id: currentSiteId(), template: currentTemplate() },
          { signal },
        )
      ).photoPath,
    staleTime: Number.POSITIVE_INFINITY,
  });
