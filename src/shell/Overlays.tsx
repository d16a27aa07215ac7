import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { selectFramed } from '#machines/play/game-launch/game-launch.selectors.ts';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { useGame, useMachineSelector } from '#src/actors/machines.ts';
import { useTurn } from '#src/api/initial-load.ts';
import { PlayStatus } from '#src/features/play/PlayStatus.tsx';
import { loginModelQuery } from '#src/features/session/sign-in/sign-in-queries.ts';
import { AppBanner } from '#src/features/site/download/AppBanner.tsx';
import { useTrackingQuestion } from '#src/features/site/tracking/use-tracking-question.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { ModalHost } from './ModalHost.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { Toaster } from './Toaster.tsx';
import { useEntryFlags } from './use-entry-flags.ts';
import { useSignInElsewhere } from './use-sign-in-elsewhere.ts';

const FooterRegion = lazyComponent(() => import('#src/features/site/footer/FooterRegion.tsx'), {
  optional: true,
});
const TrackingBar = lazyComponent(() => import('#src/features/site/tracking/TrackingBar.tsx'), {
  optional: true,
});
const GameModal = lazyComponent(() => import('#src/features/play/GameModal.tsx'));

/** Exported here, so that it is loaded before the connection is lost. */
export { OfflineBanner };

/** Loaded after the page: notices, modals, the game in its modal, the question about tracking, and the footer. */
export default function Overlays() {
  useEntryFlags();
  useSignInElsewhere();
  const isMember = useMachineSelector('session', selectIsMember);
  const isModal = useGame(selectFramed) === 'modal';
  const footerReady = useTurn({ chunk: FooterRegion });
  const trackingQuestion = useTrackingQuestion();
  const queryClient = useQueryClient();
  // Content of the sign-in modal, so that it opens without layout shift.
  useEffect(() => {
    if (!isMember) void queryClient.prefetchQuery(loginModelQuery());
  }, [isMember, queryClient]);
  return (
    <>
      {footerReady && (
        <Suspense>
          <FooterRegion />
        </Suspense>
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
          <GameModal />
        </Suspense>
      )}
      <ModalHost />
      <Toaster />
    </>
  );
}
