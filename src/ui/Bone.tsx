import css from './Bone.module.css';
import { cx } from './cx.ts';

/** Ground of what is still coming; its shape comes from the class of the one that waits. */
export const Bone = ({ className }: { className?: string }) => (
  <span className={cx(css.bone, className)} aria-hidden="true" />
);
