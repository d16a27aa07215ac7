import { useLingui } from '@lingui/react/macro';
import { type BetRound, betRecords } from '#contract/endpoints/records.ts';
import { call } from '#src/api/call.ts';
import type { ExportSource } from '#src/components/records/record-export.implementations.ts';
import { sheetTime } from '#src/i18n/days.ts';
import { roundGame } from './bet-columns.tsx';
import { type BetSearch, betFilter } from './bet-search.ts';
import { useRoundStatuses } from './use-bet-filters.ts';

export function useBetExport(search: BetSearch, hallName: (gtId: string) => string): ExportSource<BetRound> {
  const { t, i18n } = useLingui();
  const statuses = useRoundStatuses();
  const filter = betFilter(search);
  return {
    fileName: [t`Bets`, filter.from, filter.to].join(' '),
    locale: i18n.locale,
    head: [
      t`Time`,
      t`Bet number`,
      t`Game`,
      t`Provider`,
      t`Hall`,
      t`Stake`,
      t`Turnover`,
      t`Won or lost`,
      t`Status`,
    ],
    cells: ({ at, id, gpName, gtId, staked, valid, net, status, ...round }) => [
      sheetTime(at),
      id,
      roundGame(round),
      gpName,
      hallName(gtId),
      ...[staked, valid, net].map((decimal) => ({ decimal: decimal ?? '' })),
      statuses[status],
    ],
    read: (page, count, signal) =>
      call(betRecords, { ...filter, page, count, sort_field: 'at', sort_order: 'asc' }, { signal }),
  };
}
