import type { SiteConfig } from '#contract/site.ts';

/** Interval of the reminder in play: the member's choice, which cannot be longer than a forced one. Null for none. */
export function reminderMinutes(
  { playClock, playReminderMinutes }: Pick<SiteConfig, 'playClock' | 'playReminderMinutes'>,
  chosen: number | null,
): number | null {
  if (playClock === 'off') return null;
  return playClock === 'forced' ? Math.min(chosen ?? playReminderMinutes, playReminderMinutes) : chosen;
}

const offered = [30, 60, 120];
/** The intervals that the member can choose, ascending; null for none. Empty on a site without a play clock. */
export function reminderChoices(
  site: Pick<SiteConfig, 'playClock' | 'playReminderMinutes'>,
  chosen: number | null,
): readonly (number | null)[] {
  if (site.playClock === 'off') return [];
  const isForced = site.playClock === 'forced';
  const max = isForced ? site.playReminderMinutes : Number.POSITIVE_INFINITY;
  const current = reminderMinutes(site, chosen);
  const minutes = new Set([...offered, ...(isForced ? [max] : []), ...(current === null ? [] : [current])]);
  const possible = [...minutes].filter((each) => each <= max).toSorted((a, b) => a - b);
  return isForced ? possible : [...possible, null];
}
