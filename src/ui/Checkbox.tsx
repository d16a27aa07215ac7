import type { ComponentPropsWithRef } from 'react';
import css from './Checkbox.module.css';

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  invalid?: boolean;
}

export const Checkbox = ({ children, invalid, ...input }: Props) => (
  <label className={css.check}>
    <input {...input} className={css.box} type="checkbox" aria-invalid={invalid || undefined} />
    <span>{children}</span>
  </label>
);
