import type { ReactNode } from 'react';
import css from './CardPage.module.css';

/** A member page with a single card. */
export const CardPage = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div className={css.page}>
    <h1 className={css.title}>{title}</h1>
    <div className={css.card}>{children}</div>
  </div>
);
