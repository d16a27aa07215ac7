import { Check, ChevronDown, CircleAlert, CircleCheck, Eye, EyeOff, Lock } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import checkboxCss from './Checkbox.module.css';
import { cx, IconButton, Spinner } from './elements.tsx';
import css from './Field.module.css';

type FieldState = 'invalid' | 'checking' | 'valid';

export interface FieldProps {
  label: ReactNode;
  /** The label is as large as the legends of choices in the same form. */
  prominent?: boolean | undefined;
  /** Help text; or the error, or the state of a check. */
  note?: ReactNode;
  state?: FieldState;
  required?: boolean;
}

interface NoteIdProps extends FieldProps {
  id: string;
  children: ReactNode;
}

const noteId = (id: string) => `${id}-note`;

/** Attributes that connect the control with its label and note for screen readers. */
export const fieldAttributes = (
  id: string,
  { note, state, required }: Omit<FieldProps, 'label' | 'prominent'>,
) => ({
  id,
  'aria-describedby': note ? noteId(id) : undefined,
  'aria-invalid': state === 'invalid' || undefined,
  'aria-busy': state === 'checking' || undefined,
  'aria-required': required || undefined,
});

export function Field({ id, label, prominent, note, state, required, children }: NoteIdProps) {
  return (
    <div className={cx(css.field, state === 'invalid' && css.invalid, state === 'valid' && css.valid)}>
      <label className={cx(css.label, prominent && css.prominent)} htmlFor={id}>
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
        <input
          className={css.input}
          data-autofocus={input.autoFocus}
          {...input}
          {...fieldAttributes(id, { note, state, required })}
        />
        {state === 'checking' && <Spinner />}
        {state === 'valid' && <Check className={css.success} />}
        {input.disabled && <Lock />}
        {end && <span className={css.end}>{end}</span>}
      </div>
    </Field>
  );
}

type SelectFieldProps = FieldProps & Omit<ComponentPropsWithRef<'select'>, 'required'>;

/** A native select: the best one on a phone, and it needs no script. Options are children. */
export function SelectField({ label, note, state, required, id: given, ...select }: SelectFieldProps) {
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

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  showLabel: string;
  hideLabel: string;
}

export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  const toggle = (
    <IconButton small label={visible ? hideLabel : showLabel} onClick={() => setVisible(!visible)}>
      {visible ? <EyeOff /> : <Eye />}
    </IconButton>
  );
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...field}
      type={visible ? 'text' : 'password'}
      end={toggle}
    />
  );
}

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  invalid?: boolean;
}

export const Checkbox = ({ children, invalid, ...input }: CheckboxProps) => (
  <label className={checkboxCss.check}>
    <input {...input} className={checkboxCss.box} type="checkbox" aria-invalid={invalid || undefined} />
    <span>{children}</span>
  </label>
);
