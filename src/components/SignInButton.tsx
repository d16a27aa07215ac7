import { Trans } from '@lingui/react/macro';
import { useSend } from '#src/actors/machines.tsx';
import { site } from '#src/site/site.ts';
import { Button } from '#src/ui/elements.tsx';
import { useIsOffered } from './offered.tsx';

/** Id of the button, to which a link for the keyboard leads. */
export const SIGN_IN = 'sign-in';

export function SignInButton() {
  const send = useSend('signIn');
  return (
    <Button id={SIGN_IN} data-visitor="" onClick={() => send({ type: 'signIn.open' })}>
      <Trans>Sign in</Trans>
    </Button>
  );
}

/** On a demo site it says that no account can be opened, and is no main action. */
export function RegisterButton() {
  const send = useSend('registration');
  if (!useIsOffered('registration')) return null;
  return (
    <Button
      data-visitor=""
      variant={site.isDemo ? 'secondary' : 'primary'}
      onClick={() => send({ type: 'registration.open' })}
    >
      <Trans>Join</Trans>
    </Button>
  );
}
