import type { ReactNode } from 'react';
import css from './RowPair.module.css';

/** Two rows of tiles side by side: a short one, and one that fills the rest of the line. */
export const RowPair = ({ children }: { children: ReactNode }) => <div className={css.pair}>{children}</div>;
