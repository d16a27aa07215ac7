import { useEffect, useEffectEvent, useState } from 'react';
import { useApp } from '#src/actors/context.tsx';
import { serverNow } from '#src/api/server-time.ts';
import { waitUntilServerTime } from '#src/api/wait-until-server-time.ts';

/**
 * The operator's time, for comparisons with these moments: the page renders again when the next one comes, and
 * `onReached` is called.
 */
export function useMoments(moments: readonly number[], onReached: () => void): number {
  const { app } = useApp();
  const [last, setLast] = useState(0);
  // A timer may fire slightly early.
  const now = Math.max(serverNow(), last);
  const next = Math.min(...moments.filter((moment) => moment > now));
  const reach = useEffectEvent((moment: number) => {
    setLast(moment);
    onReached();
  });
  useEffect(() => {
    if (!app || !Number.isFinite(next)) return;
    const stop = new AbortController();
    void waitUntilServerTime(app.clock, next, stop.signal).then(() => reach(next));
    return () => stop.abort();
  }, [next, app]);
  return now;
}
