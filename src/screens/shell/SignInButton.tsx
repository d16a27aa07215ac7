import { Trans } from '@lingui/react/macro';
import { useSend } from '../../actors/context.tsx';
import { Button } from '../../ui/Button.tsx';

export function SignInButton() {
  const send = useSend('signIn');
  return (
    <Button onClick={() => send({ type: 'signIn.open' })}>
      <Trans>Sign in</Trans>
    </Button>
  );
}
