import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSend } from '#src/actors/machines.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

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
