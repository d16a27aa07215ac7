import type { ReactNode } from 'react';
import css from './KeyAmount.module.css';

interface Props {
  /** Above the figure; without, what stands before it says what it is. */
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
