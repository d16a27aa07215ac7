import type { ReactNode } from 'react';
import css from './ActionBar.module.css';

interface Props {
  /** What the action does, or does not do. */
  note?: ReactNode;
  /** The page's main action. */
  children: ReactNode;
}

/** Fixed to the bottom of the phone in place of the navigation; on the desktop nothing. */
export const ActionBar = ({ note, children }: Props) => (
  <div className={css.bar} data-action-bar>
    {children}
    {note && <p className={css.note}>{note}</p>}
  </div>
);
