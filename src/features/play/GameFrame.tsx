import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Maximize, Minimize, RotateCw, X } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { desktopMinWidth } from '#contract/constants.ts';
import {
  selectFramePhase,
  selectGame,
  selectGameUrl,
} from '#machines/play/game-launch/game-launch.selectors.ts';
import { selectTransferDisabled } from '#machines/play/play-coordinator.selectors.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { stateName, useEpoch, useGame, useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { cashQuery, readProviders } from '#src/api/member-queries.ts';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { DepositButton } from '#src/components/DepositButton.tsx';
import { Balance } from '#src/components/MemberWallet.tsx';
import { MinorBalance } from '#src/components/MinorAmount.tsx';
import {
  useBalanceEvents,
  useBalanceVisibility,
  useMemberStatus,
} from '#src/components/use-member-status.ts';
import { site } from '#src/site/site.ts';
import { throughDoor } from '#src/ui/door.ts';
import { Button, IconButton } from '#src/ui/elements.tsx';
import { PlayFrame, PlayNote } from '#src/ui/PlayFrame.tsx';
import { BalanceSkeleton } from '#src/ui/Wallet.tsx';
import css from './GameFrame.module.css';
import { outOfGame } from './game-door.ts';
import { PlayTime } from './PlayTime.tsx';

/** Permissions that most providers' pages need; none may navigate the page around the frame. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-pointer-lock allow-orientation-lock allow-presentation';

interface GameFrameProps {
  className?: string;
  /** Whether the page's header, which has the way to a deposit, stays in view. */
  belowHeader?: boolean;
}

/** The running game inside the page: its frame, its balance and the leave button. */
export function GameFrame({ className, belowHeader = false }: GameFrameProps) {
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
  const leave = () =>
    void throughDoor(outOfGame, () => send({ type: hasUrl ? 'launch.leave' : 'launch.cancel' }));
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
          {(!belowHeader || full?.on) && (
            <DepositButton compact render={<AreaLink area="user" page="Deposit" newTab />} />
          )}
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

const listenToFullscreen = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};

/** Full screen for one element. Null where the browser does not support it (iPhones). */
function useFullScreen(ref: RefObject<HTMLElement | null>) {
  const on = useSyncExternalStore(listenToFullscreen, () => document.fullscreenElement !== null);
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

const portrait = window.matchMedia(`(orientation: portrait) and (width < ${desktopMinWidth}px)`);
const listenToTurns = (changed: () => void) => {
  portrait.addEventListener('change', changed);
  return () => portrait.removeEventListener('change', changed);
};

interface GameNoteProps {
  transferDisabled: boolean;
  /** The game is made for landscape screens. */
  wide: boolean;
}

/** A note beside the game, until it is closed. */
function GameNote({ transferDisabled, wide }: GameNoteProps) {
  const { t } = useLingui();
  const isPortrait = useSyncExternalStore(listenToTurns, () => portrait.matches);
  const [closed, setClosed] = useState(false);
  const close = (
    <IconButton small label={t`Close`} onClick={() => setClosed(true)}>
      <X />
    </IconButton>
  );
  if (closed) return null;
  if (transferDisabled) {
    return (
      <PlayNote action={close}>
        <Trans>Transfers to this provider are unavailable. Your balance stays in your wallet.</Trans>
      </PlayNote>
    );
  }
  if (!wide || !isPortrait) return null;
  return (
    <PlayNote action={close}>
      <RotateCw />
      <Trans>Turn your phone sideways to play this game.</Trans>
    </PlayNote>
  );
}

/**
 * What the member can play with in the running game: the money at its provider, or the whole balance where all providers
 * use one wallet.
 */
function GameBalance({ gpId }: { gpId: string }) {
  const { isVisible } = useBalanceVisibility();
  const isSingle = useMemberStatus()?.walletStatus === false;
  return (
    <span className={css.balance}>
      <small className={css.label}>{isSingle ? <Trans>Balance</Trans> : <Trans>In this game</Trans>}</small>
      {isSingle ? <Balance shown={isVisible} /> : <ProviderBalance gpId={gpId} />}
    </span>
  );
}

function ProviderBalance({ gpId }: { gpId: string }) {
  const currency = useMachineSelector('session', selectMember)?.currency ?? '';
  const cash = useQuery(cashQuery(useEpoch()));
  useBalanceEvents(cash.refetch);
  if (cash.isPending) return <BalanceSkeleton />;
  const providers = cash.data ? readProviders(cash.data, currency) : [];
  const minor = providers.find(({ id }) => id === gpId)?.minor ?? null;
  return <MinorBalance minor={minor} currency={currency} />;
}
