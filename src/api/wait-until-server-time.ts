import { maxDelay } from '#contract/constants.ts';
import type { Clock } from '#src/clock.ts';
import { serverNow } from './server-time.ts';

/**
 * Resolves when the operator's clock reaches `moment`. Timers stop while the device sleeps, so the remaining
 * time is computed again each time the page becomes visible, and after `max` milliseconds.
 */
export function waitUntilServerTime(
  clock: Clock,
  moment: number,
  signal: AbortSignal,
  max = maxDelay,
): Promise<void> {
  return new Promise((resolve) => {
    let timer: unknown;
    const cleanUp = () => {
      clock.clearTimeout(timer as never);
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('pageshow', check);
    };
    const finish = () => {
      cleanUp();
      resolve();
    };
    function check() {
      clock.clearTimeout(timer as never);
      const left = moment - serverNow();
      if (left <= 0) finish();
      else timer = left > max ? clock.setTimeout(check, max) : clock.setTimeout(finish, left);
    }
    document.addEventListener('visibilitychange', check);
    window.addEventListener('pageshow', check);
    signal.addEventListener('abort', cleanUp);
    check();
  });
}
