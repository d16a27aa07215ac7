import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useCallback, useState } from 'react';
import { isDay, rangeProblem } from '#contract/day-range.ts';
import { agentOperation } from '#contract/endpoints/agents/reports.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/machines.tsx';
import { call } from '#src/api/call.ts';
import { hallsQuery } from '#src/api/site-queries.ts';
import { AgentHeading } from '#src/components/AgentHeading.tsx';
import { RecordList } from '#src/components/records/RecordList.tsx';
import { RecordPage } from '#src/components/records/RecordPage.tsx';
import type { ExportSource } from '#src/components/records/record-export.implementations.ts';
import { today, useRecordSearch } from '#src/components/records/record-search.ts';
import { shortDayText } from '#src/i18n/days.ts';
import { timeZoneLabel } from '#src/i18n/time.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { TextButton } from '#src/ui/elements.tsx';
import { InlineAlert } from '#src/ui/Panel.tsx';
import { OperationSummary } from './OperationSummary.tsx';
import {
  type CountField,
  countFields,
  downlineAccountQuery,
  figureCells,
  type MoneyField,
  moneyFields,
  type Operation,
  type OperationGroup,
  type OperationSearch,
  operationBody,
  operationQuery,
  pageOf,
  type ReportRow,
  readOnce,
  readOperationSearch,
  rowsOf,
  sortRows,
} from './reports.ts';
import {
  useFigureNames,
  useGroupNames,
  useOperationFilters,
  useReportCard,
  useReportColumns,
} from './use-report-columns.tsx';

/** Figures of the agent's downline, by day, hall, provider or currency. */
export default function OperationPage() {
  const { t } = useLingui();
  const [rawSearch, change] = useRecordSearch();
  const search = readOperationSearch(rawSearch);
  const { group, page, range } = search;
  const { field, order } = search.sort;
  const own = useMachineSelector('session', selectMember)?.currency ?? '';
  const nameOf = useRowName(group);
  const operation = useQuery({
    ...operationQuery(useEpoch(), operationBody(search)),
    enabled: rangeProblem(range, today()) === null,
    select: useCallback(
      (read: Operation) => {
        const rows = sortRows(rowsOf(read.list, read.currency), { sort: { field, order } });
        return { ...read, rows, list: pageOf(rows, page), totalCount: rows.length };
      },
      [field, order, page],
    ),
  });
  const currency = operation.data?.currency || own;
  const tableCurrency = group === 'currency' ? null : currency;
  const [day, setDay] = useState<string>();
  const columns = [
    {
      id: 'key',
      label: useGroupNames()[group],
      isSortable: true,
      cell: nameOf,
      ...(tableCurrency && { total: t`Total` }),
    },
    ...useReportColumns<ReportRow>({
      fields: fieldsOf(group).filter((each) => each !== 'valid'),
      currency: tableCurrency,
      totals: operation.data?.totals ?? null,
    }),
  ];
  return (
    <>
      <AgentHeading
        note={
          <Trans>
            All levels below you, in {currency}, days in {timeZoneLabel()}
          </Trans>
        }
      />
      {search.memberId && (
        <MemberFilterAlert memberId={search.memberId} onClear={() => change({ member: undefined })} />
      )}
      <RecordPage
        search={search}
        filters={useOperationFilters(search, operation.data)}
        columns={columns}
        exported={useOperationExport(search, nameOf)}
        onChange={change}
      >
        <RecordList
          caption={t`Operation report`}
          query={operation}
          search={{ ...search, row: day }}
          onChange={change}
          columns={columns}
          card={useReportCard(nameOf)}
          groupOf={useCallback(() => ({ id: 'rows', label: t`Net win, and turnover` }), [t])}
          empty={
            <EmptyState
              title={<Trans>No activity in this period</Trans>}
              text={<Trans>Choose other days or clear the filter.</Trans>}
            />
          }
          summary={(read) => <OperationSummary read={read} search={search} day={day} onDay={setDay} />}
        />
      </RecordPage>
    </>
  );
}

/** Names the rows of a group. */
function useRowName(group: OperationGroup): (row: Pick<ReportRow, 'key' | 'name'>) => string {
  const { i18n } = useLingui();
  const own = useMachineSelector('session', selectMember)?.currency ?? '';
  const halls = useQuery({ ...hallsQuery(own), enabled: group === 'hall' }).data ?? [];
  return ({ key, name }) => {
    if (name) return name;
    if (group === 'day' && isDay(key)) return shortDayText(i18n.locale, key);
    return halls.find(({ gtId }) => gtId === key)?.gtName ?? key;
  };
}

/** Notice that the figures are of one member and the downline of that member. */
function MemberFilterAlert({ memberId, onClear }: { memberId: string; onClear: () => void }) {
  const account = useQuery(downlineAccountQuery(useEpoch(), memberId, today())).data;
  const name = account || memberId;
  return (
    <InlineAlert
      tone="info"
      icon={<Users />}
      text={<Trans>Only {name} and downline</Trans>}
      action={
        <TextButton onClick={onClear}>
          <Trans>Show the whole downline</Trans>
        </TextButton>
      }
    />
  );
}

/** What happens outside of games has no hall and no provider. */
const fieldsOf = (group: OperationGroup): readonly (CountField | MoneyField)[] =>
  group === 'hall' || group === 'provider'
    ? ['active', 'turnover', 'valid', 'net']
    : [...countFields, ...moneyFields];

function useOperationExport(
  search: OperationSearch,
  nameOf: (row: ReportRow) => string,
): ExportSource<ReportRow> {
  const { t, i18n } = useLingui();
  const names = useFigureNames();
  const groups = useGroupNames();
  const { group, range, sort } = search;
  const fields = fieldsOf(group);
  return {
    fileName: [t`Operation report`, groups[group], search.currency, range.from, range.to]
      .filter(Boolean)
      .join(' '),
    locale: i18n.locale,
    head: [
      groups[group],
      t`Currency`,
      ...[...countFields, ...moneyFields]
        .filter((field) => fields.includes(field))
        .map((field) => names[field]),
    ],
    // A day as it is: spreadsheet programs read it as one.
    cells: (row) => [group === 'day' ? row.key : nameOf(row), row.currency, ...figureCells(row, fields)],
    read: readOnce(async (signal) => {
      const result = await call(agentOperation, operationBody(search), { signal });
      if (!result.ok) return result;
      return { ok: true, data: sortRows(rowsOf(result.data.list, result.data.currency), { sort }) };
    }),
  };
}
