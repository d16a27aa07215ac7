import css from './Badge.module.css';

interface Props {
  count: number;
  max: number;
}

/** A lamp with a figure in the corner of what holds it. The holder's own label says the count in words. */
export function Badge({ count, max }: Props) {
  if (count < 1) return null;
  return (
    <span className={css.badge} aria-hidden="true">
      {count > max ? `${max}+` : count}
    </span>
  );
}
