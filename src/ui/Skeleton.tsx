import { cx } from './cx.ts';
import css from './Skeleton.module.css';

/** Background of content that is loading; its size comes from the given class. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span className={cx(css.skeleton, className)} aria-hidden="true" />
);

/** Keys of that many skeletons. */
export const indexes = (count: number) => Array.from({ length: count }, (_, index) => index);
