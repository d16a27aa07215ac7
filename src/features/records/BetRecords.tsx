import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { rangeProblem } from '#contract/day-range.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/machines.ts';
import { minorOf, sumOf } from '#src/api/amounts.ts';
import { hallsQuery } from '#src/api/hall-queries.ts';
import { MinorAmount, ResultAmount } from '#src/components/MinorAmount.tsx';
import { useDayGroup } from '#src/components/records/day-group.ts';
import { RecordList } from '#src/components/records/RecordList.tsx';
import { RecordPage } from '#src/components/records/RecordPage.tsx';
import { today, useRecordSearch } from '#src/components/records/record-search.ts';
import { TotalsMismatch } from '#src/components/records/TotalsMismatch.tsx';
import { useBalanceEvents } from '#src/components/use-balance-events.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Figures } from '#src/ui/Figures.tsx';
import { BetDetail } from './BetDetail.tsx';
import { roundGame, useBetCard, useBetColumns } from './bet-columns.tsx';
import { readBetSearch } from './bet-search.ts';
import { betsQuery } from './records-queries.ts';
import { useBetExport } from './use-bet-export.ts';
import { useBetFilters } from './use-bet-filters.ts';

/** The member's rounds at all games. */
export default function BetRecords() {
  const { t } = useLingui();
  const [rawSearch, change] = useRecordSearch();
  const search = readBetSearch(rawSearch);
  const currency = useMachineSelector('session', selectMember)?.currency ?? '';
  const bets = useQuery({
    ...betsQuery(useEpoch(), search),
    enabled: rangeProblem(search.range, today()) === null,
  });
  useBalanceEvents(bets.refetch);
  const halls = useQuery(hallsQuery(currency)).data ?? [];
  const hallName = (gtId: string) => halls.find((hall) => hall.gtId === gtId)?.gtName ?? '';
  const columns = useBetColumns({ currency, hallName, rows: bets.data?.list ?? [] });
  return (
    <RecordPage
      search={search}
      filters={useBetFilters(search, halls)}
      columns={columns}
      exported={useBetExport(search, hallName)}
      onChange={change}
    >
      <RecordList
        caption={t`Bets`}
        query={bets}
        search={search}
        onChange={change}
        columns={columns}
        detail={{
          label: (round) => t`Details of ${roundGame(round)}`,
          content: ({ id }) => <BetDetail id={id} currency={currency} />,
        }}
        card={useBetCard(currency, hallName)}
        groupOf={useDayGroup()}
        groupEnd={(rows) => (
          <ResultAmount minor={sumOf(rows, ({ net }) => minorOf(net, currency))} currency={currency} />
        )}
        empty={
          <EmptyState
            title={<Trans>No bets in these days</Trans>}
            text={<Trans>Choose other days or clear the filter.</Trans>}
          />
        }
        summary={({ totals, list, totalCount }) => (
          <>
            <BetTotals totals={totals} currency={currency} />
            {list.length === totalCount && (
              <TotalsMismatch
                rows={list}
                totals={totals}
                fields={['staked', 'valid', 'net']}
                currency={currency}
              />
            )}
          </>
        )}
      />
    </RecordPage>
  );
}

interface TotalsProps {
  totals: { count: number | null; staked: string | null; valid: string | null; net: string | null };
  currency: string;
}

function BetTotals({ totals: { count, staked, valid, net }, currency }: TotalsProps) {
  const { t, i18n } = useLingui();
  const amount = (decimal: string | null) => (
    <MinorAmount minor={minorOf(decimal, currency)} currency={currency} />
  );
  return (
    <Figures
      figures={[
        { id: 'count', label: t`Bets`, value: count === null ? t`Unknown` : i18n.number(count) },
        { id: 'staked', label: t`Staked`, value: amount(staked) },
        { id: 'valid', label: t`Counts as turnover`, value: amount(valid) },
        {
          id: 'net',
          label: t`Won or lost`,
          value: <ResultAmount minor={minorOf(net, currency)} currency={currency} />,
        },
      ]}
    />
  );
}
