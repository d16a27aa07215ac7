import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Body, CallResult, Data } from '#contract/call.ts';
import { agentDownline } from '#contract/endpoints/agents/downline.ts';
import {
  agentOperation,
  agentStratified,
  operationGroups,
  type ReportSums,
} from '#contract/endpoints/agents/reports.ts';
import { minorOf } from '#src/api/amounts.ts';
import { callOrThrow } from '#src/api/call.ts';
import { memberKey } from '#src/api/request-context.ts';
import {
  pageSize,
  type RawSearch,
  type RecordSearch,
  readChoice,
  readRecordSearch,
  readText,
} from '#src/components/records/record-search.ts';
import type { CsvCell } from '#src/csv.ts';

/** Columns of a report, by which it is sorted; `key` is what the row is of. */
export const countFields = ['active', 'registrations', 'firstDeposits'] as const;
export const moneyFields = ['deposits', 'withdrawals', 'turnover', 'valid', 'bonus', 'net'] as const;
const reportFields = ['key', ...countFields, ...moneyFields] as const;
export type CountField = (typeof countFields)[number];
export type MoneyField = (typeof moneyFields)[number];
type ReportField = (typeof reportFields)[number];

export interface ReportRow extends ReportSums {
  id: string;
  /** A day, hall, provider, currency or level, which is what the rows are sorted by. */
  key: string;
  /** Its name. */
  name: string;
  currency: string;
}

type WireRow = ReportSums & { key: string; name: string; currency: string };

/** Rows with an ID of their own, also if the operator sends a key twice. */
export function rowsOf(list: readonly WireRow[], currency: string): ReportRow[] {
  const keys = new Set<string>();
  return list.map((row, index) => {
    const id = keys.has(row.key) ? `${row.key} ${index}` : row.key;
    keys.add(row.key);
    return { ...row, id, currency: row.currency || currency };
  });
}

type Sorted = Pick<RecordSearch<ReportField>, 'sort'>;
const collator = new Intl.Collator(undefined, { numeric: true });

/** Sorts all rows; what is not known comes last in either order. */
export function sortRows<Row extends ReportRow>(
  rows: readonly Row[],
  { sort: { field, order } }: Sorted,
): Row[] {
  const sign = order === 'asc' ? 1 : -1;
  if (field === 'key') return rows.toSorted((a, b) => sign * collator.compare(a.key, b.key));
  const isCount = (countFields as readonly string[]).includes(field);
  const values = new Map(
    rows.map((row) => [
      row,
      isCount ? row[field as CountField] : minorOf(row[field as MoneyField], row.currency),
    ]),
  );
  return rows.toSorted((a, b) => {
    const [one, other] = [values.get(a) ?? null, values.get(b) ?? null];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one - other);
  });
}

/** The rows of a page, whose list the operator sends in one piece. */
export const pageOf = <Row>(rows: readonly Row[], page: number): Row[] =>
  rows.slice((page - 1) * pageSize, page * pageSize);

/** Tenths of a percent by which an amount has changed; null if there is nothing that it can be compared with. */
export function changeOf(now: number | null, before: number | null): number | null {
  if (now === null || before === null || before <= 0) return null;
  const thousandfold = BigInt(now - before) * 1000n;
  const divisor = BigInt(before);
  const half = thousandfold < 0n ? -divisor : divisor;
  return Number((2n * thousandfold + half) / (2n * divisor));
}

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

export type Operation = Data<typeof agentOperation>;
export type Stratified = Data<typeof agentStratified>;

export const operationQuery = (epoch: number, body: Body<typeof agentOperation>) =>
  queryOptions({
    queryKey: memberKey(epoch, 'agentOperation', body),
    queryFn: ({ signal }) => callOrThrow(agentOperation, body, { signal }),
    placeholderData: keepPreviousData,
  });

export const stratifiedQuery = (epoch: number, body: Body<typeof agentStratified>) =>
  queryOptions({
    queryKey: memberKey(epoch, 'agentStratified', body),
    queryFn: ({ signal }) => callOrThrow(agentStratified, body, { signal }),
    placeholderData: keepPreviousData,
  });

/** Account of a member of the downline; '' if the operator does not return it. */
export const downlineAccountQuery = (epoch: number, memberId: string, day: string) =>
  queryOptions({
    queryKey: memberKey(epoch, 'downlineAccount', memberId),
    queryFn: async ({ signal }) => {
      const { path } = await callOrThrow(
        agentDownline,
        {
          parent_id: memberId,
          from: day,
          to: day,
          page: 1,
          count: 1,
          sort_field: 'member_account',
          sort_order: 'asc',
        },
        { signal },
      );
      return path?.find((node) => node.memberId === memberId)?.memberAccount ?? '';
    },
  });

export type OperationGroup = (typeof operationGroups)[number];

export interface OperationSearch extends RecordSearch<ReportField> {
  group: OperationGroup;
  currency: string | undefined;
  memberId: string | undefined;
}

const byNet = ['net', ...reportFields] as const;

/** Days come latest first, other rows by what was won. */
export function readOperationSearch(rawSearch: RawSearch): OperationSearch {
  const group = readChoice(rawSearch, 'group', operationGroups) ?? 'day';
  return {
    ...readRecordSearch(rawSearch, group === 'day' ? reportFields : byNet),
    group,
    currency: readText(rawSearch, 'currency'),
    memberId: readText(rawSearch, 'member'),
  };
}

export const operationBody = ({
  range,
  group,
  currency,
  memberId,
}: OperationSearch): Body<typeof agentOperation> => ({
  ...range,
  group,
  currency: group === 'currency' ? undefined : currency,
  member_id: memberId,
});

export interface StratifiedSearch extends RecordSearch<ReportField> {
  currency: string | undefined;
}

/** Levels come nearest first. */
export function readStratifiedSearch(rawSearch: RawSearch): StratifiedSearch {
  const search = readRecordSearch(rawSearch, reportFields);
  return {
    ...search,
    ...(readText(rawSearch, 'sort') === undefined && { sort: { field: 'key', order: 'asc' } as const }),
    currency: readText(rawSearch, 'currency'),
  };
}
