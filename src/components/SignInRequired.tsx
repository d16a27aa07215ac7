import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSend } from '#src/app/context.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Blank } from '#src/ui/EmptyState.tsx';
import { OffScreen } from '#src/ui/VisuallyHidden.tsx';

/** What a visitor finds on a page of a member's own. */
export function SignInFirst({ title, text }: { title: ReactNode; text: ReactNode }) {
  const send = useSend('signIn');
  return (
    <>
      <h1>
        <OffScreen>{title}</OffScreen>
      </h1>
      <Blank
        kind="empty"
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
