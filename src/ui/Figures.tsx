import type { ReactNode } from 'react';
import css from './Figures.module.css';

interface Figure {
  id: string;
  label: ReactNode;
  value: ReactNode;
  note?: ReactNode;
}

/** Sums of a report in one strip. */
export const Figures = ({ figures, note }: { figures: readonly Figure[]; note?: ReactNode }) => (
  <div className={css.frame}>
    <dl className={css.figures}>
      {figures.map(({ id, label, value, note: own }) => (
        <div key={id} className={css.figure}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {own && <dd className={css.own}>{own}</dd>}
        </div>
      ))}
    </dl>
    {note && <div className={css.note}>{note}</div>}
  </div>
);
