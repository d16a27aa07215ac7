import { useEffect, useState } from 'react';
import { serverNow } from '#src/api/server-time.ts';

const leftAt = (now: number, endsAt: number, step: number) =>
  Math.max(0, Math.ceil((endsAt - now) / step)) * step;

/**
 * Milliseconds until `endsAt` by the operator's clock, in whole steps of `step` milliseconds. The component is rendered
 * again once in each step.
 */
export function useTimeLeft(endsAt: number, step = 1_000): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    setNow(serverNow());
    if (endsAt <= serverNow()) return;
    const timer = window.setInterval(() => {
      const next = serverNow();
      setNow((last) => (leftAt(next, endsAt, step) === leftAt(last, endsAt, step) ? last : next));
    }, 1_000);
    return () => window.clearInterval(timer);
  }, [endsAt, step]);
  return leftAt(now, endsAt, step);
}
