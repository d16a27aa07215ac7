import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './DescriptionList.module.css';
import { Panel } from './Panel.tsx';

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

interface Props {
  title: ReactNode;
  end?: ReactNode;
  lines: readonly Line[];
  /** The result of the lines. */
  total?: Omit<Line, 'id'>;
  /** What holds for it, then the main action. */
  children?: ReactNode;
}

/** What follows from the member's choices, line by line, with the button that confirms it. */
export const Summary = ({ title, end, lines, total, children }: Props) => (
  <Panel title={title} end={end}>
    <DescriptionList lines={lines} total={total} />
    {children && <div className={css.rest}>{children}</div>}
  </Panel>
);
