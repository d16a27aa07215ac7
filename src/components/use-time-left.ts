import { useEffect, useState } from 'react';
import { serverNow } from '#src/api/server-time.ts';

/** Milliseconds until `endsAt` by the operator's clock, in whole seconds, updated each second. */
export function useTimeLeft(endsAt: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    setNow(serverNow());
    if (endsAt <= serverNow()) return;
    const timer = window.setInterval(() => setNow(serverNow()), 1_000);
    return () => window.clearInterval(timer);
  }, [endsAt]);
  return Math.max(0, Math.ceil((endsAt - now) / 1_000)) * 1_000;
}
