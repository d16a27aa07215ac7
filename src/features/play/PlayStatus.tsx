import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { selectFramed, selectGame, selectPhase } from '#machines/play/game-launch/game-launch.selectors.ts';
import { selectTransferDisabled } from '#machines/play/play-coordinator.selectors.ts';
import { stateName, useGame, useIsDesktop, useMachineSelector, useSend } from '#src/actors/machines.ts';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { PlayBar } from '#src/ui/PlayBar.tsx';
import { PlayTime } from './PlayTime.tsx';

/** The running game and its controls, on every page; a game in a frame has its own. */
export function PlayStatus() {
  const { t } = useLingui();
  const state = useGame(stateName);
  const game = useGame(selectGame);
  const phase = useGame(selectPhase);
  const framed = useGame(selectFramed);
  const transferDisabled = useMachineSelector('playCoordinator', selectTransferDisabled);
  const isDesktop = useIsDesktop();
  const send = useSend('playCoordinator');
  if (!game || !phase || framed || state === 'ended' || state === 'popupBlocked') return null;

  const status = {
    opening: <Trans>Opening the game at {game.provider}</Trans>,
    playing: transferDisabled ? (
      <Trans>Playing at {game.provider}. Your wallet balance was not transferred.</Trans>
    ) : (
      <Trans>Playing at {game.provider} in a separate window</Trans>
    ),
    maybeClosed: <Trans>Did you close the game window? Your game at {game.provider} is still open.</Trans>,
    leaving: <Trans>Leaving the game. Your balance is being returned. This takes up to 30 seconds.</Trans>,
  }[phase];
  const actions = {
    opening: (
      <Button onClick={() => send({ type: 'launch.cancel' })}>
        <Trans>Cancel</Trans>
      </Button>
    ),
    playing: (
      <>
        {/* A phone's bar has no room for it; the header, always in view there, has it. */}
        {isDesktop && (
          <IconButton primary label={t`Deposit`} render={<AreaLink area="user" page="Deposit" newTab />}>
            <Plus />
          </IconButton>
        )}
        <Button variant="ghost" onClick={() => send({ type: 'launch.show' })}>
          <Trans>Show game</Trans>
        </Button>
        <Button onClick={() => send({ type: 'launch.leave' })}>
          <Trans>Leave</Trans>
        </Button>
      </>
    ),
    maybeClosed: (
      <Button onClick={() => send({ type: 'launch.leave' })}>
        <Trans>I have closed it</Trans>
      </Button>
    ),
    leaving: null,
  }[phase];

  return (
    <PlayBar
      data-machine="gameLaunch"
      data-state={state}
      state={phase === 'maybeClosed' ? 'playing' : phase}
      label={t`Game in play`}
      name={game.name}
      art={game.image}
      clock={<PlayTime />}
      status={status}
      actions={actions}
    />
  );
}
