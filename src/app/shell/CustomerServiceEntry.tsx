import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useServiceLink } from '#src/api/customer-service.ts';
import { NavEntry } from '#src/ui/NavList.tsx';

export function CustomerServiceEntry({ icon }: { icon: ReactNode }) {
  const href = useServiceLink();
  if (!href) return null;
  return (
    <NavEntry icon={icon} render={<a href={href} target="_blank" rel="noopener noreferrer" />}>
      <Trans>Customer service</Trans>
    </NavEntry>
  );
}
