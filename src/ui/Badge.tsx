import css from './Badge.module.css';

interface Props {
  count: number;
  max: number;
}

/** A count in the corner of its parent, whose own label must contain the count in words. */
export function Badge({ count, max }: Props) {
  if (count < 1) return null;
  return (
    <span className={css.badge} aria-hidden="true">
      {count > max ? `${max}+` : count}
    </span>
  );
}
