import type { HTMLAttributes } from 'react';
import css from './VisuallyHidden.module.css';

/** Words for a screen reader only. */
export const OffScreen = (props: HTMLAttributes<HTMLSpanElement>) => (
  <span {...props} className={css.offScreen} />
);
