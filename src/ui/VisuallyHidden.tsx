import type { HTMLAttributes } from 'react';
import css from './VisuallyHidden.module.css';

/** Text for screen readers only. */
export const VisuallyHidden = (props: HTMLAttributes<HTMLSpanElement>) => (
  <span {...props} className={css.visuallyHidden} />
);
