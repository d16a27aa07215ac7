import { useLingui } from '@lingui/react/macro';
import { dayIn } from '#contract/day-range.ts';
import { dayText } from '#src/i18n/days.ts';
import { parseOperatorTime } from '#src/i18n/time.ts';
import { site } from '#src/site/site.ts';

/** Puts the cards of a day, in the site's time zone, under its name. */
export function useDayGroup(): (row: { at: string }) => { id: string; label: string } {
  const { t, i18n } = useLingui();
  return ({ at }) => {
    const time = parseOperatorTime(at);
    if (!time) return { id: '', label: t`Time unknown` };
    const day = dayIn(time.getTime(), site.timeZone);
    return { id: day, label: dayText(i18n.locale, day) };
  };
}
