import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import css from './FilterLine.module.css';

export interface LineFilter {
  id: string;
  label: ReactNode;
  /** "Remove Velvet Gate". */
  removeLabel: string;
  onRemove: () => void;
}

interface Props {
  /** Announced when it changes. */
  status: ReactNode;
  label: string;
  filters: readonly LineFilter[];
  clearLabel: ReactNode;
  onClear: () => void;
}

/** How many rows the filters leave, and each filter with a button that removes it. */
export function FilterLine({ status, label, filters, clearLabel, onClear }: Props) {
  const line = useRef<HTMLDivElement>(null);
  // The button disappears, so the focus goes to its neighbour, or to the line after the last one.
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>, onRemove: () => void) => {
    const item = currentTarget.parentElement;
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    const target = filters.length > 1 ? neighbour?.querySelector('button') : line.current;
    target?.focus({ preventScroll: true });
    onRemove();
  };
  return (
    <div ref={line} className={css.line} tabIndex={-1}>
      <div className={css.result}>
        <p className={css.status} role="status">
          {status}
        </p>
        {filters.length > 0 && (
          <ul className={css.filters} aria-label={label}>
            {filters.map(({ id, label: name, removeLabel, onRemove }) => (
              <li key={id}>
                <button
                  type="button"
                  className={css.filter}
                  aria-label={removeLabel}
                  onClick={(event) => remove(event, onRemove)}
                >
                  <span>{name}</span>
                  <X />
                </button>
              </li>
            ))}
            <li>
              <button
                type="button"
                className={css.clear}
                onClick={() => {
                  line.current?.focus({ preventScroll: true });
                  onClear();
                }}
              >
                {clearLabel}
              </button>
            </li>
          </ul>
        )}
      </div>
    </div>
  );
}
