import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { rangeProblem } from '#contract/day-range.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/machines.ts';
import { AgentHeading } from '#src/components/AgentHeading.tsx';
import { RecordList } from '#src/components/records/RecordList.tsx';
import { RecordPage } from '#src/components/records/RecordPage.tsx';
import { today, useRecordSearch } from '#src/components/records/record-search.ts';
import { TotalsMismatch } from '#src/components/records/TotalsMismatch.tsx';
import { timeZoneLabel } from '#src/i18n/time-zone-label.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { type Stratified, stratifiedQuery } from './report-queries.ts';
import { countFields, pageOf, sortRows } from './report-rows.ts';
import { readStratifiedSearch } from './report-search.ts';
import { type LevelRow, levelRows, useLevelColumns, useLevelExport, useLevelName } from './use-levels.tsx';
import { useCurrencyFilter } from './use-operation-filters.ts';
import { useReportCard } from './use-report-card.tsx';
import { useReportColumns } from './use-report-columns.tsx';

/** What the members of each level have done. */
export default function StratifiedPage() {
  const { t } = useLingui();
  const [rawSearch, change] = useRecordSearch();
  const search = readStratifiedSearch(rawSearch);
  const { page, range } = search;
  const { field, order } = search.sort;
  const own = useMachineSelector('session', selectMember)?.currency ?? '';
  const body = { ...range, currency: search.currency };
  const levels = useQuery({
    ...stratifiedQuery(useEpoch(), body),
    enabled: rangeProblem(range, today()) === null,
    select: useCallback(
      (read: Stratified) => {
        const rows = sortRows(levelRows(read), { sort: { field, order } });
        return { ...read, rows, list: pageOf(rows, page), totalCount: rows.length };
      },
      [field, order, page],
    ),
  });
  const currency = levels.data?.currency || own;
  const totals = levels.data?.totals ?? null;
  const nameOf = useLevelName();
  const columns = [
    ...useLevelColumns(levels.data?.rows ?? [], currency, totals),
    ...useReportColumns<LevelRow>({
      fields: [...countFields, 'deposits', 'withdrawals', 'turnover', 'bonus', 'net'],
      currency,
      totals,
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
      <RecordPage
        search={search}
        filters={useCurrencyFilter(search.currency, levels.data)}
        columns={columns}
        exported={useLevelExport(search, body)}
        onChange={change}
      >
        <RecordList
          caption={t`Members by level`}
          query={levels}
          search={search}
          onChange={change}
          columns={columns}
          card={useReportCard(nameOf)}
          groupOf={useCallback(() => ({ id: 'rows', label: t`Net win, and turnover` }), [t])}
          empty={
            <EmptyState
              title={<Trans>There are no members below you yet</Trans>}
              text={<Trans>Members who register through one of your links are your first level.</Trans>}
            />
          }
          summary={({ rows }) =>
            totals && (
              <TotalsMismatch
                rows={rows}
                totals={totals}
                fields={['deposits', 'withdrawals', 'turnover', 'valid', 'bonus', 'net']}
                currency={currency}
              />
            )
          }
        />
      </RecordPage>
    </>
  );
}
