import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Notice } from '#machines/events.ts';
import { selectFramed } from '#machines/frame-selectors.ts';
import { selectIsMember } from '#machines/selectors.ts';
import { balanceQuery } from '#src/api/balance.ts';
import { loginModelQuery } from '#src/api/page-part-queries.ts';
import { PlayStatus } from '#src/features/play/PlayStatus.tsx';
import { spare } from '#src/ui/lazy-optional.ts';
import { useEpoch, useGame, useMachine } from '../context.tsx';
import { ModalHost } from '../ModalHost.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { Toaster } from './Toaster.tsx';
import { useEntryFlags } from './use-entry-flags.ts';

const Foot = spare(() => import('#src/features/footer/FooterRegion.tsx'));
const GameModal = lazy(() => import('#src/features/play/GameModal.tsx'));

export interface LateProps {
  notices: readonly Told[];
  onClose: (id: string) => void;
}
/** A notice with a name of its own, since the same may be said twice. */
export interface Told {
  id: string;
  notice: Notice;
}

/** Here, so that it has been fetched before there is no line. */
export { OfflineBanner };

/** What stands over the page when there is something to say, to ask or to play. */
export default function Late({ notices, onClose }: LateProps) {
  useEntryFlags();
  const epoch = useEpoch();
  const isMember = useMachine('session', selectIsMember) ?? false;
  const isModal = useGame(selectFramed) === 'modal';
  // What the operator wants of a member first is said beside the balance, which not every page shows.
  useQuery({ ...balanceQuery(epoch), enabled: isMember, notifyOnChangeProps: [] });
  // What stands in the sign-in modal is there when it opens: nothing moves under a hand.
  useQuery({ ...loginModelQuery(), enabled: !isMember, notifyOnChangeProps: [] });
  return (
    <>
      <Suspense>
        <Foot />
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
