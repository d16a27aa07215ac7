import type { PlayLimits } from '#contract/endpoints/play/limits.ts';
import type { RunningBreak } from '#machines/play/play-break.machine.ts';
import { parseOperatorTime } from '#src/i18n/time.ts';

/** The cool-off or exclusion that ends last, if it runs at `now`. One whose end cannot be read runs. */
export function runningBreak(
  { coolOffUntil, excludedUntil }: Pick<PlayLimits, 'coolOffUntil' | 'excludedUntil'>,
  now: number,
): RunningBreak | null {
  const breakOf = (reason: RunningBreak['reason'], until: string): RunningBreak => ({
    reason,
    until,
    endsAt: until ? (parseOperatorTime(until)?.getTime() ?? Number.POSITIVE_INFINITY) : 0,
  });
  const exclusion = breakOf('exclusion', excludedUntil);
  const coolOff = breakOf('cool_off', coolOffUntil);
  const last = exclusion.endsAt >= coolOff.endsAt ? exclusion : coolOff;
  return last.endsAt > now ? last : null;
}
