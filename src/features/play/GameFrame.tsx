import { Trans, useLingui } from '@lingui/react/macro';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import Plus from 'lucide-react/icons/plus';
import { useRef } from 'react';
import { selectAddress, selectFramePhase } from '#machines/frame-selectors.ts';
import { selectGame, selectTransferDisabled } from '#machines/selectors.ts';
import { stateName, useGame, useMachine, useSend } from '#src/app/context.tsx';
import { Balance } from '#src/components/Balance.tsx';
import { useEye } from '#src/components/use-balance-visibility.ts';
import { site } from '#src/site/site.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { PlayFrame } from '#src/ui/PlayFrame.tsx';
import { DepositLink } from './DepositLink.tsx';
import { GameNote } from './GameNote.tsx';
import { TimeInPlay } from './TimeInPlay.tsx';
import { useFrameLoad } from './use-frame-load.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** What most providers' pages need to run; none may take the place of the page around it. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-pointer-lock allow-orientation-lock allow-presentation';

interface Props {
  className?: string;
}

/** The running game inside the page: its frame, what is in the wallet, and the way out. */
export function GameFrame({ className }: Props) {
  const { t } = useLingui();
  const ref = useRef<HTMLElement>(null);
  const game = useGame(selectGame);
  const state = useGame(stateName);
  const phase = useGame(selectFramePhase) ?? 'opening';
  const url = useGame(selectAddress) ?? '';
  const isIn = url !== '';
  const transferDisabled = useMachine('playDesk', selectTransferDisabled) ?? false;
  const send = useSend('playDesk');
  const eye = useEye();
  const full = useFullScreen(ref);
  const loaded = useFrameLoad();
  useWakeLock();
  if (!game) return null;
  const leave = () => send({ type: isIn ? 'launch.leave' : 'launch.cancel' });
  const capability = site.capabilities[game.gpId];

  return (
    <PlayFrame
      ref={ref}
      className={className}
      data-machine="gameLaunch"
      data-state={state}
      state={phase}
      label={t`Game in play`}
      name={game.name}
      by={game.provider}
      clock={isIn && <TimeInPlay key={url} />}
      balance={<Balance shown={eye.open} />}
      acts={
        <>
          <IconButton label={t`Deposit`} render={<DepositLink />}>
            <Plus />
          </IconButton>
          {full && (
            <IconButton label={full.on ? t`Leave full screen` : t`Full screen`} onClick={full.toggle}>
              {full.on ? <Minimize /> : <Maximize />}
            </IconButton>
          )}
          <Button onClick={leave}>
            <Trans>Leave</Trans>
          </Button>
        </>
      }
      veil={
        phase !== 'playing' && (
          <>
            <p>
              {phase === 'failed' ? (
                <Trans>
                  {game.provider} does not open here. Try a window, or leave, and your balance comes back.
                </Trans>
              ) : (
                <Trans>Opening the table at {game.provider}</Trans>
              )}
            </p>
            {phase !== 'opening' && (
              <Button kind="lit" onClick={() => send({ type: 'launch.popOut' })}>
                <Trans>Open in a new window</Trans>
              </Button>
            )}
          </>
        )
      }
      note={
        phase === 'playing' && (
          <GameNote transferDisabled={transferDisabled} wide={capability?.landscape ?? false} />
        )
      }
    >
      {isIn && (
        <iframe
          key={url}
          src={url}
          title={game.name}
          // Nobody can see what has the focus behind the veil.
          inert={phase !== 'playing'}
          sandbox={capability?.frameSandbox ?? sandbox}
          allow={capability?.frameAllow ?? 'fullscreen'}
          referrerPolicy="strict-origin"
          onLoad={loaded}
        />
      )}
    </PlayFrame>
  );
}
