import Check from 'lucide-react/icons/check';
import Lock from 'lucide-react/icons/lock';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import css from './Field.module.css';
import { Field, type FieldProps, fieldAttributes } from './Field.tsx';
import { Spinner } from './Spinner.tsx';

export interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'required'> {
  icon?: ReactNode;
  /** A button at the end of the field. */
  end?: ReactNode;
}

export function TextField({ label, note, state, required, icon, end, id: given, ...input }: TextFieldProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <Field id={id} label={label} note={note} state={state} required={required}>
      <div className={css.frame}>
        {icon}
        <input className={css.input} {...input} {...fieldAttributes(id, { note, state, required })} />
        {state === 'checking' && <Spinner />}
        {state === 'valid' && <Check className={css.success} />}
        {input.disabled && <Lock />}
        {end && <span className={css.end}>{end}</span>}
      </div>
    </Field>
  );
}
