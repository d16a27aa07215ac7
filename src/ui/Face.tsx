import type { ComponentPropsWithRef } from 'react';
import css from './Face.module.css';

interface Props extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  label: string;
  /** One or two letters of the account name. */
  initials: string;
}

export const Face = ({ label, initials, ...rest }: Props) => (
  <button type="button" {...rest} className={css.face} aria-label={label} title={label}>
    {initials}
  </button>
);
