import { Trans, useLingui } from '@lingui/react/macro';
import Columns from 'lucide-react/icons/columns-3';
import { useState } from 'react';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import type { TableColumn } from '#src/ui/TableRows.tsx';
import css from './Records.module.css';
import type { SearchChange } from './record-search.ts';

interface Props {
  columns: readonly Pick<TableColumn<never>, 'id' | 'label'>[];
  hidden: readonly string[];
  onChange: (change: SearchChange) => void;
}

/** Which columns the table shows. */
export function ColumnChoice({ columns, hidden, onChange }: Props) {
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
