import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useIsDesktop } from '#src/actors/machines.ts';
import type { TableSort } from '#src/ui/DataTable.tsx';
import type { TableColumn } from '#src/ui/TableRows.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import css from './Records.module.css';
import { filterChange, type RecordFilter } from './record-filter.ts';
import type { SearchChange } from './record-search.ts';

export interface FilterBarProps {
  filters: readonly RecordFilter[];
  /** The phone sorts by them too, where no column's head can be pressed. Empty if there is no choice. */
  columns: readonly Pick<TableColumn<never>, 'id' | 'label' | 'isSortable'>[];
  hidden: readonly string[];
  sort: TableSort;
  onChange: (change: SearchChange) => void;
  /** The export. */
  children?: ReactNode;
}

/** What narrows the rows: in a line on the desktop, in a sheet on the phone. */
export function FilterBar(props: FilterBarProps) {
  const { filters, columns, hidden, sort, onChange, children } = props;
  const { t } = useLingui();
  const isDesktop = useIsDesktop();
  if (isDesktop)
    return (
      <div className={css.end}>
        {filters.map(({ id, label, value, options, isRequired }) => (
          <label key={id} className={css.select}>
            {label}
            <select value={value ?? ''} onChange={({ target }) => onChange(filterChange(id, target.value))}>
              {!isRequired && <option value="">{t`All`}</option>}
              {options.map((option) => (
                <option key={option.id} value={option.id}>
                  {option.label}
                </option>
              ))}
            </select>
          </label>
        ))}
        {columns.length > 0 && <ColumnChoice columns={columns} hidden={hidden} onChange={onChange} />}
        {children}
      </div>
    );
  return (
    <div className={css.end}>
      {(filters.length > 0 || columns.some(({ isSortable }) => isSortable)) && (
        <FilterSheet filters={filters} columns={columns} sort={sort} onChange={onChange} />
      )}
      {children}
    </div>
  );
}
