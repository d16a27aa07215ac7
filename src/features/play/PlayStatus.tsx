import { Trans, useLingui } from '@lingui/react/macro';
import { CircleX } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import {
  selectFramed,
  selectGame,
  selectHasBar,
  selectPhase,
} from '#machines/play/game-launch/game-launch.selectors.ts';
import { selectTransferDisabled } from '#machines/play/play-coordinator.selectors.ts';
import { stateName, useGame, useIsDesktop, useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { DepositButton } from '#src/components/DepositButton.tsx';
import { Button, cx, Spinner } from '#src/ui/elements.tsx';
import css from './PlayStatus.module.css';
import { PlayTime } from './PlayTime.tsx';

/** The running game and its controls, on every page; a game in a frame has its own. */
export function PlayStatus() {
  const { t } = useLingui();
  const state = useGame(stateName);
  const game = useGame(selectGame);
  const phase = useGame(selectPhase);
  const framed = useGame(selectFramed);
  const hasBar = useGame(selectHasBar);
  const transferDisabled = useMachineSelector('playCoordinator', selectTransferDisabled);
  const isDesktop = useIsDesktop();
  const send = useSend('playCoordinator');
  if (!game || !phase || framed || !hasBar) return null;

  const status = {
    opening: <Trans>Opening the game at {game.provider}</Trans>,
    playing: transferDisabled ? (
      <Trans>Playing at {game.provider}. Your wallet balance was not transferred.</Trans>
    ) : isDesktop ? (
      <Trans>Playing at {game.provider} in a separate window</Trans>
    ) : (
      // A phone's bar has the time and the money of the game besides.
      game.provider
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
        {isDesktop && <DepositButton render={<AreaLink area="user" page="Deposit" newTab />} />}
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

interface PlayBarProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  state: 'opening' | 'playing' | 'slow' | 'leaving' | 'failed';
  /** Such as "Game in play". */
  label: string;
  name: string;
  art?: string;
  /** Time in play. */
  clock?: ReactNode;
  /** Status text: the provider that opens, where the game is open, where the balance is. */
  status: ReactNode;
  /** Cancel; or Show game and Leave. */
  actions?: ReactNode;
}

/** The running game, shown on every page until it is left. */
function PlayBar({ state, label, name, art, clock, status, actions, className, ...rest }: PlayBarProps) {
  const busy = state !== 'playing' && state !== 'failed';
  return (
    <section
      {...rest}
      data-bottom-bar
      data-part="play-bar"
      className={cx(css.bar, busy && css.busy, state === 'failed' && css.failed, className)}
      aria-label={label}
      aria-busy={busy || undefined}
    >
      <span className={css.art}>
        {art && <img className={css.image} src={art} alt="" />}
        {busy && <Spinner />}
        {state === 'failed' && !art && <CircleX />}
      </span>
      <p className={css.text}>
        <span className={css.head}>
          <span className={css.name}>{name}</span>
          {clock && <span className={css.clock}>{clock}</span>}
        </span>
        <span className={css.status}>{status}</span>
      </p>
      {actions && <div className={css.actions}>{actions}</div>}
    </section>
  );
}
