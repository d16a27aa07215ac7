import type { ReactNode } from 'react';
import css from './BottomNav.module.css';
import { type RenderProp, renderElement } from './render-element.ts';

interface Props {
  label: string;
  /** At most five entries. */
  children: ReactNode;
}

export const BottomNav = ({ label, children }: Props) => (
  <nav className={css.nav} aria-label={label}>
    <ul className={css.list}>{children}</ul>
  </nav>
);

interface EntryProps {
  icon: ReactNode;
  badge?: ReactNode;
  children: ReactNode;
  render: RenderProp;
}

export const BottomNavEntry = ({ icon, badge, children, render }: EntryProps) => (
  <li>
    {renderElement(render, {
      className: css.entry,
      children: (
        <>
          {icon}
          <span className={css.name}>{children}</span>
          {badge}
        </>
      ),
    })}
  </li>
);
