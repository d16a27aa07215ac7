import type { I18n } from '@lingui/core';
import type { Platform } from '#contract/endpoints/games.ts';

/** Number of games of the open providers; undefined if the operator does not count all of them. */
export function gamesOf(platforms: readonly Platform[]): number | undefined {
  let sum = 0;
  for (const { active, gameCount } of platforms) {
    if (active && gameCount === null) return undefined;
    if (active) sum += gameCount ?? 0;
  }
  return sum;
}

/** A number of games as text; none if it is not known. */
export const countText = (i18n: I18n, count: number | null | undefined) =>
  count == null ? undefined : i18n.number(count);
