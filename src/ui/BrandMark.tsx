import css from './BrandMark.module.css';
import { cx } from './cx.ts';

/** The site's arch. `animated`: light moves through it while something loads. */
export function BrandMark({ animated, className }: { animated?: boolean; className?: string }) {
  return (
    <svg className={cx(animated && css.animated, className)} viewBox="0 0 30 34" aria-hidden="true">
      <path className={css.outer} d="M1 34V15A14 14 0 0 1 29 15V34Z" />
      <path className={css.middle} d="M5.8 34V16.5A9.2 9.2 0 0 1 24.2 16.5V34Z" />
      <path className={css.inner} d="M10.4 34V18.5A4.6 4.6 0 0 1 19.6 18.5V34Z" />
    </svg>
  );
}
