import { Trans, useLingui } from '@lingui/react/macro';
import { Maximize, Minimize } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import {
  selectFramePhase,
  selectGame,
  selectGameUrl,
} from '#machines/play/game-launch/game-launch.selectors.ts';
import { selectTransferDisabled } from '#machines/play/play-coordinator.selectors.ts';
import { stateName, useGame, useMachineSelector, useSend } from '#src/actors/machines.ts';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { DepositButton } from '#src/components/DepositButton.tsx';
import { site } from '#src/site/site.ts';
import { Button, IconButton } from '#src/ui/Button.tsx';
import { PlayFrame } from '#src/ui/PlayFrame.tsx';
import { GameBalance } from './GameBalance.tsx';
import { GameNote } from './GameNote.tsx';
import { PlayTime } from './PlayTime.tsx';

/** Permissions that most providers' pages need; none may navigate the page around the frame. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-pointer-lock allow-orientation-lock allow-presentation';

interface Props {
  className?: string;
}

/** The running game inside the page: its frame, its balance and the leave button. */
export function GameFrame({ className }: Props) {
  const { t } = useLingui();
  const ref = useRef<HTMLElement>(null);
  const game = useGame(selectGame);
  const state = useGame(stateName);
  const phase = useGame(selectFramePhase) ?? 'opening';
  const url = useGame(selectGameUrl) ?? '';
  const hasUrl = url !== '';
  const transferDisabled = useMachineSelector('playCoordinator', selectTransferDisabled);
  const send = useSend('playCoordinator');
  const full = useFullScreen(ref);
  const loaded = useFrameLoad();
  useWakeLock();
  if (!game) return null;
  const leave = () => send({ type: hasUrl ? 'launch.leave' : 'launch.cancel' });
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
      art={game.image}
      clock={hasUrl && <PlayTime />}
      balance={hasUrl && <GameBalance gpId={game.gpId} />}
      actions={
        <>
          <DepositButton compact render={<AreaLink area="user" page="Deposit" newTab />} />
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
      overlay={
        phase !== 'playing' && (
          <>
            <p>
              {phase === 'failed' ? (
                <Trans>
                  {game.provider} cannot be opened here. Open it in a new window, or leave to return your
                  balance to your wallet.
                </Trans>
              ) : (
                <Trans>Opening the game at {game.provider}</Trans>
              )}
            </p>
            {phase !== 'opening' && (
              <Button variant="primary" onClick={() => send({ type: 'launch.popOut' })}>
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
      {hasUrl && (
        <iframe
          key={url}
          src={url}
          title={game.name}
          // Content behind the overlay must not take the focus.
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

const listen = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};

/** Full screen for one element. Null where the browser does not support it (iPhones). */
function useFullScreen(ref: RefObject<HTMLElement | null>) {
  const on = useSyncExternalStore(listen, () => document.fullscreenElement !== null);
  const toggle = useCallback(() => {
    const change = document.fullscreenElement ? document.exitFullscreen() : ref.current?.requestFullscreen();
    // Rejected outside a gesture, or by a policy of an embedding page: nothing changes.
    change?.catch(() => undefined);
  }, [ref]);
  return document.fullscreenEnabled ? { on, toggle } : null;
}

/**
 * Reports whether the frame loaded. A frame that the page's policy blocks reports a violation before it loads
 * empty.
 */
function useFrameLoad() {
  const send = useSend('playCoordinator');
  useEffect(() => {
    const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') send({ type: 'launch.frameFailed' });
    };
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => document.removeEventListener('securitypolicyviolation', onViolation);
  }, [send]);
  return () => send({ type: 'launch.frameLoaded' });
}

/** Keeps the screen on while mounted. The browser releases the lock whenever the page is hidden. */
function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let unmounted = false;
    const requestLock = async () => {
      if (document.visibilityState !== 'visible') return;
      // Rejected on a low battery: the game continues without it.
      lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
      if (unmounted) void lock?.release();
    };
    void requestLock();
    document.addEventListener('visibilitychange', requestLock);
    return () => {
      unmounted = true;
      document.removeEventListener('visibilitychange', requestLock);
      void lock?.release();
    };
  }, []);
}
