import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { rangeProblem } from '#contract/day-range.ts';
import { type MoneyMovement, moneyKinds, moneyRecords, moneyStatuses } from '#contract/endpoints/records.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/machines.tsx';
import { minorOf } from '#src/api/amounts.ts';
import { call } from '#src/api/call.ts';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { ChangeAmount, MinorAmount } from '#src/components/MinorAmount.tsx';
import { RecordList, TotalsMismatch, useDayGroup } from '#src/components/records/RecordList.tsx';
import { RecordPage } from '#src/components/records/RecordPage.tsx';
import type { ExportSource } from '#src/components/records/record-export.implementations.ts';
import { type RecordFilter, today, useRecordSearch } from '#src/components/records/record-search.ts';
import { useBalanceEvents } from '#src/components/use-member-status.ts';
import { formatSecond, sheetTime } from '#src/i18n/days.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Button } from '#src/ui/elements.tsx';
import { DescriptionList, Figures } from '#src/ui/Panel.tsx';
import {
  useMoneyCard,
  useMoneyColumns,
  useMoneyKinds,
  useMoneyStatuses,
  useMovementTitle,
} from './money-columns.tsx';
import css from './Records.module.css';
import { type MoneySearch, moneyFilter, moneyQuery, readMoneySearch } from './records-queries.ts';

/** The member's deposits, withdrawals, bonuses and adjustments, and by a filter the transfers. */
export default function MoneyRecords() {
  const { t } = useLingui();
  const [rawSearch, change] = useRecordSearch();
  const search = readMoneySearch(rawSearch);
  const currency = useMachineSelector('session', selectMember)?.currency ?? '';
  const money = useQuery({
    ...moneyQuery(useEpoch(), search),
    enabled: rangeProblem(search.range, today()) === null,
  });
  useBalanceEvents(money.refetch);
  const columns = useMoneyColumns({ currency, rows: money.data?.list ?? [] });
  const kinds = useMoneyKinds();
  return (
    <RecordPage
      search={search}
      filters={useMoneyFilters(search)}
      columns={columns}
      exported={useMoneyExport(search)}
      onChange={change}
    >
      <RecordList
        caption={t`Deposits and withdrawals`}
        query={money}
        search={search}
        onChange={change}
        columns={columns}
        detail={{
          label: ({ kind, orderNumber }) => t`Details of ${kinds[kind]} ${orderNumber}`,
          content: (movement) => <MoneyDetail movement={movement} currency={currency} />,
        }}
        card={useMoneyCard(currency)}
        groupOf={useDayGroup()}
        empty={
          <EmptyState
            title={<Trans>No deposits or withdrawals in these days</Trans>}
            text={<Trans>Choose other days or clear the filter.</Trans>}
          />
        }
        summary={({ totals, list, totalCount }) => (
          <>
            <MoneyTotals totals={totals} currency={currency} />
            {list.length === totalCount && (
              <TotalsMismatch rows={list} totals={totals} fields={['booked']} currency={currency} />
            )}
          </>
        )}
      />
    </RecordPage>
  );
}

interface TotalsProps {
  totals: { count: number | null; amount: string | null; fee: string | null; booked: string | null };
  currency: string;
}

function MoneyTotals({ totals: { count, fee, booked }, currency }: TotalsProps) {
  const { t, i18n } = useLingui();
  return (
    <Figures
      figures={[
        { id: 'count', label: t`Entries`, value: count === null ? t`Unknown` : i18n.number(count) },
        {
          id: 'fee',
          label: t`Fees`,
          value: <MinorAmount minor={minorOf(fee, currency)} currency={currency} />,
        },
        {
          id: 'booked',
          label: t`Net change`,
          value: <ChangeAmount minor={minorOf(booked, currency)} currency={currency} />,
        },
      ]}
    />
  );
}

interface MoneyDetailProps {
  movement: MoneyMovement;
  currency: string;
}

/** All that is known of a movement; an open order leads to the page where it goes on or is cancelled. */
function MoneyDetail({ movement, currency }: MoneyDetailProps) {
  const { t, i18n } = useLingui();
  const { kind, status, orderNumber, amount, fee, reason, closedAt } = movement;
  const isOrder = kind === 'deposit' || kind === 'withdrawal';
  const lines = [
    { id: 'order', label: t`Order number`, value: orderNumber },
    {
      id: 'amount',
      label: t`Amount`,
      value: <MinorAmount minor={minorOf(amount, currency)} currency={currency} />,
    },
    { id: 'fee', label: t`Fee`, value: <MinorAmount minor={minorOf(fee, currency)} currency={currency} /> },
    { id: 'closed', label: t`Ended`, value: formatSecond(i18n.locale, closedAt) },
    { id: 'reason', label: t`Reason`, value: reason },
  ];
  return (
    <div className={css.detail}>
      <DescriptionList lines={lines.filter(({ value }) => value !== '')} />
      {isOrder && status === 'pending' && (
        <Button render={<AreaLink area="user" page={kind === 'deposit' ? 'Deposit' : 'Withdrawal'} />}>
          {kind === 'deposit' ? <Trans>Open the deposit</Trans> : <Trans>Open the withdrawal</Trans>}
        </Button>
      )}
    </div>
  );
}

function useMoneyFilters(search: MoneySearch): RecordFilter[] {
  const { t } = useLingui();
  const [kinds, statuses] = [useMoneyKinds(), useMoneyStatuses()];
  return [
    {
      id: 'kind',
      label: t`Type`,
      value: search.kind,
      allLabel: t`All, without transfers`,
      options: [
        ...moneyKinds.map((id) => ({ id, label: kinds[id] })),
        { id: 'all', label: t`All, with transfers` },
      ],
    },
    {
      id: 'status',
      label: t`Status`,
      value: search.status,
      options: moneyStatuses.map((id) => ({ id, label: statuses[id] })),
    },
  ];
}

function useMoneyExport(search: MoneySearch): ExportSource<MoneyMovement> {
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
