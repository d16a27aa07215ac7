import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Hourglass, Play } from 'lucide-react';
import { friendStatuses, recommendMembers } from '#contract/endpoints/recommend.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/machines.tsx';
import { minorOf } from '#src/api/amounts.ts';
import { call } from '#src/api/call.ts';
import { ResultAmount } from '#src/components/MinorAmount.tsx';
import { RecordList, useDayGroup } from '#src/components/records/RecordList.tsx';
import { RecordPage } from '#src/components/records/RecordPage.tsx';
import { filtered, readRecordSearch, useRecordSearch } from '#src/components/records/record-search.ts';
import { sheetTime } from '#src/i18n/days.ts';
import { formatDate } from '#src/i18n/time.ts';
import { moneyFormat } from '#src/site/locale.ts';
import type { TableColumn } from '#src/ui/DataTable.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { StatusLine } from '#src/ui/Panel.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { friendsQuery, latestFirst, readFriendFilter } from './recommend-queries.ts';

type Friend = Awaited<ReturnType<NonNullable<ReturnType<typeof friendsQuery>['queryFn']>>>['list'][number];

const looks = {
  registered: { tone: 'warning', icon: <Hourglass /> },
  deposited: { tone: 'success', icon: <CircleCheck /> },
  playing: { tone: 'success', icon: <Play /> },
} as const;

/** The friends who have joined by the member's link, with masked accounts. */
export default function RecommendFriends() {
  const { t, i18n } = useLingui();
  const [rawSearch, change] = useRecordSearch();
  const search = readRecordSearch(rawSearch, ['at']);
  const filter = readFriendFilter(rawSearch);
  const currency = useMachineSelector('session', selectMember)?.currency ?? '';
  const friends = useQuery(friendsQuery(useEpoch(), filter, search.page));
  const { sign } = moneyFormat(currency);
  const statuses = { registered: t`Joined`, deposited: t`Has deposited`, playing: t`Active` };
  const status = (friend: Friend) => (
    <StatusLine {...looks[friend.status]}>{statuses[friend.status]}</StatusLine>
  );
  // The column's head names the currency, a card's does not.
  const reward = ({ rewards }: Friend, bare = false) => (
    <ResultAmount minor={minorOf(rewards, currency)} currency={currency} bare={bare} />
  );
  const columns: TableColumn<Friend>[] = [
    { id: 'friend', label: t`Friend`, cell: ({ memberAccount }) => memberAccount },
    { id: 'joined', label: t`Joined`, cell: ({ joinedAt }) => formatDate(i18n.locale, joinedAt) },
    { id: 'status', label: t`Status`, cell: status },
    { id: 'rewards', label: t`Your reward, ${sign}`, isNumber: true, cell: (friend) => reward(friend, true) },
  ];
  return (
    <RecordPage
      search={search}
      start={
        <SearchField
          label={t`Search friends`}
          placeholder={t`Search friends`}
          clearLabel={t`Clear search`}
          value={filter.search ?? ''}
          onChange={(q) => change(filtered({ q: q || undefined }))}
        />
      }
      filters={[
        {
          id: 'status',
          label: t`Status`,
          value: filter.status,
          options: friendStatuses.map((id) => ({ id, label: statuses[id] })),
        },
      ]}
      columns={columns}
      onChange={change}
      exported={{
        fileName: t`Friends`,
        locale: i18n.locale,
        head: [t`Friend`, t`Joined`, t`Status`, t`Reward`],
        cells: ({ memberAccount, joinedAt, status: is, rewards }: Friend) => [
          memberAccount,
          sheetTime(joinedAt),
          statuses[is],
          { decimal: rewards ?? '' },
        ],
        read: (number, count, signal) =>
          call(recommendMembers, { ...filter, page: number, count, ...latestFirst }, { signal }),
      }}
    >
      <RecordList
        caption={t`Friends`}
        query={friends}
        search={search}
        onChange={change}
        columns={columns}
        card={(friend) => ({
          title: friend.memberAccount,
          sub: status(friend),
          figure: reward(friend),
        })}
        groupOf={useJoinedGroup()}
        empty={
          filter.search || filter.status ? (
            <EmptyState title={<Trans>No friend matches</Trans>} />
          ) : (
            <EmptyState
              title={<Trans>No referrals yet</Trans>}
              text={<Trans>Friends appear here when they have joined.</Trans>}
            />
          )
        }
        summary={() => null}
      />
    </RecordPage>
  );
}

function useJoinedGroup() {
  const groupOf = useDayGroup();
  return ({ joinedAt }: Friend) => groupOf({ at: joinedAt });
}
