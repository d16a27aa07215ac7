import { Trans, useLingui } from '@lingui/react/macro';
import { selectFramed } from '#machines/frame-selectors.ts';
import { selectGame, selectTransferDisabled } from '#machines/selectors.ts';
import { stateName, useGame, useMachine, useSend } from '#src/app/context.tsx';
import { Button } from '#src/ui/Button.tsx';
import { PlayBar } from '#src/ui/PlayBar.tsx';

/** The running game and the ways out of it, wherever in the house the member is; a frame has its own. */
export function PlayStatus() {
  const { t } = useLingui();
  const state = useGame(stateName);
  const game = useGame(selectGame);
  const phase = useGame((snapshot) =>
    snapshot.hasTag('leaving') ? 'leaving' : snapshot.hasTag('inPlay') ? 'playing' : 'opening',
  );
  const framed = useGame(selectFramed);
  const transferDisabled = useMachine('playDesk', selectTransferDisabled);
  const send = useSend('playDesk');
  if (!game || !phase || framed || state === 'ended' || state === 'popupBlocked') return null;

  const status = {
    opening: <Trans>Opening the table at {game.provider}</Trans>,
    playing: transferDisabled ? (
      <Trans>In play at {game.provider}. Your wallet was not moved.</Trans>
    ) : (
      <Trans>In play at {game.provider}, in a window of its own</Trans>
    ),
    leaving: <Trans>Leaving. Your balance is on the way back; this takes up to 30 seconds.</Trans>,
  }[phase];
  const acts = {
    opening: (
      <Button onClick={() => send({ type: 'launch.cancel' })}>
        <Trans>Cancel</Trans>
      </Button>
    ),
    playing: (
      <>
        <Button kind="plain" onClick={() => send({ type: 'launch.show' })}>
          <Trans>Show game</Trans>
        </Button>
        <Button onClick={() => send({ type: 'launch.leave' })}>
          <Trans>Leave</Trans>
        </Button>
      </>
    ),
    leaving: null,
  }[phase];

  return (
    <PlayBar
      data-machine="gameLaunch"
      data-state={state}
      state={phase}
      label={t`Game in play`}
      name={game.name}
      art={game.picture}
      status={status}
      acts={acts}
    />
  );
}
