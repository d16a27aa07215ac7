import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { type RenderProp, renderElement } from './elements.tsx';
import css from './RowList.module.css';

/** Rows of a card, each a link or a button. */
export const RowList = ({ children }: { children: ReactNode }) => <ul className={css.list}>{children}</ul>;

interface RowProps {
  icon?: ReactNode;
  /** At the end: a count or the current value. */
  aside?: ReactNode;
  children: ReactNode;
  render: RenderProp;
}

export const Row = ({ icon, aside, children, render }: RowProps) => (
  <li>
    {renderElement(render, {
      className: css.row,
      children: (
        <>
          {icon}
          <span className={css.name}>{children}</span>
          {aside && <span className={css.aside}>{aside}</span>}
          <ChevronRight className={css.chevron} />
        </>
      ),
    })}
  </li>
);

/** A count of what waits. */
export const RowCount = ({ children }: { children: ReactNode }) => (
  <span className={css.count}>{children}</span>
);
