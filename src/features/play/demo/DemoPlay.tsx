import { Trans, useLingui } from '@lingui/react/macro';
import {
  selectDemoBlocked,
  selectDemoBusy,
  selectDemoFailure,
  selectDemoGame,
} from '#machines/play/demo-play.selectors.ts';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { stateName, useMachineSelector, useSend } from '#src/actors/machines.ts';
import type { ModalProps } from '#src/components/dialogs/modal-props.ts';
import { failureText } from '#src/i18n/failure.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { DemoGames } from './DemoGames.tsx';
import css from './DemoPlay.module.css';

/** Free play: of the game that was clicked, or of one chosen from a list. */
export default function DemoPlay({ onAnswer }: ModalProps<'demoPlay'>) {
  const { t, i18n } = useLingui();
  const state = useMachineSelector('demoPlay', stateName);
  const game = useMachineSelector('demoPlay', selectDemoGame);
  const busy = useMachineSelector('demoPlay', selectDemoBusy);
  const blocked = useMachineSelector('demoPlay', selectDemoBlocked);
  const failure = useMachineSelector('demoPlay', selectDemoFailure);
  const isMember = useMachineSelector('session', selectIsMember);
  const send = useSend('demoPlay');
  return (
    <Dialog
      data-machine="demoPlay"
      data-state={state}
      {...(!game && { size: 'wide' })}
      title={game ? game.name : <Trans>Demo games</Trans>}
      text={
        blocked ? (
          <Trans>Your browser blocked the pop-up. Tap again to open it.</Trans>
        ) : isMember ? (
          <Trans>You play with demo money. You cannot win or lose real money.</Trans>
        ) : (
          <Trans>
            You play with demo money. You cannot win or lose real money, and you do not need an account.
          </Trans>
        )
      }
      failure={failure && failureText(i18n, failure)}
      closeLabel={t`Close`}
      onClose={() => onAnswer('no')}
      actions={
        game && (
          <>
            {!isMember && (
              <Button onClick={() => send({ type: 'demo.signIn' })}>
                <Trans>Sign in to play for real money</Trans>
              </Button>
            )}
            <Button
              variant="primary"
              busy={busy}
              busyLabel={<Trans>Opening</Trans>}
              onClick={() => send({ type: 'demo.choose', game })}
            >
              <Trans>Play demo</Trans>
            </Button>
          </>
        )
      }
    >
      {game ? (
        <img className={css.art} src={game.image} alt="" width="120" height="160" />
      ) : (
        <DemoGames onChoose={(chosen) => send({ type: 'demo.choose', game: chosen })} />
      )}
    </Dialog>
  );
}
