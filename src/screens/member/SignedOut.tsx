import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSend } from '../../actors/context.tsx';
import { Blank } from '../../ui/Blank.tsx';
import { Button } from '../../ui/Button.tsx';
import { OffScreen } from '../../ui/OffScreen.tsx';

/** A member's page where nobody is here. */
export function SignedOut({ title }: { title: ReactNode }) {
  const send = useSend('signIn');
  return (
    <>
      <h1>
        <OffScreen>{title}</OffScreen>
      </h1>
      <Blank
        kind="empty"
        title={<Trans>You are not signed in</Trans>}
        text={<Trans>Your account and your wallet are here once we know who you are.</Trans>}
        action={
          <Button onClick={() => send({ type: 'signIn.open' })}>
            <Trans>Sign in</Trans>
          </Button>
        }
      />
    </>
  );
}
