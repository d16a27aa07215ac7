import { Suspense, useCallback, useState } from 'react';
import type { Notice } from '#machines/events.ts';
import { selectTop } from '#machines/selectors.ts';
import { useAtRest } from '#src/api/initial-load.ts';
import { worded } from '#src/i18n/with-messages.ts';
import { randomId } from '#src/random-id.ts';
import { spare } from '#src/ui/lazy-optional.ts';
import { useAppListener, useGame, useMachine } from '../context.tsx';
import type { Told } from './Overlays.tsx';

const Late = spare(() => worded(() => import('./Overlays.tsx')));

/** Keeps what there is to say until what says it has been fetched: the first page needs none of it. */
export function Over() {
  const [notices, setNotices] = useState<Told[]>([]);
  const hear = useCallback(
    (notice: Notice) => setNotices((told) => [...told, { id: randomId(), notice }]),
    [],
  );
  const close = useCallback((id: string) => setNotices((told) => told.filter((one) => one.id !== id)), []);
  useAppListener('notice', hear);
  const asked = useMachine('modals', (snapshot) => selectTop(snapshot) !== null);
  const playing = useGame(() => true);
  // Fetched unasked too, so that it is there when the line is not; after the machines that it speaks for.
  const rest = useAtRest();
  const idle = rest && asked !== undefined;
  if (!idle && !asked && !playing && notices.length === 0) return null;
  return (
    <Suspense>
      <Late notices={notices} onClose={close} />
    </Suspense>
  );
}
