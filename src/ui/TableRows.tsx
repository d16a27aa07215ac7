import { ChevronDown, ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './DataTable.module.css';

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

export interface TableRowsProps<Row> {
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
export function TableRows<Row>({ columns, rows, detail, chosenId, start = 0, end }: TableRowsProps<Row>) {
  return rows.slice(start, end).map(({ id, original }, index) => {
    const isOpen = detail?.openId === id;
    return (
      // By place: the next page changes the texts of these rows, which takes a fraction of new ones.
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
