import { longestDelay } from '#contract/limits.ts';
import type { Clock } from '#src/clock.ts';
import { serverNow } from './server-time.ts';

/**
 * Resolves when the operator's clock shows `moment`. A timer stands still while the machine sleeps, so each time
 * that the page is looked at again the wait is worked out anew; and no timer is longer than one can be.
 */
export function serverShows(clock: Clock, moment: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let timer: unknown;
    const end = () => {
      clock.clearTimeout(timer as never);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
    const arrive = () => {
      end();
      resolve();
    };
    function look() {
      clock.clearTimeout(timer as never);
      const left = moment - serverNow();
      if (left <= 0) arrive();
      else
        timer = left > longestDelay ? clock.setTimeout(look, longestDelay) : clock.setTimeout(arrive, left);
    }
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    signal.addEventListener('abort', end);
    look();
  });
}
