import { type ReactElement, useRef } from 'react';
import { cx } from './cx.ts';
import css from './TabNav.module.css';
import { useCurrentInView } from './use-current-in-view.ts';
import { useScrollEdges } from './use-scroll-edges.ts';

interface Props {
  label: string;
  /** The current page, whose link is scrolled into view. */
  page: string;
  /** Links; the one to the current page has `aria-current`. */
  children: readonly ReactElement[];
}

/** Links to the pages of a window, in a line that scrolls if they do not fit. */
export function TabNav({ label, page, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const { start, end } = useScrollEdges(list);
  useCurrentInView(list, page);
  return (
    <nav className={css.nav} aria-label={label}>
      <ul ref={list} className={cx(css.list, !start && css.fadeStart, !end && css.fadeEnd)}>
        {children.map((link) => (
          <li key={link.key}>{link}</li>
        ))}
      </ul>
    </nav>
  );
}
