import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Body } from '#contract/call.ts';
import { rangeProblem } from '#contract/day-range.ts';
import { agentStratified, type ReportSums } from '#contract/endpoints/agents/reports.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/machines.tsx';
import { minorOf, sumOf } from '#src/api/amounts.ts';
import { call } from '#src/api/call.ts';
import { AgentHeading } from '#src/components/AgentHeading.tsx';
import { RecordList, TotalsMismatch } from '#src/components/records/RecordList.tsx';
import { RecordPage } from '#src/components/records/RecordPage.tsx';
import type { ExportSource } from '#src/components/records/record-export.implementations.ts';
import { today, useRecordSearch } from '#src/components/records/record-search.ts';
import { timeZoneLabel } from '#src/i18n/time.ts';
import type { TableColumn } from '#src/ui/DataTable.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ProgressBar } from '#src/ui/Steps.tsx';
import css from './Reports.module.css';
import {
  countFields,
  figureCells,
  moneyFields,
  pageOf,
  type ReportRow,
  readOnce,
  readStratifiedSearch,
  rowsOf,
  type Stratified,
  type StratifiedSearch,
  sortRows,
  stratifiedQuery,
} from './reports.ts';
import { useCurrencyFilter, useFigureNames, useReportCard, useReportColumns } from './use-report-columns.tsx';

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

interface LevelRow extends ReportRow {
  members: number | null;
  agents: number | null;
}

function levelRows({ list, currency }: Stratified): LevelRow[] {
  const rows = rowsOf(
    list.map((row) => ({ ...row, key: String(row.level), name: '', currency: '' })),
    currency,
  );
  return rows.map((row, index) => ({
    ...row,
    members: list[index]?.members ?? null,
    agents: list[index]?.agents ?? null,
  }));
}

function useLevelName(): (row: Pick<ReportRow, 'key'>) => string {
  const { t } = useLingui();
  return ({ key }) => t`Level ${key}`;
}

/** The level, its members, and its share of the turnover as a bar. */
function useLevelColumns(
  rows: readonly LevelRow[],
  currency: string,
  totals: ReportSums | null,
): TableColumn<LevelRow>[] {
  const { t, i18n } = useLingui();
  const nameOf = useLevelName();
  const count = (value: number | null) => (value === null ? t`Unknown` : i18n.number(value));
  const whole = sumOf(rows, ({ turnover }) => minorOf(turnover, currency));
  const share = (row: LevelRow) => {
    const part = minorOf(row.turnover, currency);
    return part === null || !whole || whole < 0 ? null : part / whole;
  };
  const total = (of: (row: LevelRow) => number | null) => totals && { total: count(sumOf(rows, of)) };
  return [
    { id: 'key', label: t`Level`, isSortable: true, cell: nameOf, ...(totals && { total: t`Total` }) },
    {
      id: 'share',
      label: t`Share of the turnover`,
      isNumber: true,
      cell: (row) => {
        const value = share(row);
        if (value === null) return t`None`;
        const percent = i18n.number(value, {
          style: 'percent',
          minimumFractionDigits: 1,
          maximumFractionDigits: 1,
        });
        return (
          <span className={css.share}>
            <ProgressBar label={t`Share of the turnover`} value={value} valueText={percent} />
            {percent}
          </span>
        );
      },
    },
    {
      id: 'members',
      label: t`Members`,
      isNumber: true,
      cell: ({ members }) => count(members),
      ...total(({ members }) => members),
    },
    {
      id: 'agents',
      label: t`Agents`,
      isNumber: true,
      cell: ({ agents }) => count(agents),
      ...total(({ agents }) => agents),
    },
  ];
}

function useLevelExport(
  { range, sort }: StratifiedSearch,
  body: Body<typeof agentStratified>,
): ExportSource<LevelRow> {
  const { t, i18n } = useLingui();
  const names = useFigureNames();
  const fields = [...countFields, ...moneyFields];
  return {
    fileName: [t`Members by level`, body.currency, range.from, range.to].filter(Boolean).join(' '),
    locale: i18n.locale,
    head: [t`Level`, t`Currency`, t`Members`, t`Agents`, ...fields.map((field) => names[field])],
    cells: (row) => [
      row.key,
      row.currency,
      { decimal: String(row.members ?? '') },
      { decimal: String(row.agents ?? '') },
      ...figureCells(row, fields),
    ],
    read: readOnce(async (signal) => {
      const result = await call(agentStratified, body, { signal });
      return result.ok ? { ok: true, data: sortRows(levelRows(result.data), { sort }) } : result;
    }),
  };
}
