import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { siteDetailQuery } from '../../api/queries.ts';
import { site } from '../../site/site.ts';
import { DirectoryEntry } from '../../ui/Directory.tsx';

/** The operator's people. The link may change while the page is open; only an address of the web is followed. */
export function ServiceEntry({ icon }: { icon: ReactNode }) {
  const { data } = useQuery(siteDetailQuery());
  const href = data?.customerServiceLink || site.customerServiceUrl;
  if (!/^https?:/.test(href)) return null;
  return (
    <DirectoryEntry icon={icon} render={<a href={href} target="_blank" rel="noopener noreferrer" />}>
      <Trans>Customer service</Trans>
    </DirectoryEntry>
  );
}
