import { columnVisibilityFeature, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronDown, ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';
import css from './DataTable.module.css';
import { cx } from './elements.tsx';

export interface TableSort {
  field: string;
  order: 'asc' | 'desc';
}

interface Props<Row> {
  caption: string;
  columns: readonly TableColumn<Row>[];
  hidden: readonly string[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  sort: TableSort;
  onSort: (sort: TableSort) => void;
  detail?: RowDetail<Row> | undefined;
  /** A row that something else on the page reads out. */
  chosenId?: string | undefined;
  /** While the next rows are loaded. */
  busy?: boolean;
}

/** Pixels: heights that DataTable.module.css sets, of a row and of the frame around the rows. */
const rowHeight = 52;
const aroundRows = 360;
const minHeight = 420;

/** Rows that are rendered with what the member did; those below, which are out of sight, follow. */
const rowsInSight = () => Math.ceil(Math.max(minHeight, window.innerHeight - aroundRows) / rowHeight);

const features = tableFeatures({ columnVisibilityFeature, rowSortingFeature });

/** Rows in columns; the caller sorts them. The rows scroll below their head, inside the card. */
export function DataTable<Row extends object>(props: Props<Row>) {
  const { caption, columns, hidden, rows, rowId, sort, onSort, detail, chosenId, busy } = props;
  const id = useId();
  const table = useTable({
    features,
    data: rows,
    columns: useMemo(
      () => columns.map((column) => ({ id: column.id, enableSorting: column.isSortable === true })),
      [columns],
    ),
    getRowId: rowId,
    manualSorting: true,
    enableSortingRemoval: false,
    state: {
      sorting: [{ id: sort.field, desc: sort.order === 'desc' }],
      columnVisibility: Object.fromEntries(hidden.map((column) => [column, false])),
    },
    onSortingChange: (change) => {
      const [next] = typeof change === 'function' ? change(table.state.sorting) : change;
      if (next) onSort({ field: next.id, order: next.desc ? 'desc' : 'asc' });
    },
  });
  const byId = new Map(columns.map((column) => [column.id, column]));
  const visible = table.getVisibleLeafColumns().flatMap((column) => byId.get(column.id) ?? []);
  const body: TableRowsProps<Row> = { rows: table.getRowModel().rows, columns: visible, detail, chosenId };
  const later = useDeferredValue<TableRowsProps<Row> | null>(body, null);
  const [rowsAtOnce] = useState(rowsInSight);
  const hasLater = later !== null && later.rows.length > rowsAtOnce;
  const laterRows = useMemo(() => later && <TableRows {...later} start={rowsAtOnce} />, [later, rowsAtOnce]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls only what has the focus
    <section className={css.frame} aria-labelledby={id} tabIndex={0}>
      <table className={css.table} aria-busy={busy || undefined}>
        <caption id={id} className={css.caption}>
          {caption}
        </caption>
        <thead>
          <tr>
            {visible.map((column) => (
              <HeadCell key={column.id} column={column} sort={sort} toggle={table.getColumn(column.id)} />
            ))}
            {detail && <td className={css.narrow} />}
          </tr>
        </thead>
        <tbody className={cx(!hasLater && css.last)}>
          <TableRows {...body} end={rowsAtOnce} />
        </tbody>
        {hasLater && (
          // Rows of the list before keep their room, unseen, until those that belong here are rendered.
          <tbody className={cx(css.last, !areSame(later.rows, body.rows) && css.former)}>{laterRows}</tbody>
        )}
        {columns.some(({ total }) => total !== undefined) && (
          <tfoot>
            <tr>
              {visible.map((column) => (
                <td key={column.id} className={cx(column.isNumber && css.number)}>
                  {column.total}
                </td>
              ))}
              {detail && <td />}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

type Rows = TableRowsProps<unknown>['rows'];
const areSame = (one: Rows, other: Rows) =>
  one.length === other.length && one.every(({ original }, index) => original === other[index]?.original);

interface HeadProps {
  column: Pick<TableColumn<never>, 'id' | 'label' | 'isNumber' | 'isSortable'>;
  sort: TableSort;
  toggle: { toggleSorting: () => void } | undefined;
}

function HeadCell({ column: { id, label, isNumber, isSortable }, sort, toggle }: HeadProps) {
  const isSorted = sort.field === id;
  const direction = sort.order === 'asc' ? 'ascending' : 'descending';
  return (
    <th
      scope="col"
      className={cx(isNumber && css.number)}
      aria-sort={isSortable ? (isSorted ? direction : 'none') : undefined}
    >
      {isSortable ? (
        <button type="button" className={css.sort} onClick={() => toggle?.toggleSorting()}>
          {label}
          {isSorted && (sort.order === 'asc' ? <ArrowUp /> : <ArrowDown />)}
        </button>
      ) : (
        label
      )}
    </th>
  );
}

export interface TableColumn<Row> {
  /** Also the field by which the column is sorted. */
  id: string;
  label: string;
  /** Aligned at the end, as figures are. */
  isNumber?: boolean;
  isSortable?: boolean;
  cell: (row: Row) => ReactNode;
  /** In the last row. */
  total?: ReactNode;
}

/** A row that opens: more of it is shown below it or elsewhere. */
export interface RowDetail<Row> {
  /** ID of the open row. */
  openId: string | undefined;
  onOpen: (id: string | undefined) => void;
  /** Name of the button that opens and closes it: "Details of Velvet Roulette". */
  label: (row: Row) => string;
  /** Without it the page shows the open row elsewhere. */
  content?: (row: Row) => ReactNode;
}

// The same elements in every row and render, so that React skips them.
const opensBelow = <ChevronDown />;
const opensElsewhere = <ChevronRight />;

interface TableRowsProps<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly { id: string; original: Row }[];
  detail: RowDetail<Row> | undefined;
  /** A row that something else on the page reads out. */
  chosenId: string | undefined;
  /** Place of the first row, and of the first one after the last. */
  start?: number;
  end?: number;
}

/** Rows of a table's body. */
function TableRows<Row>({ columns, rows, detail, chosenId, start = 0, end }: TableRowsProps<Row>) {
  return rows.slice(start, end).map(({ id, original }, index) => {
    const isOpen = detail?.openId === id;
    return (
      // The key is the place of the row: the next page then changes the texts of these rows, which costs less than new rows.
      <Fragment key={index.toString()}>
        <tr
          className={cx(
            css.row,
            isOpen && detail.content && css.open,
            ((isOpen && !detail.content) || chosenId === id) && css.chosen,
          )}
        >
          {columns.map((column) => (
            <td key={column.id} className={cx(column.isNumber && css.number)}>
              {column.cell(original)}
            </td>
          ))}
          {detail && (
            <td className={css.narrow}>
              <button
                type="button"
                className={css.opener}
                aria-expanded={isOpen}
                aria-label={detail.label(original)}
                onClick={() => detail.onOpen(isOpen ? undefined : id)}
              >
                {detail.content ? opensBelow : opensElsewhere}
              </button>
            </td>
          )}
        </tr>
        {isOpen && detail.content && (
          <tr key={id} className={css.open}>
            <td className={css.detail} colSpan={columns.length + 1}>
              <div className={css.well}>{detail.content(original)}</div>
            </td>
          </tr>
        )}
      </Fragment>
    );
  });
}
