import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './Field.module.css';

type FieldState = 'invalid' | 'checking' | 'valid';

export interface FieldProps {
  label: ReactNode;
  /** Help text; or the error, or the state of a check. */
  note?: ReactNode;
  state?: FieldState;
  required?: boolean;
}

interface Props extends FieldProps {
  id: string;
  children: ReactNode;
}

const noteId = (id: string) => `${id}-note`;

/** Attributes that connect the control with its label and note for screen readers. */
export const fieldAttributes = (id: string, { note, state, required }: Omit<FieldProps, 'label'>) => ({
  id,
  'aria-describedby': note ? noteId(id) : undefined,
  'aria-invalid': state === 'invalid' || undefined,
  'aria-busy': state === 'checking' || undefined,
  'aria-required': required || undefined,
});

export function Field({ id, label, note, state, required, children }: Props) {
  return (
    <div className={cx(css.field, state === 'invalid' && css.invalid, state === 'valid' && css.valid)}>
      <label className={css.label} htmlFor={id}>
        {label}
        {required && (
          <span className={css.requiredMark} aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children}
      {note && (
        <p className={css.note} id={noteId(id)}>
          {state === 'invalid' && <CircleAlert />}
          {state === 'valid' && <CircleCheck />}
          {note}
        </p>
      )}
    </div>
  );
}
