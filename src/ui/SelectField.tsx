import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import css from './Field.module.css';
import { Field, type FieldProps, spoken } from './Field.tsx';

interface Props extends FieldProps, Omit<ComponentPropsWithRef<'select'>, 'required'> {
  icon?: ReactNode;
}

/** The system's own list: it is the best one on a phone and needs no script. Options come as children. */
export function SelectField({ label, note, state, required, icon, id: given, ...select }: Props) {
  const own = useId();
  const id = given ?? own;
  return (
    <Field id={id} label={label} note={note} state={state} required={required}>
      <div className={css.frame}>
        {icon}
        <select className={css.input} {...select} {...spoken(id, { note, state, required })} />
        <ChevronDown />
      </div>
    </Field>
  );
}
