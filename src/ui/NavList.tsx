import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx, type RenderProp, renderElement } from './elements.tsx';
import css from './NavList.module.css';

interface ListProps extends ComponentPropsWithRef<'ul'> {
  /** Lower entries, for a long list with a mouse. */
  dense?: boolean;
}

/** A list of navigation entries: name at the start, count at the end; the current one is highlighted. */
export const NavList = ({ dense, ...props }: ListProps) => (
  <ul {...props} className={cx(css.list, dense && css.dense)} />
);

/** Heads a group of entries in a list. */
export const NavLabel = ({ children }: { children: ReactNode }) => <li className={css.label}>{children}</li>;

interface EntryProps {
  icon?: ReactNode;
  /** A count, or the current choice. */
  aside?: ReactNode;
  children: ReactNode;
  /** A link or a button. */
  render: RenderProp;
}

export const NavEntry = ({ icon, aside, children, render }: EntryProps) => (
  <li>
    {renderElement(render, {
      className: css.entry,
      children: (
        <>
          {icon}
          <span className={css.name}>{children}</span>
          {aside !== undefined && <span className={css.aside}>{aside}</span>}
        </>
      ),
    })}
  </li>
);
