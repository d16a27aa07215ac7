import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureName } from '#contract/codes.ts';
import { rangeProblem } from '#contract/day-range.ts';
import { agentDownline, downlineStatuses } from '#contract/endpoints/agents/downline.ts';
import { useEpoch, useIsDesktop } from '#src/actors/machines.tsx';
import { CallError, call } from '#src/api/call.ts';
import { AgentHeading } from '#src/components/AgentHeading.tsx';
import { RecordList } from '#src/components/records/RecordList.tsx';
import { RecordPage } from '#src/components/records/RecordPage.tsx';
import type { ExportSource } from '#src/components/records/record-export.implementations.ts';
import {
  filtered,
  type SearchChange,
  today,
  useRecordSearch,
} from '#src/components/records/record-search.ts';
import { sheetTime } from '#src/i18n/days.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Button, cx } from '#src/ui/elements.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import {
  type DownlineMember,
  type DownlineResult,
  type DownlineSearch,
  downlineFilter,
  downlineQuery,
  readDownlineSearch,
  withIds,
} from './agent-queries.ts';
import css from './Downline.module.css';
import {
  hiddenBesideDrawer,
  moneyColumns,
  useDownlineCard,
  useDownlineColumns,
  useRoleLabel,
  useStatusLabels,
} from './downline-columns.tsx';
import { Breadcrumbs, DownlineTotals, MemberDrawer } from './MemberDrawer.tsx';

/** The members below the agent, level by level. */
export default function DownlinePage() {
  const { t } = useLingui();
  const [rawSearch, change] = useRecordSearch();
  const search = readDownlineSearch(rawSearch);
  const query = useQuery({
    ...downlineQuery(useEpoch(), search),
    enabled: rangeProblem(search.range, today()) === null,
  });
  const statuses = useStatusLabels();
  const columns = useDownlineColumns();
  const isOutside =
    query.error instanceof CallError && failureName(query.error.failure) === 'downline_outside';
  const { parent, q, row, range } = search;
  return (
    <>
      <AgentHeading note={<Breadcrumbs path={isOutside ? [] : query.data?.path} query={query} />}>
        <DownlineSearchField
          key={`${parent} ${q}`}
          q={q}
          onSearch={(text) => change(filtered({ q: text || undefined }))}
        />
      </AgentHeading>
      <RecordPage
        search={search}
        filters={[
          {
            id: 'status',
            label: t`Status`,
            value: search.status,
            options: downlineStatuses.map((id) => ({ id, label: statuses[id] })),
          },
        ]}
        columns={columns}
        exported={useDownlineExport(search)}
        onChange={change}
      >
        {isOutside ? (
          <EmptyState
            title={<Trans>This member is not in your downline</Trans>}
            text={<Trans>You can see only the members below you.</Trans>}
            action={
              <Button onClick={() => change(filtered({ parent: undefined }))}>
                <Trans>Show your own members</Trans>
              </Button>
            }
          />
        ) : (
          <div className={cx(css.layout, row !== undefined && css.withDrawer)}>
            <Members query={query} search={search} columns={columns} onChange={change} />
            {row !== undefined && query.data && (
              <MemberDrawer
                member={query.data.list.find(({ id }) => id === row)}
                range={range}
                onClose={() => change({ row: undefined })}
              />
            )}
          </div>
        )}
      </RecordPage>
    </>
  );
}

interface MembersProps {
  query: UseQueryResult<DownlineResult>;
  search: DownlineSearch;
  columns: ReturnType<typeof useDownlineColumns>;
  onChange: (change: SearchChange) => void;
}

function Members({ query, search, columns, onChange }: MembersProps) {
  const { t } = useLingui();
  const isDesktop = useIsDesktop();
  const isOpen = isDesktop && search.row !== undefined;
  const total = query.data?.totalCount ?? 0;
  return (
    <div className={css.list}>
      <RecordList
        caption={t`Members`}
        query={query}
        search={isOpen ? { ...search, hidden: [...search.hidden, ...hiddenBesideDrawer] } : search}
        onChange={onChange}
        columns={columns}
        detail={{ label: ({ memberAccount }) => t`Details of ${memberAccount}` }}
        card={useDownlineCard()}
        groupOf={({ currency }) =>
          moneyColumns.includes(search.sort.field)
            ? { id: currency, label: t`Members with ${currency}` }
            : { id: 'members', label: <Plural value={total} one="# member" other="# members" /> }
        }
        empty={
          search.q || search.status ? (
            <EmptyState
              title={<Trans>No members found</Trans>}
              text={<Trans>Search for another account or clear the filter.</Trans>}
              action={
                <Button onClick={() => onChange(filtered({ q: undefined, status: undefined }))}>
                  <Trans>Show all members</Trans>
                </Button>
              }
            />
          ) : (
            <EmptyState
              title={<Trans>There are no members yet</Trans>}
              text={<Trans>Members who register through one of your links appear here.</Trans>}
            />
          )
        }
        summary={({ totals }) => !isOpen && <DownlineTotals totals={totals} query={query} />}
      />
    </div>
  );
}

interface DownlineSearchFieldProps {
  q: string;
  onSearch: (q: string) => void;
}

/** Finds members at any level below; the list is fetched when the search is sent. */
function DownlineSearchField({ q, onSearch }: DownlineSearchFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(q);
  const change = (text: string) => {
    setTyped(text);
    if (text === '' && q !== '') onSearch('');
  };
  return (
    <div className={css.search}>
      <SearchField
        label={t`Find a member by account`}
        placeholder={t`Account`}
        value={typed}
        onChange={change}
        onSubmit={onSearch}
        clearLabel={t`Clear the search`}
      />
    </div>
  );
}

function useDownlineExport(search: DownlineSearch): ExportSource<DownlineMember> {
  const { t, i18n } = useLingui();
  const [statuses, roleLabelOf] = [useStatusLabels(), useRoleLabel()];
  const filter = downlineFilter(search);
  return {
    fileName: [t`Downline`, filter.from, filter.to].join(' '),
    locale: i18n.locale,
    head: [
      t`Member`,
      t`Role`,
      t`Status`,
      t`Joined`,
      t`Last sign-in`,
      t`Members below`,
      t`Currency`,
      t`Deposits`,
      t`Withdrawals`,
      t`Turnover`,
      t`Net win`,
    ],
    cells: (member) => [
      member.memberAccount,
      roleLabelOf(member),
      statuses[member.status],
      sheetTime(member.joinedAt),
      sheetTime(member.lastLoginAt),
      String(member.downlineCount ?? ''),
      member.currency,
      ...[member.deposits, member.withdrawals, member.turnover, member.net].map((decimal) => ({
        decimal: decimal ?? '',
      })),
    ],
    read: async (page, count, signal) => {
      const body = { ...filter, page, count, sort_field: 'joined_at', sort_order: 'asc' } as const;
      const result = await call(agentDownline, body, { signal });
      return result.ok ? { ok: true, data: withIds(result.data) } : result;
    },
  };
}
