import { currentLocale } from '#src/site/locale.ts';
import { site } from '#src/site/site.ts';
import { dateFormat } from './date-format.ts';

/** "GMT-4" for the site's zone, or the zone's name if its clocks change in the year: "America/New York". */
export function timeZoneLabel(locale = currentLocale()): string {
  const offsets = ['01', '07'].map((month) =>
    dateFormat(locale, { timeZone: site.timeZone, timeZoneName: 'shortOffset' })
      .formatToParts(new Date(`2026-${month}-01`))
      .find(({ type }) => type === 'timeZoneName'),
  );
  const [winter, summer] = offsets.map((offset) => offset?.value);
  return winter && winter === summer ? winter : site.timeZone.replaceAll('_', ' ');
}
