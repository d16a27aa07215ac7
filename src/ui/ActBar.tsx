import type { ReactNode } from 'react';
import css from './ActBar.module.css';

interface Props {
  /** What the action does, or does not do. */
  note?: ReactNode;
  /** The page's main action. */
  children: ReactNode;
}

/** Fixed to the bottom of the phone in place of the navigation; on the desktop nothing. */
export const ActBar = ({ note, children }: Props) => (
  <div className={css.bar} data-act-bar>
    {children}
    {note && <p className={css.note}>{note}</p>}
  </div>
);
