import { useLingui } from '@lingui/react/macro';
import { moneyText } from '#src/money-format.ts';
import { moneyFormat } from '#src/site/currency.ts';
import { tagName } from './feature-names.ts';
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
