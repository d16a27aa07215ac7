import type { HTMLAttributes } from 'react';
import css from './OffScreen.module.css';

/** Words for a screen reader only. */
export const OffScreen = (props: HTMLAttributes<HTMLSpanElement>) => (
  <span {...props} className={css.offScreen} />
);
