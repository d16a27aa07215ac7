import type { ReactNode } from 'react';
import css from './CardPage.module.css';

/** A page of a member's own that holds one thing. */
export const Sheet = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div className={css.sheet}>
    <h1 className={css.title}>{title}</h1>
    <div className={css.card}>{children}</div>
  </div>
);
