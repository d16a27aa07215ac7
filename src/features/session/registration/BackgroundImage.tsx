import { queryOptions, useQuery } from '@tanstack/react-query';
import { registerBackground } from '#contract/endpoints/session/registration.ts';
import { callOrThrow } from '#src/api/call.ts';
import { currentSiteId } from '#src/api/request-context.ts';
import { currentTemplate } from '#src/site/site.ts';
import { hideBrokenImage } from '#src/ui/elements.tsx';
import css from './Register.module.css';

/** URL of the operator's registration image in this template; empty if there is none. */
const registerBackgroundQuery = () =>
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

/** The operator's image for this template; hidden if it fails to load. */
export function BackgroundImage() {
  const { data } = useQuery(registerBackgroundQuery());
  return data ? <img className={css.background} src={data} alt="" onError={hideBrokenImage} /> : null;
}
