import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, Columns3 as Columns, SlidersHorizontal as Sliders } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useIsDesktop } from '#src/actors/machines.tsx';
import type { TableColumn, TableSort } from '#src/ui/DataTable.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Button, IconButton } from '#src/ui/elements.tsx';
import { Checkbox, SelectField } from '#src/ui/Field.tsx';
import css from './Records.module.css';
import { filterChange, filtered, type RecordFilter, type SearchChange, sorted } from './record-search.ts';

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
        {filters.map(({ id, label, value, options, allLabel, isRequired }) => (
          <label key={id} className={css.select}>
            {label}
            <select value={value ?? ''} onChange={({ target }) => onChange(filterChange(id, target.value))}>
              {!isRequired && <option value="">{allLabel ?? t`All`}</option>}
              {options.map((option) => (
                <option key={option.id} value={option.id}>
                  {option.label}
                </option>
              ))}
            </select>
            <ChevronDown />
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

interface ColumnChoiceProps {
  columns: readonly Pick<TableColumn<never>, 'id' | 'label'>[];
  hidden: readonly string[];
  onChange: (change: SearchChange) => void;
}

/** Which columns the table shows. */
function ColumnChoice({ columns, hidden, onChange }: ColumnChoiceProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t`Columns`} onClick={() => setOpen(true)}>
        <Columns />
      </IconButton>
      {isOpen && (
        <Dialog title={<Trans>Columns</Trans>} closeLabel={t`Close`} onClose={() => setOpen(false)}>
          <div className={css.choices}>
            {/* The first column says which row it is. */}
            {columns.slice(1).map(({ id, label }) => (
              <Checkbox
                key={id}
                checked={!hidden.includes(id)}
                onChange={({ target }) => {
                  const next = target.checked ? hidden.filter((column) => column !== id) : [...hidden, id];
                  onChange({ hide: next.length > 0 ? next : undefined });
                }}
              >
                {label}
              </Checkbox>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}

interface FilterSheetProps {
  filters: readonly RecordFilter[];
  columns: readonly Pick<TableColumn<never>, 'id' | 'label' | 'isSortable'>[];
  sort: TableSort;
  onChange: (change: SearchChange) => void;
}

/** The filters and the order of the rows on the phone. */
function FilterSheet({ filters, columns, sort, onChange }: FilterSheetProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const chosen = filters.flatMap(({ value, options }) => options.find(({ id }) => id === value)?.label ?? []);
  const names = chosen.join(', ');
  return (
    <>
      <Button icon={<Sliders />} onClick={() => setOpen(true)}>
        {names ? <Trans>Filter: {names}</Trans> : <Trans>Filter</Trans>}
      </Button>
      {isOpen && (
        <Dialog
          title={<Trans>Filter</Trans>}
          closeLabel={t`Close`}
          onClose={() => setOpen(false)}
          actions={
            <>
              <Button
                variant="ghost"
                onClick={() =>
                  onChange(filtered(Object.fromEntries(filters.map(({ id }) => [id, undefined]))))
                }
              >
                <Trans>Clear</Trans>
              </Button>
              <Button variant="primary" onClick={() => setOpen(false)}>
                <Trans>Show</Trans>
              </Button>
            </>
          }
        >
          <div className={css.sheet}>
            {filters.map(({ id, label, value, options, allLabel, isRequired }) => (
              <SelectField
                key={id}
                label={label}
                value={value ?? ''}
                onChange={({ target }) => onChange(filterChange(id, target.value))}
              >
                {!isRequired && <option value="">{allLabel ?? t`All`}</option>}
                {options.map((option) => (
                  <option key={option.id} value={option.id}>
                    {option.label}
                  </option>
                ))}
              </SelectField>
            ))}
            {columns.some(({ isSortable }) => isSortable) && (
              <SelectField
                label={t`Sort by`}
                value={`${sort.field} ${sort.order}`}
                onChange={({ target }) => {
                  const [field = '', order] = target.value.split(' ');
                  onChange(sorted({ field, order: order === 'asc' ? 'asc' : 'desc' }));
                }}
              >
                {columns
                  .filter(({ isSortable }) => isSortable)
                  .flatMap(({ id, label }) => [
                    <option key={`${id} desc`} value={`${id} desc`}>{t`${label}, descending`}</option>,
                    <option key={`${id} asc`} value={`${id} asc`}>{t`${label}, ascending`}</option>,
                  ])}
              </SelectField>
            )}
          </div>
        </Dialog>
      )}
    </>
  );
}
