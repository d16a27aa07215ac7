import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GameLabel } from '#contract/endpoints/catalogue/game-lists.ts';
import { currentLanguage } from '#src/site/locale.ts';

/** Tags that say what a game has. */
const features: Record<string, MessageDescriptor> = {
  free_spins: msg`Free spins`,
  multiplier: msg`Multipliers`,
  cascade: msg`Cascading reels`,
  bonus_buy: msg`Bonus buy`,
  jackpot: msg`Jackpot`,
  tournament: msg`Tournaments`,
};
const tags: Record<string, MessageDescriptor> = { hot: msg`Hot`, new: msg`New`, ...features };

export const isFeature = (tag: string) => Object.hasOwn(features, tag);

/** Name of a tag: the operator's, else ours; undefined if neither exists. */
export function tagName(i18n: I18n, tag: string, labels: readonly GameLabel[] = []): string | undefined {
  const name = labels.find(({ id }) => id === tag)?.name;
  const own = Object.hasOwn(tags, tag) && tags[tag];
  return name?.[currentLanguage()] || (own ? i18n._(own) : name?.en_US);
}
