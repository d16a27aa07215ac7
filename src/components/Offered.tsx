import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SiteFeature } from '#contract/site.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { useIsOffered } from './use-is-offered.ts';

interface Props {
  feature: SiteFeature | undefined;
  children: ReactNode;
}

/** The page of a feature, or that the site does not offer it. */
export function Offered({ feature, children }: Props) {
  if (useIsOffered(feature)) return children;
  return (
    <EmptyState
      title={<Trans>This is not offered on this site</Trans>}
      action={
        <Button render={<Link to="/" />}>
          <Trans>Go home</Trans>
        </Button>
      }
    />
  );
}
