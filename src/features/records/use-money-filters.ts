import { useLingui } from '@lingui/react/macro';
import { type MoneyMovement, moneyKinds, moneyRecords, moneyStatuses } from '#contract/endpoints/records.ts';
import { call } from '#src/api/call.ts';
import type { ExportSource } from '#src/components/records/record-export.implementations.ts';
import type { RecordFilter } from '#src/components/records/record-filter.ts';
import { sheetTime } from '#src/i18n/days.ts';
import { type MoneySearch, moneyFilter } from './money-search.ts';
import { useMoneyKinds, useMoneyStatuses, useMovementTitle } from './use-money-texts.ts';

export function useMoneyFilters(search: MoneySearch): RecordFilter[] {
  const { t } = useLingui();
  const [kinds, statuses] = [useMoneyKinds(), useMoneyStatuses()];
  return [
    {
      id: 'kind',
      label: t`Type`,
      value: search.kind,
      options: moneyKinds.map((id) => ({ id, label: kinds[id] })),
    },
    {
      id: 'status',
      label: t`Status`,
      value: search.status,
      options: moneyStatuses.map((id) => ({ id, label: statuses[id] })),
    },
  ];
}

export function useMoneyExport(search: MoneySearch): ExportSource<MoneyMovement> {
  const { t, i18n } = useLingui();
  const [kinds, statuses, titleOf] = [useMoneyKinds(), useMoneyStatuses(), useMovementTitle()];
  const filter = moneyFilter(search);
  return {
    fileName: [t`Deposits and withdrawals`, filter.from, filter.to].join(' '),
    locale: i18n.locale,
    head: [
      t`Time`,
      t`Type`,
      t`Description`,
      t`Order number`,
      t`Amount`,
      t`Fee`,
      t`Net change`,
      t`Status`,
      t`Reason`,
    ],
    cells: (movement) => [
      sheetTime(movement.at),
      kinds[movement.kind],
      titleOf(movement),
      movement.orderNumber,
      ...[movement.amount, movement.fee, movement.booked].map((decimal) => ({ decimal: decimal ?? '' })),
      statuses[movement.status],
      movement.reason,
    ],
    read: (page, count, signal) =>
      call(moneyRecords, { ...filter, page, count, sort_field: 'at', sort_order: 'asc' }, { signal }),
  };
}
