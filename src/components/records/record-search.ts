import { useNavigate, useSearch } from '@tanstack/react-router';
import { type DayRange, dayIn, isDay, presetRange } from '#contract/day-range.ts';
import { serverNow } from '#src/api/server-time.ts';
import { site } from '#src/site/site.ts';
import type { TableSort } from '#src/ui/DataTable.tsx';

/** Rows that a page of a table has. */
export const pageSize = 50;

/** What a link to a table reproduces, besides the filters of its own. */
export interface RecordSearch<F extends string = string> {
  range: DayRange;
  /** From 1. */
  page: number;
  sort: TableSort & { field: F };
  /** ID of the open row. */
  row: string | undefined;
  /** IDs of the columns that are not shown. */
  hidden: readonly string[];
}

/** The page of a table, as the calls name it. */
export const pageBody = <F extends string>({ page, sort }: RecordSearch<F>) => ({
  page,
  count: pageSize,
  sort_field: sort.field,
  sort_order: sort.order,
});

/** The day in the site's time zone by the operator's clock. */
export const today = () => dayIn(serverNow(), site.timeZone);

/** Search parameters of the URL, as they are written there. */
export type RawSearch = Readonly<Record<string, unknown>>;

export function readText(search: RawSearch, name: string): string | undefined {
  const value = search[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** The value of `name` if it is one of these. */
export const readChoice = <T extends string>(search: RawSearch, name: string, choices: readonly T[]) =>
  choices.find((choice) => choice === readText(search, name));

/** Reads the search parameters; what is not understood has its default: the last seven days, latest first. */
export function readRecordSearch<F extends string>(
  search: RawSearch,
  sortFields: readonly [F, ...F[]],
): RecordSearch<F> {
  const [from, to, sort] = ['from', 'to', 'sort'].map((name) => readText(search, name) ?? '');
  const page = search.page;
  const field = sortFields.find((candidate) => candidate === sort?.replace('-', ''));
  return {
    range: from && to && isDay(from) && isDay(to) ? { from, to } : presetRange('last7', today()),
    page: typeof page === 'number' && Number.isInteger(page) && page >= 1 ? Math.min(page, 1_000_000) : 1,
    sort: { field: field ?? sortFields[0], order: field && !sort?.startsWith('-') ? 'asc' : 'desc' },
    row: readText(search, 'row'),
    hidden: Array.isArray(search.hide) ? search.hide.filter((column) => typeof column === 'string') : [],
  };
}

export type SearchChange = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** The search parameters of the page, and a change of them that keeps the rest. */
export function useRecordSearch(): [RawSearch, (change: SearchChange) => void] {
  const navigate = useNavigate();
  const change = (next: SearchChange) =>
    void navigate({
      to: '.',
      search: ((old: object) => ({ ...old, ...next })) as never,
      replace: true,
      resetScroll: false,
    });
  return [useSearch({ strict: false }), change];
}

/** The search parameters that select rows, whatever their page, order and columns. */
export function useSelection(): string {
  const { page, row, sort, hide, ...selection } = useSearch({ strict: false }) as RawSearch;
  return JSON.stringify(selection);
}

/** Another selection of rows begins with its first page. */
export const filtered = (change: SearchChange): SearchChange => ({
  page: undefined,
  row: undefined,
  ...change,
});
export const sorted = ({ field, order }: TableSort): SearchChange =>
  filtered({ sort: order === 'asc' ? field : `-${field}` });

export interface RecordFilter {
  /** Its name in the URL. */
  id: string;
  label: string;
  value: string | undefined;
  /** Without the one for all. */
  options: readonly { id: string; label: string }[];
  /** In place of "All", where some rows are left out until they are chosen. */
  allLabel?: string;
  /** One of the options always holds: there is none for all. */
  isRequired?: boolean;
}

/** The change that an option, or '' for all, makes. */
export const filterChange = (id: string, value: string): SearchChange =>
  filtered({ [id]: value || undefined });
