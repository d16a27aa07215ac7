import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Notice } from '#machines/events.ts';
import { selectFramed } from '#machines/game-launch.selectors.ts';
import { selectIsMember } from '#machines/session.selectors.ts';
import { balanceQuery } from '#src/api/balance.ts';
import { loginModelQuery } from '#src/api/page-part-queries.ts';
import { PlayStatus } from '#src/features/play/PlayStatus.tsx';
import { lazyOptional } from '#src/ui/lazy-optional.ts';
import { useEpoch, useGame, useMachineSelector } from '../context.tsx';
import { ModalHost } from '../ModalHost.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { Toaster } from './Toaster.tsx';
import { useEntryFlags } from './use-entry-flags.ts';

const FooterRegion = lazyOptional(() => import('#src/features/footer/FooterRegion.tsx'));
const GameModal = lazy(() => import('#src/features/play/GameModal.tsx'));

export interface OverlaysProps {
  notices: readonly NoticeItem[];
  onClose: (id: string) => void;
}
/** A notice with an id, because the same notice may be shown twice. */
export interface NoticeItem {
  id: string;
  notice: Notice;
}

/** Exported here, so that it is loaded before the connection is lost. */
export { OfflineBanner };

/** Everything above the page: notices, modals and the game. */
export default function Overlays({ notices, onClose }: OverlaysProps) {
  useEntryFlags();
  const epoch = useEpoch();
  const isMember = useMachineSelector('session', selectIsMember) ?? false;
  const isModal = useGame(selectFramed) === 'modal';
  // The layout call also reports a required password change, and not every page shows the balance.
  useQuery({ ...balanceQuery(epoch), enabled: isMember, notifyOnChangeProps: [] });
  // Prefetches content of the sign-in modal, so that it opens without layout shift.
  useQuery({ ...loginModelQuery(), enabled: !isMember, notifyOnChangeProps: [] });
  return (
    <>
      <Suspense>
        <FooterRegion />
      </Suspense>
      <PlayStatus />
      {isModal && (
        <Suspense>
          <GameModal />
        </Suspense>
      )}
      <ModalHost />
      <Toaster notices={notices} onClose={onClose} />
    </>
  );
}
