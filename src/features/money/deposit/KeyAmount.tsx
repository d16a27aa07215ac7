import type { ReactNode } from 'react';
import css from './Deposit.module.css';

/** The one large figure of a page. */
export const KeyAmount = ({ caption, children }: { caption: ReactNode; children: ReactNode }) => (
  <div>
    <p className={css.caption}>{caption}</p>
    <p className={css.figure}>{children}</p>
  </div>
);
