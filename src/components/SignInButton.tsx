import { Trans } from '@lingui/react/macro';
import { useSend } from '#src/actors/machines.ts';
import { Button } from '#src/ui/Button.tsx';

export function SignInButton() {
  const send = useSend('signIn');
  return (
    <Button onClick={() => send({ type: 'signIn.open' })}>
      <Trans>Sign in</Trans>
    </Button>
  );
}
