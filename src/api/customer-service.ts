import { useQuery } from '@tanstack/react-query';
import { site } from '#src/site/site.ts';
import { siteDetailQuery } from './queries.ts';

/** Where the operator's people are. It may change while the page is open; only an address of the web is followed. */
export function useServiceLink(): string | null {
  const { data } = useQuery(siteDetailQuery());
  const href = data?.customerServiceLink || site.customerServiceUrl;
  return /^https?:/.test(href) ? href : null;
}
