import type { Notice } from '#machines/events.ts';
import { ModalHost } from '../../modals/ModalHost.tsx';
import { PlayStatus } from '../play/PlayStatus.tsx';
import { Toaster } from './Toaster.tsx';

export interface LateProps {
  notices: readonly Told[];
  onClose: (id: string) => void;
}
/** A notice with a name of its own, since the same may be said twice. */
export interface Told {
  id: string;
  notice: Notice;
}

/** What stands over the page when there is something to say, to ask or to play. */
export default function Late({ notices, onClose }: LateProps) {
  return (
    <>
      <PlayStatus />
      <ModalHost />
      <Toaster notices={notices} onClose={onClose} />
    </>
  );
}
