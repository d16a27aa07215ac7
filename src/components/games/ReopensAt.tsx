import { Trans } from '@lingui/react/macro';
import { clockTime } from '#src/i18n/time.ts';
import { currentLocale } from '#src/site/locale.ts';

/** When a closed provider reopens. Loaded on demand, together with the time zones that it needs. */
export default function ReopensAt({ time }: { time: string }) {
  const hour = clockTime(currentLocale(), time);
  return hour ? <Trans>Reopens at {hour}</Trans> : <Trans>Temporarily closed</Trans>;
}
