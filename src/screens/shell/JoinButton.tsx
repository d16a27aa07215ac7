import { Trans } from '@lingui/react/macro';
import { useSend } from '../../actors/context.tsx';
import { Button } from '../../ui/Button.tsx';

export function JoinButton() {
  const send = useSend('registration');
  return (
    <Button kind="lit" onClick={() => send({ type: 'registration.open' })}>
      <Trans>Join</Trans>
    </Button>
  );
}
