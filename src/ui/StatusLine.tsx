import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './StatusLine.module.css';

interface Props {
  /** The colour of the icon; the words have the meaning. */
  tone: 'success' | 'warning' | 'error' | 'info' | 'neutral';
  icon: ReactNode;
  children: ReactNode;
}

/** The status of something, such as "Verified" or "Under review". */
export const StatusLine = ({ tone, icon, children }: Props) => (
  <span className={cx(css.status, css[tone])}>
    {icon}
    <span className={css.content}>{children}</span>
  </span>
);
