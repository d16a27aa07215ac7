import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { maxRangeMonths } from '#contract/constants.ts';
import { type DayRange, dayIn, earliestDay, rangeProblem } from '#contract/day-range.ts';
import { useIsDesktop } from '#src/actors/machines.tsx';
import { minorOf, sumOf } from '#src/api/amounts.ts';
import { QueryView } from '#src/components/QueryView.tsx';
import { dayRangeText, dayText } from '#src/i18n/days.ts';
import { parseOperatorTime, timeZoneLabel } from '#src/i18n/time.ts';
import { site } from '#src/site/site.ts';
import { DataTable, type RowDetail, type TableColumn } from '#src/ui/DataTable.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Button } from '#src/ui/elements.tsx';
import { InlineAlert } from '#src/ui/Panel.tsx';
import { type RecordCard, RecordCards } from '#src/ui/RecordCards.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { Pages } from './Pages.tsx';
import css from './Records.module.css';
import { pageSize, type RecordSearch, type SearchChange, sorted, today } from './record-search.ts';

interface RecordPage<Row> {
  list: readonly Row[];
  totalCount: number;
}

interface RecordListProps<Row extends { id: string }, Page extends RecordPage<Row>> {
  /** What the rows are, for screen readers: "Bets". */
  caption: string;
  query: UseQueryResult<Page>;
  search: RecordSearch;
  onChange: (change: SearchChange) => void;
  columns: readonly TableColumn<Row>[];
  detail?: Omit<RowDetail<Row>, 'openId' | 'onOpen'>;
  /** The row on the phone. */
  card: (row: Row) => RecordCard;
  /** Under which head cards stand, in the order of the rows. */
  groupOf: (row: Row) => { id: string; label: ReactNode };
  groupEnd?: (rows: readonly Row[]) => ReactNode;
  empty: ReactNode;
  /** Above the rows, of all pages. */
  summary: (page: Page) => ReactNode;
}

/** A page of records: a table on the desktop, cards on the phone. */
export function RecordList<Row extends { id: string }, Page extends RecordPage<Row>>(
  props: RecordListProps<Row, Page>,
) {
  const { query, search, empty, summary, onChange } = props;
  const { t } = useLingui();
  return (
    <QueryView
      query={query}
      skeleton={<LineSkeletons label={t`Loading the list`} count={8} />}
      isEmpty={({ totalCount }) => totalCount === 0}
      empty={empty}
    >
      {(page) => (
        <>
          {summary(page)}
          <UnreadableRows page={page} search={search} />
          {isBeyondEnd(page, search) ? (
            <EmptyState
              title={<Trans>This page has no entries</Trans>}
              text={<Trans>This page does not exist.</Trans>}
              action={
                <Button onClick={() => onChange({ page: undefined, row: undefined })}>
                  <Trans>Show the first page</Trans>
                </Button>
              }
            />
          ) : (
            <Rows {...props} page={page} />
          )}
        </>
      )}
    </QueryView>
  );
}

const isBeyondEnd = ({ totalCount }: RecordPage<unknown>, { page }: RecordSearch) =>
  (page - 1) * pageSize >= totalCount;

function Rows<Row extends { id: string }, Page extends RecordPage<Row>>(
  props: RecordListProps<Row, Page> & { page: Page },
) {
  const { caption, query, search, columns, detail, card, groupOf, groupEnd, page, onChange } = props;
  // Whatever the operator sends, a page stays one that a browser can lay out at once.
  const rows = page.list.slice(0, pageSize);
  const isDesktop = useIsDesktop();
  const pages = <Pages page={page} search={search} onChange={onChange} />;
  const onOpen = (row: string | undefined) => onChange({ row });
  if (isDesktop)
    return (
      <div className={css.card}>
        <DataTable
          caption={caption}
          columns={columns}
          hidden={search.hidden}
          rows={rows}
          rowId={({ id }) => id}
          sort={search.sort}
          onSort={(sort) => onChange(sorted(sort))}
          chosenId={detail ? undefined : search.row}
          detail={detail && { ...detail, openId: search.row, onOpen }}
          busy={query.isPlaceholderData}
        />
        {pages}
      </div>
    );
  return (
    <div>
      <p className={css.zone}>
        <Trans>Times in {timeZoneLabel()}</Trans>
      </p>
      <RecordCards
        groups={groupsOf(rows, groupOf).map(({ group, rows: own }) => ({
          ...group,
          end: groupEnd?.(own),
          rows: own.map((row) => ({
            id: row.id,
            ...card(row),
            ...(detail && {
              onOpen: () => onOpen(row.id === search.row ? undefined : row.id),
              detail: row.id === search.row ? detail.content?.(row) : undefined,
            }),
          })),
        }))}
      />
      {pages}
    </div>
  );
}

function groupsOf<Row>(list: readonly Row[], groupOf: (row: Row) => { id: string; label: ReactNode }) {
  const groups: { group: { id: string; label: ReactNode }; rows: Row[] }[] = [];
  for (const row of list) {
    const group = groupOf(row);
    const last = groups.at(-1);
    if (last?.group.id === group.id) last.rows.push(row);
    else groups.push({ group, rows: [row] });
  }
  return groups;
}

/** Says how many rows of the page were skipped because they did not parse. */
function UnreadableRows({
  page: { list, totalCount },
  search,
}: {
  page: { list: readonly unknown[]; totalCount: number };
  search: RecordSearch;
}) {
  const expected = Math.min(pageSize, totalCount - (search.page - 1) * pageSize);
  const count = expected - list.length;
  if (count <= 0) return null;
  return (
    <InlineAlert
      tone="warning"
      icon={<TriangleAlert />}
      text={
        <Plural
          value={count}
          one="# entry on this page could not be read and is not shown."
          other="# entries on this page could not be read and are not shown."
        />
      }
    />
  );
}

interface TotalsMismatchProps<F extends string> {
  /** All rows that the totals are of. */
  rows: readonly Record<F, string | null>[];
  totals: Record<F, string | null>;
  fields: readonly F[];
  currency: string;
}

/** Says so when the operator's totals are not the sums of the rows. */
export function TotalsMismatch<F extends string>({ rows, totals, fields, currency }: TotalsMismatchProps<F>) {
  const fits = fields.every(
    (field) => minorOf(totals[field], currency) === sumOf(rows, (row) => minorOf(row[field], currency)),
  );
  if (fits) return null;
  return (
    <InlineAlert
      tone="warning"
      icon={<TriangleAlert />}
      text={
        <Trans>
          The totals do not match the sum of these entries. Customer service can tell you which is correct.
        </Trans>
      }
    />
  );
}

/** Puts the cards of a day, in the site's time zone, under its name. */
export function useDayGroup(): (row: { at: string }) => { id: string; label: string } {
  const { t, i18n } = useLingui();
  return ({ at }) => {
    const time = parseOperatorTime(at);
    if (!time) return { id: '', label: t`Time unknown` };
    const day = dayIn(time.getTime(), site.timeZone);
    return { id: day, label: dayText(i18n.locale, day) };
  };
}

/** Why records of a range cannot be shown; null if they can. */
export function RangeProblemText({ range }: { range: DayRange }) {
  switch (rangeProblem(range, today())) {
    case 'reversed':
      return <Trans>The first day is after the last one.</Trans>;
    case 'future':
      return <Trans>The range ends in the future.</Trans>;
    case 'tooLong':
      return <TooLong to={range.to} />;
    case null:
      return null;
  }
}

function TooLong({ to }: { to: string }) {
  const { i18n } = useLingui();
  const earliest = dayRangeText(i18n.locale, { from: earliestDay(to), to: earliestDay(to) });
  return (
    <Trans>
      A range has at most {maxRangeMonths} months. This one can begin on {earliest}.
    </Trans>
  );
}
