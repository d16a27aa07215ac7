import type { ReactNode } from 'react';
import css from './Columns.module.css';

interface Props {
  /** What follows from the main column: a summary, status or help. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Two columns on the desktop, one on the phone, where the aside comes last. */
export const Columns = ({ aside, children }: Props) => (
  <div className={css.columns}>
    <div className={css.column}>{children}</div>
    {aside && <div className={css.column}>{aside}</div>}
  </div>
);
