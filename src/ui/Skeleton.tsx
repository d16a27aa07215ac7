import { cx } from './cx.ts';
import css from './Skeleton.module.css';

/** Ground of what is still coming; its shape comes from the class of the one that waits. */
export const Bone = ({ className }: { className?: string }) => (
  <span className={cx(css.bone, className)} aria-hidden="true" />
);
