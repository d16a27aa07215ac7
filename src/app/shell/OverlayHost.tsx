import { Suspense, useCallback, useState } from 'react';
import type { Notice } from '#machines/events.ts';
import { selectTop } from '#machines/modals.selectors.ts';
import { useInitialLoadDone } from '#src/api/initial-load.ts';
import { loadDeferredMessages } from '#src/i18n/i18n.ts';
import { randomId } from '#src/random-id.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { useAppEvent, useGame, useMachineSelector } from '../context.tsx';
import type { NoticeItem } from './Overlays.tsx';

const Overlays = lazyComponent(() => import('./Overlays.tsx'), {
  optional: true,
  alongside: loadDeferredMessages,
});

/** Queues notices until the overlays are loaded; the first page does not need them. */
export function OverlayHost() {
  const [notices, setNotices] = useState<NoticeItem[]>([]);
  const queue = useCallback(
    (notice: Notice) => setNotices((queued) => [...queued, { id: randomId(), notice }]),
    [],
  );
  const close = useCallback(
    (id: string) => setNotices((queued) => queued.filter((item) => item.id !== id)),
    [],
  );
  useAppEvent('notice', queue);
  const modalOpen = useMachineSelector('modals', (snapshot) => selectTop(snapshot) !== null);
  const playing = useGame(() => true);
  // Also loaded without a notice, so that it is available offline; after the machines, which it shows.
  const loadDone = useInitialLoadDone();
  const preload = loadDone && modalOpen !== undefined;
  if (!preload && !modalOpen && !playing && notices.length === 0) return null;
  return (
    <Suspense>
      <Overlays notices={notices} onClose={close} />
    </Suspense>
  );
}
