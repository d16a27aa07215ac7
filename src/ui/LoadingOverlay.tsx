import type { ReactNode } from 'react';
import { BrandMark } from './BrandMark.tsx';
import { cx } from './cx.ts';
import css from './LoadingOverlay.module.css';

/** Overlay while the page changes: appears at once and fades out. */
export const LoadingOverlay = ({ shown, children }: { shown: boolean; children?: ReactNode }) => (
  <div className={cx(css.overlay, shown && css.shown)} role="status">
    <BrandMark className={css.arch} animated />
    <span>{shown && children}</span>
  </div>
);
