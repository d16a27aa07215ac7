import { Trans } from '@lingui/react/macro';
import { operatorTime } from '#src/i18n/time.ts';
import { currentLocale } from '#src/site/locale.ts';
import { site } from '#src/site/site.ts';

/** When a closed provider reopens. Loaded on demand, together with the time zones that it needs. */
export default function BackAt({ time }: { time: string }) {
  const date = operatorTime(time);
  if (!date) return <Trans>Temporarily closed</Trans>;
  const hour = new Intl.DateTimeFormat(currentLocale(), {
    timeZone: site.timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(date);
  return <Trans>Reopens at {hour}</Trans>;
}
