import type { ReactNode } from 'react';
import { Arch } from './BrandMark.tsx';
import { cx } from './cx.ts';
import css from './LoadingOverlay.module.css';

/** Over the page while it changes; goes with a fade of 400 ms, comes at once. */
export const LoadingOverlay = ({ shown, children }: { shown: boolean; children?: ReactNode }) => (
  <div className={cx(css.overlay, shown && css.shown)} role="status">
    <Arch className={css.arch} walking />
    <span>{shown && children}</span>
  </div>
);
