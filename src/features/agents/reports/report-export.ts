import type { CallResult } from '#contract/call.ts';
import type { CsvCell } from '#src/csv.ts';
import { type CountField, countFields, type MoneyField, moneyFields, type ReportRow } from './report-rows.ts';

/** Reads a list that the operator sends in one piece as the pages of an export. */
export function readOnce<Row>(
  load: (signal: AbortSignal) => Promise<CallResult<readonly Row[]>>,
): (
  page: number,
  count: number,
  signal: AbortSignal,
) => Promise<CallResult<{ list: readonly Row[]; totalCount: number }>> {
  let rows: readonly Row[] = [];
  return async (page, count, signal) => {
    if (page === 1) {
      const result = await load(signal);
      if (!result.ok) return result;
      rows = result.data;
    }
    return {
      ok: true,
      data: { list: rows.slice((page - 1) * count, page * count), totalCount: rows.length },
    };
  };
}

/** Cells of the figures in the order of the table. */
export const figureCells = (row: ReportRow, fields: readonly (CountField | MoneyField)[]): CsvCell[] => [
  ...countFields.filter((field) => fields.includes(field)).map((field) => ({ decimal: text(row[field]) })),
  ...moneyFields.filter((field) => fields.includes(field)).map((field) => ({ decimal: text(row[field]) })),
];
const text = (value: string | number | null) => (value === null ? '' : String(value));
