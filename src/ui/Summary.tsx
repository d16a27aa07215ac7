import type { ReactNode } from 'react';
import { DescriptionList, type Line } from './DescriptionList.tsx';
import { Panel } from './Panel.tsx';
import css from './Summary.module.css';

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
