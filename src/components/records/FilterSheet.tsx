import { Trans, useLingui } from '@lingui/react/macro';
import Sliders from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import type { TableSort } from '#src/ui/DataTable.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import type { TableColumn } from '#src/ui/TableRows.tsx';
import css from './Records.module.css';
import { filterChange, type RecordFilter } from './record-filter.ts';
import { filtered, type SearchChange, sorted } from './record-search.ts';

interface Props {
  filters: readonly RecordFilter[];
  columns: readonly Pick<TableColumn<never>, 'id' | 'label' | 'isSortable'>[];
  sort: TableSort;
  onChange: (change: SearchChange) => void;
}

/** The filters and the order of the rows on the phone. */
export function FilterSheet({ filters, columns, sort, onChange }: Props) {
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
            {filters.map(({ id, label, value, options, isRequired }) => (
              <SelectField
                key={id}
                label={label}
                value={value ?? ''}
                onChange={({ target }) => onChange(filterChange(id, target.value))}
              >
                {!isRequired && <option value="">{t`All`}</option>}
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
