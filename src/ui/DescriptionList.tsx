import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './DescriptionList.module.css';

export interface Line {
  id: string;
  label: ReactNode;
  value: ReactNode;
}

/** Labels and values, one pair per row; values align at the end. */
export const DescriptionList = ({ lines, total }: { lines: readonly Line[]; total?: Omit<Line, 'id'> }) => (
  <dl>
    {lines.map(({ id, label, value }) => (
      <div key={id} className={css.row}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
    {total && (
      <div className={cx(css.row, css.total)}>
        <dt>{total.label}</dt>
        <dd>{total.value}</dd>
      </div>
    )}
  </dl>
);
