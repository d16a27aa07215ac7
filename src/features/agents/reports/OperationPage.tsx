import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { rangeProblem } from '#contract/day-range.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/machines.ts';
import { AgentHeading } from '#src/components/AgentHeading.tsx';
import { RecordList } from '#src/components/records/RecordList.tsx';
import { RecordPage } from '#src/components/records/RecordPage.tsx';
import { today, useRecordSearch } from '#src/components/records/record-search.ts';
import { timeZoneLabel } from '#src/i18n/time-zone-label.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { MemberFilterAlert } from './MemberFilterAlert.tsx';
import { OperationSummary } from './OperationSummary.tsx';
import { type Operation, operationQuery } from './report-queries.ts';
import { pageOf, type ReportRow, rowsOf, sortRows } from './report-rows.ts';
import { operationBody, readOperationSearch } from './report-search.ts';
import { fieldsOf, useOperationExport } from './use-operation-export.ts';
import { useGroupNames, useOperationFilters } from './use-operation-filters.ts';
import { useReportCard } from './use-report-card.tsx';
import { useReportColumns } from './use-report-columns.tsx';
import { useRowName } from './use-row-name.ts';

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
