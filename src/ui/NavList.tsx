import type { ComponentPropsWithRef, ReactNode } from 'react';
import css from './NavList.module.css';
import { dress, type Wearer } from './render-element.ts';

/** A list of ways to go: name to the left, count to the right; the lit one is where you are. */
export const Directory = (props: ComponentPropsWithRef<'ul'>) => <ul {...props} className={css.directory} />;

interface EntryProps {
  icon?: ReactNode;
  /** A count, or the present choice. */
  aside?: ReactNode;
  children: ReactNode;
  /** A link or a button. */
  render: Wearer;
}

export const DirectoryEntry = ({ icon, aside, children, render }: EntryProps) => (
  <li>
    {dress(render, {
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
