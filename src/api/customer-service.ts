import { useQuery } from '@tanstack/react-query';
import { site } from '#src/site/site.ts';
import { siteDetailQuery } from './site-queries.ts';

/** URL of customer service, or null. It may change while the page is open; only http(s) is allowed. */
export function useServiceLink(): string | null {
  const { data } = useQuery(siteDetailQuery());
  const href = data?.customerServiceLink || site.customerServiceUrl;
  return /^https?:/.test(href) ? href : null;
}
