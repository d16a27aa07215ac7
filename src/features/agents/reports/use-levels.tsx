import { useLingui } from '@lingui/react/macro';
import type { Body } from '#contract/call.ts';
import { agentStratified, type ReportSums } from '#contract/endpoints/agents/reports.ts';
import { minorOf, sumOf } from '#src/api/amounts.ts';
import { call } from '#src/api/call.ts';
import type { ExportSource } from '#src/components/records/record-export.implementations.ts';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import type { TableColumn } from '#src/ui/TableRows.tsx';
import css from './Reports.module.css';
import { figureCells, readOnce } from './report-export.ts';
import type { Stratified } from './report-queries.ts';
import { countFields, moneyFields, type ReportRow, rowsOf, sortRows } from './report-rows.ts';
import type { StratifiedSearch } from './report-search.ts';
import { useFigureNames } from './use-report-columns.tsx';

export interface LevelRow extends ReportRow {
  members: number | null;
  agents: number | null;
}

export function levelRows({ list, currency }: Stratified): LevelRow[] {
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

export function useLevelName(): (row: Pick<ReportRow, 'key'>) => string {
  const { t } = useLingui();
  return ({ key }) => t`Level ${key}`;
}

/** The level, its members, and its share of the turnover as a bar. */
export function useLevelColumns(
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

export function useLevelExport(
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
