import { Trans } from '@lingui/react/macro';
import { selectAway } from '#machines/form-selectors.ts';
import { stateName, useMachine, useSend } from '#src/app/context.tsx';
import { site } from '#src/site/site.ts';
import { Button } from '#src/ui/Button.tsx';
import css from './ThirdParty.module.css';

/** The way in by a third party, where the site has one. A window with an opener could not hear its answer. */
export function ThirdParty() {
  const state = useMachine('windows', stateName);
  const away = useMachine('windows', selectAway);
  const send = useSend('windows');
  const name = site.signInWith?.name;
  if (!name || site.isDemo || window.opener) return null;
  return (
    <div className={css.other} data-machine="windows" data-state={state}>
      <p className={css.or}>
        <Trans comment="between the form and another way to sign in">or</Trans>
      </p>
      {away && (
        <p role="status">
          <Trans>Go on in the window of {name}. You are signed in here when it is done.</Trans>
        </p>
      )}
      {/* One button, so that whoever pressed it by key is still there. */}
      <Button
        kind={away ? 'plain' : 'raised'}
        shape="wide"
        onClick={() => send({ type: away ? 'handOff.cancel' : 'handOff.start' })}
      >
        {away ? <Trans>Cancel</Trans> : <Trans>Continue with {name}</Trans>}
      </Button>
    </div>
  );
}
