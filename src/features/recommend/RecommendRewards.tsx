import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { rangeProblem } from '#contract/day-range.ts';
import { recommendRecords } from '#contract/endpoints/recommend.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/machines.tsx';
import { minorOf, sumOf } from '#src/api/amounts.ts';
import { call } from '#src/api/call.ts';
import { ResultAmount } from '#src/components/MinorAmount.tsx';
import { RecordList, TotalsMismatch, useDayGroup } from '#src/components/records/RecordList.tsx';
import { RecordPage } from '#src/components/records/RecordPage.tsx';
import { readRecordSearch, today, useRecordSearch } from '#src/components/records/record-search.ts';
import { useBalanceEvents } from '#src/components/use-member-status.ts';
import { formatSecond, sheetTime } from '#src/i18n/days.ts';
import { clockTime, timeZoneLabel } from '#src/i18n/time.ts';
import { moneyFormat } from '#src/site/locale.ts';
import type { TableColumn } from '#src/ui/DataTable.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Figures } from '#src/ui/Panel.tsx';
import { latestFirst, rewardsQuery } from './recommend-queries.ts';

type Reward = Awaited<ReturnType<NonNullable<ReturnType<typeof rewardsQuery>['queryFn']>>>['list'][number];

/** What the member got for friends. */
export default function RecommendRewards() {
  const { t, i18n } = useLingui();
  const [rawSearch, change] = useRecordSearch();
  const search = readRecordSearch(rawSearch, ['at']);
  const { range, page } = search;
  const currency = useMachineSelector('session', selectMember)?.currency ?? '';
  const rewards = useQuery({
    ...rewardsQuery(useEpoch(), range, page),
    enabled: rangeProblem(range, today()) === null,
  });
  useBalanceEvents(rewards.refetch);
  const { sign } = moneyFormat(currency);
  const zone = timeZoneLabel();
  const reward = ({ amount }: { amount: string | null }) => minorOf(amount, currency);
  // The column's head names the currency, a card's does not.
  const figure = (minor: number | null, bare = false) => (
    <ResultAmount minor={minor} currency={currency} bare={bare} />
  );
  const columns: TableColumn<Reward>[] = [
    {
      id: 'at',
      label: t`Time (${zone})`,
      cell: ({ at }) => formatSecond(i18n.locale, at),
      total: t`This page`,
    },
    { id: 'friend', label: t`Friend`, cell: ({ memberAccount }) => memberAccount },
    { id: 'level', label: t`Step`, isNumber: true, cell: ({ level }) => level ?? t`Unknown` },
    {
      id: 'amount',
      label: t`Reward, ${sign}`,
      isNumber: true,
      cell: (row) => figure(reward(row), true),
      total: figure(sumOf(rewards.data?.list ?? [], reward), true),
    },
  ];
  return (
    <RecordPage
      search={search}
      filters={[]}
      columns={columns}
      onChange={change}
      exported={{
        fileName: [t`Rewards`, range.from, range.to].join(' '),
        locale: i18n.locale,
        head: [t`Time`, t`Friend`, t`Step`, t`Reward`],
        cells: ({ at, memberAccount, level, amount }: Reward) => [
          sheetTime(at),
          memberAccount,
          String(level ?? ''),
          { decimal: amount ?? '' },
        ],
        read: (number, count, signal) =>
          call(recommendRecords, { ...range, page: number, count, ...latestFirst }, { signal }),
      }}
    >
      <RecordList
        caption={t`Rewards`}
        query={rewards}
        search={search}
        onChange={change}
        columns={columns}
        card={(row) => ({
          title: row.memberAccount,
          sub: clockTime(i18n.locale, row.at),
          figure: figure(reward(row)),
        })}
        groupOf={useDayGroup()}
        groupEnd={(rows) => figure(sumOf(rows, reward))}
        empty={<EmptyState title={<Trans>No rewards in these days</Trans>} />}
        summary={({ totals, list, totalCount }) => (
          <>
            <Figures
              figures={[
                {
                  id: 'count',
                  label: t`Rewards`,
                  value: totals.count === null ? t`Unknown` : i18n.number(totals.count),
                },
                {
                  id: 'amount',
                  label: t`Total`,
                  value: <ResultAmount minor={reward(totals)} currency={currency} />,
                },
              ]}
            />
            {list.length === totalCount && (
              <TotalsMismatch rows={list} totals={totals} fields={['amount']} currency={currency} />
            )}
          </>
        )}
      />
    </RecordPage>
  );
}
