import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './DescriptionList.module.css';

export interface Line {
  id: string;
  label: ReactNode;
  value: ReactNode;
}

/** Names and figures, one under the other; figures align at the end. */
export const Lines = ({ lines, total }: { lines: readonly Line[]; total?: Omit<Line, 'id'> }) => (
  <dl>
    {lines.map(({ id, label, value }) => (
      <div key={id} className={css.line}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
    {total && (
      <div className={cx(css.line, css.total)}>
        <dt>{total.label}</dt>
        <dd>{total.value}</dd>
      </div>
    )}
  </dl>
);
