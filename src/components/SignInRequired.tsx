import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SiteFeature } from '#contract/site.ts';
import { useSend } from '#src/actors/machines.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useIsOffered } from './offered.tsx';

/** Sign-in prompt on member-only pages. */
export function SignInRequired({ title, text }: { title: ReactNode; text: ReactNode }) {
  const send = useSend('signIn');
  return (
    <>
      <h1>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      <EmptyState
        title={<Trans>You are not signed in</Trans>}
        text={text}
        action={
          <Button onClick={() => send({ type: 'signIn.open' })}>
            <Trans>Sign in</Trans>
          </Button>
        }
      />
    </>
  );
}

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
