import { Trans } from '@lingui/react/macro';
import { operatorTime } from '#src/i18n/time.ts';
import { currentLocale } from '#src/site/locale.ts';
import { site } from '#src/site/site.ts';

/** When a provider that is closed opens again. Loaded where it is needed, with the time zones that it needs. */
export default function BackAt({ time }: { time: string }) {
  const date = operatorTime(time);
  if (!date) return <Trans>Closed for now</Trans>;
  const hour = new Intl.DateTimeFormat(currentLocale(), {
    timeZone: site.timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(date);
  return <Trans>Back at {hour}</Trans>;
}
