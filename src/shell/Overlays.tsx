import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { WifiOff, X } from 'lucide-react';
import {
  type ComponentProps,
  type ComponentType,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import type { ModalKind, ModalRequest } from '#machines/kernel/events.ts';
import { selectOpen } from '#machines/kernel/modals.selectors.ts';
import { selectFramed } from '#machines/play/game-launch/game-launch.selectors.ts';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { useGame, useIsDesktop, useMachineSelector, useSend } from '#src/actors/machines.tsx';
import type { ModalProps } from '#src/components/dialogs.tsx';
import { useRetry } from '#src/components/PartError.tsx';
import { useLayoutParts } from '#src/components/use-layout-parts.ts';
import { intoGame } from '#src/features/play/game-door.ts';
import { PlayStatus } from '#src/features/play/PlayStatus.tsx';
import { loginModelQuery } from '#src/features/session/sign-in/sign-in-queries.ts';
import { AppBanner } from '#src/features/site/download/AppBanner.tsx';
import { cookies } from '#src/site/cookies.ts';
import { subscribeToTracking, trackingQuestion } from '#src/site/tracking.ts';
import { useNear } from '#src/startup/turns.ts';
import { storedMember } from '#src/storage/member.ts';
import { signInElsewhere } from '#src/storage/sign-in-elsewhere.ts';
import { sessionStore } from '#src/storage/store.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { throughDoor } from '#src/ui/door.ts';
import { Button, IconButton } from '#src/ui/elements.tsx';
import { type FailedPart, lazyComponent } from '#src/ui/lazy-component.ts';
import { InlineAlert } from '#src/ui/Panel.tsx';
import css from './OfflineBanner.module.css';
import { Toaster } from './Toaster.tsx';

const FooterRegion = lazyComponent(() => import('#src/features/site/footer/FooterRegion.tsx'), {
  optional: true,
});
const TrackingBar = lazyComponent(() => import('#src/features/site/tracking/TrackingBar.tsx'), {
  optional: true,
});
const GameModal = lazyComponent(() => import('#src/features/play/GameModal.tsx'));

/** Loaded after the page: notices, modals, the game in its modal, the question about tracking, and the footer. */
export default function Overlays() {
  useSignInElsewhere();
  useNextLossTold();
  const isMember = useMachineSelector('session', selectIsMember);
  const isModal = useGame(selectFramed) === 'modal';
  const pageEnd = useRef<HTMLDivElement>(null);
  const footerReady = useNear(pageEnd, { chunk: FooterRegion });
  const trackingQuestion = useTrackingQuestion();
  const queryClient = useQueryClient();
  // Content of the sign-in modal, so that it opens without layout shift.
  useEffect(() => {
    if (!isMember) void queryClient.prefetchQuery(loginModelQuery());
  }, [isMember, queryClient]);
  return (
    <>
      {footerReady ? (
        <Suspense>
          <FooterRegion />
        </Suspense>
      ) : (
        <div ref={pageEnd} />
      )}
      <PlayStatus />
      {trackingQuestion === 'no' ? (
        <AppBanner />
      ) : (
        <Suspense>
          <TrackingBar question={trackingQuestion} />
        </Suspense>
      )}
      {isModal && (
        <Suspense>
          <OpenedModal />
        </Suspense>
      )}
      <ModalHost />
      <Toaster />
      <EntryFlags />
    </>
  );
}

/** The game over the page, once it has come out of its tile. */
function OpenedModal() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    void GameModal.preload().then(() => throughDoor(intoGame, () => flushSync(() => setOpen(true))));
  }, []);
  return isOpen && <GameModal />;
}

/** Whether the page asks for consent to tracking. A game in play has the place of the bar. */
function useTrackingQuestion(): 'no' | 'first' | 'again' {
  const question = useSyncExternalStore(subscribeToTracking, trackingQuestion);
  const { footer } = useLayoutParts(useIsDesktop());
  const isPlaying = useGame(() => true) ?? false;
  return footer && !isPlaying ? question : 'no';
}

/** Shows the notice of a sign-in elsewhere again if this window was reloaded before it was answered. */
function useSignInElsewhere() {
  const send = useSend('modals');
  useEffect(() => {
    // Who has signed in again, in whichever tab, needs no notice.
    if (storedMember()) signInElsewhere.remove();
    const notice = signInElsewhere.get();
    if (notice) send({ type: 'modal.request', modal: { kind: 'signedInElsewhere', ...notice } });
  }, [send]);
}

/**
 * /register and /fastDeposit leave a flag in a cookie: opens the requested dialog or page once a page is
 * shown. A component of its own, since it is rendered after each change of the URL.
 */
function EntryFlags() {
  const register = useSend('registration');
  const signIn = useSend('signIn');
  const { navigate } = useRouter();
  const locationKey = useRouterState({ select: (state) => state.resolvedLocation?.state.__TSR_key });
  useEffect(() => {
    if (!locationKey) return;
    if (cookies.take('register_route') && !storedMember()) register({ type: 'registration.open' });
    if (!cookies.take('fast_deposit')) return;
    if (storedMember()) void navigate({ to: '/fastPayment' });
    else signIn({ type: 'signIn.open', target: 'fastPayment' });
  }, [locationKey, register, signIn, navigate]);
  return null;
}

type Views = { [K in ModalKind]: ComponentType<ModalProps<K>> };

/** In a dialog, which can be closed. */
function ModalError({ retry, part }: ComponentProps<FailedPart<Pick<ModalProps, 'onAnswer'>>>) {
  const { t } = useLingui();
  const again = useRetry(retry);
  return (
    <Dialog
      title={<Trans>This could not be loaded</Trans>}
      closeLabel={t`Close`}
      onClose={() => part.onAnswer('no')}
      actions={
        <Button variant="primary" onClick={() => void again()}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
const modal = <K extends ModalKind>(load: () => Promise<{ default: ComponentType<ModalProps<K>> }>) =>
  lazyComponent(load, { failed: ModalError });

/** All modals, one file each, loaded on first use. */
const views: Views = {
  signIn: modal(() => import('#src/features/session/sign-in/SignIn.tsx')),
  register: modal(() => import('#src/features/session/registration/Register.tsx')),
  demoPlay: modal(() => import('#src/features/play/demo/DemoPlay.tsx')),
  differentDevice: modal(() => import('#src/features/session/sign-in/DifferentDevice.tsx')),
  passwordRecovery: modal(() => import('#src/features/session/password/PasswordRecovery.tsx')),
  changePassword: modal(() => import('#src/features/session/password/ChangePassword.tsx')),
  signInPrompt: modal(() => import('#src/features/session/sign-in/SignInPrompt.tsx')),
  signOutInPlay: modal(() => import('#src/features/session/SignOutInPlay.tsx')),
  replaceMember: modal(() => import('#src/features/session/ReplaceMember.tsx')),
  signedInElsewhere: modal(() => import('#src/features/session/SignedInElsewhere.tsx')),
  serviceAgreement: modal(() => import('#src/features/session/registration/ServiceAgreement.tsx')),
  gameCard: modal(() => import('#src/features/catalogue/GameCard.tsx')),
  changeGame: modal(() => import('#src/features/play/ChangeGame.tsx')),
  popupBlocked: modal(() => import('#src/features/play/PopupBlocked.tsx')),
  playReminder: modal(() => import('#src/features/play/PlayReminder.tsx')),
  maintenance: modal(() => import('#src/features/play/Maintenance.tsx')),
  playClosed: modal(() => import('#src/features/play/PlayClosed.tsx')),
  popUpDiscount: modal(() => import('#src/features/promotions/PopUpDiscount.tsx')),
  popUpDiscountHistory: modal(() => import('#src/features/promotions/PopUpDiscountHistory.tsx')),
  news: modal(() => import('#src/features/site/home/News.tsx')),
  redEnvelope: modal(() => import('#src/features/promotions/RedEnvelope.tsx')),
};

/** A modal that is only read leaves the form beneath it mounted, with its typed values. */
const shown = (open: ModalRequest[]) => open.slice(open.at(-1)?.kind === 'serviceAgreement' ? -2 : -1);

function ModalHost() {
  const open = useMachineSelector('modals', selectOpen);
  const send = useSend('modals');
  if (!open) return null;
  return shown(open).map((modal) => {
    const View = views[modal.kind] as ComponentType<ModalProps>;
    return (
      <Suspense key={modal.kind}>
        <View modal={modal} onAnswer={(answer) => send({ type: 'modal.answer', kind: modal.kind, answer })} />
      </Suspense>
    );
  });
}

/** Once there is a connection, the next loss is told again; without one, later pages do not tell the same loss again. */
function useNextLossTold() {
  const isUp = useMachineSelector('realtime', (snapshot) => snapshot.matches({ socket: 'up' }));
  useEffect(() => {
    if (isUp) sessionStore.remove('offlineBannerRead');
  }, [isUp]);
}

/** Shown as long as the connection is lost, until it has been read. It is part of this file, so that it is loaded before. */
export function OfflineBanner() {
  const { t } = useLingui();
  const isMember = useMachineSelector('session', selectIsMember);
  const [isRead, setRead] = useState(() => sessionStore.get('offlineBannerRead') !== null);
  if (isRead) return null;
  const close = () => {
    sessionStore.set('offlineBannerRead', '1');
    setRead(true);
    // The button is gone.
    document.querySelector<HTMLElement>('main')?.focus();
  };
  return (
    <div className={css.banner}>
      <InlineAlert
        tone="warning"
        icon={<WifiOff />}
        text={<Trans>Connection lost</Trans>}
        detail={
          isMember ? (
            <Trans>Reconnecting. Some information may be out of date. Your balance is safe.</Trans>
          ) : (
            <Trans>Reconnecting. Some information may be out of date.</Trans>
          )
        }
        action={
          <IconButton label={t`Close`} onClick={close}>
            <X />
          </IconButton>
        }
      />
    </div>
  );
}
