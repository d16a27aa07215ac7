import { useQuery } from '@tanstack/react-query';
import { siteDetailQuery } from '#src/api/site-queries.ts';
import { site } from '#src/site/site.ts';
import type { RenderProp } from '#src/ui/elements.tsx';
import { configuredLink, operatorLink } from './operator-link.tsx';

/** Link to customer service, if there is one: the operator's current URL if it is allowed, else the site config's. */
export function useServiceLink(): RenderProp | undefined {
  const { data } = useQuery(siteDetailQuery());
  return operatorLink(data?.customerServiceLink ?? '', true) ?? configuredLink(site.customerServiceUrl);
}
