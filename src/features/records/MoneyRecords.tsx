import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { rangeProblem } from '#contract/day-range.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/machines.ts';
import { minorOf } from '#src/api/amounts.ts';
import { MinorAmount, ResultAmount } from '#src/components/MinorAmount.tsx';
import { useDayGroup } from '#src/components/records/day-group.ts';
import { RecordList } from '#src/components/records/RecordList.tsx';
import { RecordPage } from '#src/components/records/RecordPage.tsx';
import { today, useRecordSearch } from '#src/components/records/record-search.ts';
import { TotalsMismatch } from '#src/components/records/TotalsMismatch.tsx';
import { useBalanceEvents } from '#src/components/use-balance-events.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Figures } from '#src/ui/Figures.tsx';
import { MoneyDetail } from './MoneyDetail.tsx';
import { useMoneyCard, useMoneyColumns } from './money-columns.tsx';
import { readMoneySearch } from './money-search.ts';
import { moneyQuery } from './records-queries.ts';
import { useMoneyExport, useMoneyFilters } from './use-money-filters.ts';
import { useMoneyKinds } from './use-money-texts.ts';

/** The member's deposits, withdrawals, transfers, bonuses and adjustments. */
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
          value: <ResultAmount minor={minorOf(booked, currency)} currency={currency} />,
        },
      ]}
    />
  );
}
