import type { I18n } from '@lingui/core';
import type { GameProvider, GameType } from '#contract/endpoints/catalogue/games.ts';

/** Number of games of the open providers; undefined if they, or the games of one of them, are not known. */
export function gamesOf(providers: readonly GameProvider[] | null): number | undefined {
  if (!providers) return undefined;
  let sum = 0;
  for (const { active, gameCount } of providers) {
    if (active && gameCount === null) return undefined;
    if (active) sum += gameCount ?? 0;
  }
  return sum;
}

/** Number of games of all halls, as in `gamesOf`. */
export const gamesInHalls = (halls: readonly GameType[]) =>
  gamesOf(halls.every(({ gpList }) => gpList) ? halls.flatMap(({ gpList }) => gpList ?? []) : null);

/** A number of games as text; none if it is not known. */
export const countText = (i18n: I18n, count: number | null | undefined) =>
  count == null ? undefined : i18n.number(count);
