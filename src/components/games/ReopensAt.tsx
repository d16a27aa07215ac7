import { Trans } from '@lingui/react/macro';
import { clockTime, timeZoneLabel } from '#src/i18n/time.ts';
import { currentLocale } from '#src/site/locale.ts';

/** When a closed provider reopens. Loaded on demand, together with the time zones that it needs. */
export default function ReopensAt({ time }: { time: string }) {
  const locale = currentLocale();
  const clock = clockTime(locale, time);
  const hour = `${clock} ${timeZoneLabel(locale)}`;
  return clock ? <Trans>Reopens at {hour}</Trans> : <Trans>Temporarily closed</Trans>;
}
