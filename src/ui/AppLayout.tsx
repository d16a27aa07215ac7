import type { ReactNode } from 'react';
import css from './AppLayout.module.css';
import { cx } from './cx.ts';

interface FrameProps {
  layout: 'desktop' | 'phone';
  skipLabel: ReactNode;
  /** Each part may be missing (appPage, header=false, footer=false); the content keeps its gutters. */
  rail?: ReactNode;
  header?: ReactNode;
  dock?: ReactNode;
  children: ReactNode;
}

const MAIN = 'main';

/** The house around a page: rail and header on the desktop, header and bottom bar on the phone. */
export function Frame({ layout, skipLabel, rail, header, dock, children }: FrameProps) {
  const shape = layout === 'desktop' && rail ? css.desktop : css.phone;
  return (
    <div className={cx(shape, Boolean(dock) && css.docked, !header && css.headless)}>
      <a className={css.skip} href={`#${MAIN}`}>
        {skipLabel}
      </a>
      {layout === 'desktop' && rail}
      <div className={css.page}>
        {header}
        <main className={css.main} id={MAIN} tabIndex={-1}>
          {children}
        </main>
      </div>
      {layout === 'phone' && dock}
    </div>
  );
}

interface RailProps {
  label: string;
  brand: ReactNode;
  /** Directories. */
  children: ReactNode;
  foot?: ReactNode;
}

export const Rail = ({ label, brand, children, foot }: RailProps) => (
  <aside className={css.rail}>
    <div className={css.brand}>{brand}</div>
    <nav aria-label={label}>{children}</nav>
    {foot && <div className={css.foot}>{foot}</div>}
  </aside>
);

interface HeaderProps {
  start?: ReactNode;
  /** Letters, wallet, account; or the ways in. */
  children: ReactNode;
}

export const Header = ({ start, children }: HeaderProps) => (
  <header className={css.header}>
    <div className={css.start}>{start}</div>
    {children}
  </header>
);
