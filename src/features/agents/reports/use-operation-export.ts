import { useLingui } from '@lingui/react/macro';
import { agentOperation } from '#contract/endpoints/agents/reports.ts';
import { call } from '#src/api/call.ts';
import type { ExportSource } from '#src/components/records/record-export.implementations.ts';
import { figureCells, readOnce } from './report-export.ts';
import {
  type CountField,
  countFields,
  type MoneyField,
  moneyFields,
  type ReportRow,
  rowsOf,
  sortRows,
} from './report-rows.ts';
import { type OperationGroup, type OperationSearch, operationBody } from './report-search.ts';
import { useGroupNames } from './use-operation-filters.ts';
import { useFigureNames } from './use-report-columns.tsx';

/** What happens outside of games has no hall and no provider. */
export const fieldsOf = (group: OperationGroup): readonly (CountField | MoneyField)[] =>
  group === 'hall' || group === 'provider'
    ? ['active', 'turnover', 'valid', 'net']
    : [...countFields, ...moneyFields];

export function useOperationExport(
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
