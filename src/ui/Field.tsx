import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './Field.module.css';

type FieldState = 'wrong' | 'checking' | 'right';

export interface FieldProps {
  label: ReactNode;
  /** Help at rest; what is wrong, being checked or right otherwise. */
  note?: ReactNode;
  state?: FieldState;
  required?: boolean;
}

interface Props extends FieldProps {
  id: string;
  children: ReactNode;
}

const noteId = (id: string) => `${id}-note`;

/** What the control inside must carry so that label and note reach a screen reader. */
export const spoken = (id: string, { note, state, required }: Omit<FieldProps, 'label'>) => ({
  id,
  'aria-describedby': note ? noteId(id) : undefined,
  'aria-invalid': state === 'wrong' || undefined,
  'aria-busy': state === 'checking' || undefined,
  'aria-required': required || undefined,
});

export function Field({ id, label, note, state, required, children }: Props) {
  return (
    <div className={cx(css.field, state === 'wrong' && css.wrong, state === 'right' && css.right)}>
      <label className={css.label} htmlFor={id}>
        {label}
        {required && (
          <span className={css.mark} aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children}
      {note && (
        <p className={css.note} id={noteId(id)}>
          {state === 'wrong' && <CircleAlert />}
          {state === 'right' && <CircleCheck />}
          {note}
        </p>
      )}
    </div>
  );
}
