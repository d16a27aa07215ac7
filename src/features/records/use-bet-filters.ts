import { useLingui } from '@lingui/react/macro';
import type { GameType } from '#contract/endpoints/catalogue/games.ts';
import { roundStatuses } from '#contract/endpoints/records.ts';
import type { RecordFilter } from '#src/components/records/record-filter.ts';
import type { BetSearch } from './bet-search.ts';

/** Names of the statuses of a round. */
export function useRoundStatuses(): Record<(typeof roundStatuses)[number], string> {
  const { t } = useLingui();
  return { open: t`Running`, settled: t`Settled`, void: t`Void` };
}

export function useBetFilters(search: BetSearch, halls: readonly GameType[]): RecordFilter[] {
  const { t } = useLingui();
  const statuses = useRoundStatuses();
  const providers = new Map(
    halls
      .filter(({ gtId }) => search.gtId === undefined || gtId === search.gtId)
      .flatMap(({ gpList }) => (gpList ?? []).map(({ gpId, gpName }) => [gpId, gpName])),
  );
  return [
    {
      id: 'hall',
      label: t`Hall`,
      value: search.gtId,
      options: halls.map(({ gtId, gtName }) => ({ id: gtId, label: gtName })),
    },
    {
      id: 'provider',
      label: t`Provider`,
      value: search.gpId,
      options: [...providers].map(([id, label]) => ({ id, label })),
    },
    {
      id: 'status',
      label: t`Status`,
      value: search.status,
      options: roundStatuses.map((id) => ({ id, label: statuses[id] })),
    },
  ];
}
