import type { ComponentPropsWithRef } from 'react';
import css from './Checkbox.module.css';

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  wrong?: boolean;
}

export const Checkbox = ({ children, wrong, ...input }: Props) => (
  <label className={css.check}>
    <input {...input} className={css.box} type="checkbox" aria-invalid={wrong || undefined} />
    <span>{children}</span>
  </label>
);
