import { Trans, useLingui } from '@lingui/react/macro';
import {
  selectDemoBlocked,
  selectDemoBusy,
  selectDemoFailure,
  selectDemoGame,
} from '#machines/form-selectors.ts';
import { stateName, useMachine, useSend } from '#src/app/context.tsx';
import type { ModalProps } from '#src/components/dialogs/modal-props.ts';
import { failureText } from '#src/i18n/failure.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { DemoGames } from './DemoGames.tsx';
import css from './DemoPlay.module.css';

/** A game with play money: the one that was pressed, or one of a list. */
export default function DemoPlay({ onAnswer }: ModalProps<'demoPlay'>) {
  const { t, i18n } = useLingui();
  const state = useMachine('demoPlay', stateName);
  const game = useMachine('demoPlay', selectDemoGame);
  const busy = useMachine('demoPlay', selectDemoBusy) ?? false;
  const blocked = useMachine('demoPlay', selectDemoBlocked);
  const failure = useMachine('demoPlay', selectDemoFailure);
  const send = useSend('demoPlay');
  return (
    <Dialog
      data-machine="demoPlay"
      data-state={state}
      {...(!game && { size: 'wide' })}
      title={game ? game.name : <Trans>Try a game</Trans>}
      text={
        blocked ? (
          <Trans>Your browser held the window back. One more tap lets it through.</Trans>
        ) : (
          <Trans>You play with play money: nothing is won, nothing is lost, and no account is needed.</Trans>
        )
      }
      failure={failure && failureText(i18n, failure)}
      closeLabel={t`Close`}
      onClose={() => onAnswer('no')}
      acts={
        game && (
          <>
            <Button onClick={() => send({ type: 'demo.signIn' })}>
              <Trans>Sign in to play for money</Trans>
            </Button>
            <Button
              kind="lit"
              busy={busy}
              busyLabel={<Trans>Opening</Trans>}
              onClick={() => send({ type: 'demo.choose', game })}
            >
              <Trans>Play for fun</Trans>
            </Button>
          </>
        )
      }
    >
      {game ? (
        <img className={css.art} src={game.picture} alt="" width="120" height="160" />
      ) : (
        <DemoGames onChoose={(chosen) => send({ type: 'demo.choose', game: chosen })} />
      )}
    </Dialog>
  );
}
