import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { GameLabel } from '#contract/endpoints/catalogue/game-lists.ts';
import { moneyText } from '#src/money-format.ts';
import { currentLanguage, moneyFormat } from '#src/site/locale.ts';
import type { HallSearch } from './hall-search.ts';
import type { HallContents } from './use-hall-contents.ts';

export interface AppliedFilter {
  id: string;
  label: string;
  /** Removes it from the hall's query. */
  without: HallSearch;
}

/** The filters of a hall in words, with the search. */
export function useAppliedFilters(
  { gp = [], label = [], stake, q }: HallSearch,
  { providers, labels }: Pick<HallContents, 'providers' | 'labels'>,
  currency: string,
): AppliedFilter[] {
  const { t, i18n } = useLingui();
  const others = (all: string[], id: string) =>
    all.length > 1 ? all.filter((one) => one !== id) : undefined;
  const providerFilters = gp.map((id) => ({
    id: `gp ${id}`,
    label: providers.find(({ gpId }) => gpId === id)?.gpName ?? id,
    without: { gp: others(gp, id) },
  }));
  const tags = label.map((id) => ({
    id: `label ${id}`,
    label: tagName(i18n, id, labels ?? []) ?? id,
    without: { label: others(label, id) },
  }));
  const amount = stake === undefined ? '' : moneyText(Number(stake), moneyFormat(currency));
  return [
    ...providerFilters,
    ...tags,
    ...(amount ? [{ id: 'stake', label: t`Stake ${amount}`, without: { stake: undefined } }] : []),
    ...(q ? [{ id: 'q', label: `“${q}”`, without: { q: undefined } }] : []),
  ];
}

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
