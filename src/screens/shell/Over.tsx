import { Suspense, useCallback, useEffect, useState } from 'react';
import type { Notice } from '#machines/events.ts';
import { selectTop } from '#machines/modals.machine.ts';
import { useAppListener, useGame, useMachine } from '../../actors/context.tsx';
import { randomId } from '../../random-id.ts';
import { spare } from '../../ui/spare.ts';
import type { Told } from './Late.tsx';

const Late = spare(() => import('./Late.tsx'));
/** Milliseconds until it is fetched unasked, so that it is there when the line is not. */
const QUIET = 1_500;

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
  const quiet = useQuiet();
  if (!quiet && !asked && !playing && notices.length === 0) return null;
  return (
    <Suspense>
      <Late notices={notices} onClose={close} />
    </Suspense>
  );
}

function useQuiet(): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setQuiet(true), QUIET);
    return () => window.clearTimeout(timer);
  }, []);
  return quiet;
}
