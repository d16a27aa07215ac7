import type { ReactNode } from 'react';
import css from './KeyAmount.module.css';

interface Props {
  /** What the figure is, above it. It may be left out where the text before it says so. */
  caption?: ReactNode;
  children: ReactNode;
}

/** The one large figure of a page or panel. */
export const KeyAmount = ({ caption, children }: Props) => (
  <div>
    {caption && <p className={css.caption}>{caption}</p>}
    <p className={css.figure}>{children}</p>
  </div>
);
