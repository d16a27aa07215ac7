import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentPropsWithRef, useId } from 'react';
import { cx } from './cx.ts';
import css from './Field.module.css';
import { Field, type FieldProps, fieldAttributes } from './Field.tsx';

type Props = FieldProps & Omit<ComponentPropsWithRef<'select'>, 'required'>;

/** A native select: the best one on a phone, and it needs no script. Options are children. */
export function SelectField({ label, note, state, required, id: given, ...select }: Props) {
  const own = useId();
  const id = given ?? own;
  return (
    <Field id={id} label={label} note={note} state={state} required={required}>
      <div className={cx(css.frame, css.select)}>
        <select className={css.input} {...select} {...fieldAttributes(id, { note, state, required })} />
        <ChevronDown />
      </div>
    </Field>
  );
}
