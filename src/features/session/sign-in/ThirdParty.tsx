import { Trans } from '@lingui/react/macro';
import { selectAwaitingHandOff } from '#machines/session/hand-off.selectors.ts';
import { stateName, useMachineSelector, useSend } from '#src/actors/machines.ts';
import { site } from '#src/site/site.ts';
import { Button } from '#src/ui/Button.tsx';
import css from './ThirdParty.module.css';

/** Sign-in by a third party, if the site has one. A window with an opener would ignore its message. */
export function ThirdParty() {
  const state = useMachineSelector('handOff', stateName);
  const windowOpen = useMachineSelector('handOff', selectAwaitingHandOff);
  const send = useSend('handOff');
  const name = site.signInWith?.name;
  if (!name || site.isDemo || window.opener) return null;
  return (
    <div className={css.thirdParty} data-machine="handOff" data-state={state}>
      <p className={css.divider}>
        <Trans comment="between the form and another way to sign in">or</Trans>
      </p>
      {windowOpen && (
        <p role="status">
          <Trans>Continue in the {name} window. You will then be signed in here.</Trans>
        </p>
      )}
      {/* A single button, so that keyboard focus stays on it. */}
      <Button
        variant={windowOpen ? 'ghost' : 'secondary'}
        shape="wide"
        onClick={() => send({ type: windowOpen ? 'handOff.cancel' : 'handOff.start' })}
      >
        {windowOpen ? <Trans>Cancel</Trans> : <Trans>Continue with {name}</Trans>}
      </Button>
    </div>
  );
}
