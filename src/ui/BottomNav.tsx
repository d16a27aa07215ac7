import type { ReactNode } from 'react';
import css from './BottomNav.module.css';
import { dress, type Wearer } from './render-element.ts';

interface Props {
  label: string;
  /** Five entries at most. */
  children: ReactNode;
}

export const Dock = ({ label, children }: Props) => (
  <nav className={css.dock} aria-label={label}>
    <ul className={css.list}>{children}</ul>
  </nav>
);

interface EntryProps {
  icon: ReactNode;
  badge?: ReactNode;
  children: ReactNode;
  render: Wearer;
}

export const DockEntry = ({ icon, badge, children, render }: EntryProps) => (
  <li>
    {dress(render, {
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
