import { queryOptions, useQuery } from '@tanstack/react-query';
import { registerBackground } from '#contract/endpoints/session/registration.ts';
import { useIsDesktop } from '#src/actors/machines.tsx';
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

/** The operator's image for this template; hidden if it fails to load. A phone has no room for it between fields and button. */
export function BackgroundImage() {
  const desktop = useIsDesktop();
  const { data } = useQuery({ ...registerBackgroundQuery(), enabled: desktop });
  return desktop && data ? (
    <img className={css.background} src={data} alt="" onError={hideBrokenImage} />
  ) : null;
}
