import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { rangeProblem } from '#contract/day-range.ts';
import type { GameType } from '#contract/endpoints/catalogue/games.ts';
import { type BetRound, betRecords, roundStatuses } from '#contract/endpoints/records.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/machines.tsx';
import { minorOf, sumOf } from '#src/api/amounts.ts';
import { call } from '#src/api/call.ts';
import { hallsQuery } from '#src/api/site-queries.ts';
import { MinorAmount, ResultAmount } from '#src/components/MinorAmount.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { RecordList, TotalsMismatch, useDayGroup } from '#src/components/records/RecordList.tsx';
import { RecordPage } from '#src/components/records/RecordPage.tsx';
import type { ExportSource } from '#src/components/records/record-export.implementations.ts';
import { type RecordFilter, today, useRecordSearch } from '#src/components/records/record-search.ts';
import UnreadableList from '#src/components/UnreadableList.tsx';
import { useBalanceEvents } from '#src/components/use-member-status.ts';
import { sheetTime } from '#src/i18n/days.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { DescriptionList, Figures } from '#src/ui/Panel.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { roundGame, useBetCard, useBetColumns } from './bet-columns.tsx';
import { type BetSearch, betFilter, betQuery, betsQuery, readBetSearch } from './records-queries.ts';

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

function useBetExport(search: BetSearch, hallName: (gtId: string) => string): ExportSource<BetRound> {
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

/** Names of the statuses of a round. */
function useRoundStatuses(): Record<(typeof roundStatuses)[number], string> {
  const { t } = useLingui();
  return { open: t`Running`, settled: t`Settled`, void: t`Void` };
}

function useBetFilters(search: BetSearch, halls: readonly GameType[]): RecordFilter[] {
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

/** What happened in a round, first to last. */
function BetDetail({ id, currency }: { id: string; currency: string }) {
  const { t } = useLingui();
  const bet = useQuery(betQuery(useEpoch(), id));
  const labels = {
    stake: t`Your bet`,
    outcome: t`Result`,
    line: t`Winning line`,
    prize: t`Prize`,
    refund: t`Stake returned`,
    other: t`Step`,
  };
  return (
    <QueryView query={bet} skeleton={<LineSkeletons label={t`Loading the bet`} count={2} />}>
      {({ id: number, steps }) => (
        <>
          <DescriptionList
            lines={[
              { id: 'number', label: t`Bet number`, value: number },
              ...(steps ?? []).map(({ kind, text, amount }, index) => ({
                id: String(index),
                label: labels[kind],
                value: (
                  <>
                    {text}{' '}
                    {amount !== null && <MinorAmount minor={minorOf(amount, currency)} currency={currency} />}
                  </>
                ),
              })),
            ]}
          />
          {steps === null && <UnreadableList title={labels.outcome} query={bet} />}
        </>
      )}
    </QueryView>
  );
}
