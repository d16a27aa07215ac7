import { Trans } from '@lingui/react/macro';
import { useSend } from '#src/app/context.tsx';
import { Button } from '#src/ui/Button.tsx';

export function JoinButton() {
  const send = useSend('registration');
  return (
    <Button kind="lit" onClick={() => send({ type: 'registration.open' })}>
      <Trans>Join</Trans>
    </Button>
  );
}
