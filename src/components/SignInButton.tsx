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

export function RegisterButton() {
  const send = useSend('registration');
  return (
    <Button variant="primary" onClick={() => send({ type: 'registration.open' })}>
      <Trans>Join</Trans>
    </Button>
  );
}
