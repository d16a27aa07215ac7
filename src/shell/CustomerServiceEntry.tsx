import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useServiceLink } from '#src/components/use-service-link.ts';
import { NavEntry } from '#src/ui/NavList.tsx';

export function CustomerServiceEntry({ icon }: { icon: ReactNode }) {
  const link = useServiceLink();
  if (!link) return null;
  return (
    <NavEntry icon={icon} render={link}>
      <Trans>Customer service</Trans>
    </NavEntry>
  );
}
