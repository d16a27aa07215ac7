import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useServiceLink } from '../../api/service.ts';
import { DirectoryEntry } from '../../ui/Directory.tsx';

export function ServiceEntry({ icon }: { icon: ReactNode }) {
  const href = useServiceLink();
  if (!href) return null;
  return (
    <DirectoryEntry icon={icon} render={<a href={href} target="_blank" rel="noopener noreferrer" />}>
      <Trans>Customer service</Trans>
    </DirectoryEntry>
  );
}
