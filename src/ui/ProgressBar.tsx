import { cx } from './cx.ts';
import css from './ProgressBar.module.css';

interface Props {
  label: string;
  /** From 0 to 1; out of these it is the nearer end. */
  value: number;
  /** The value in words, for screen readers. */
  valueText: string;
  /** `accent` fills with what becomes the member's, `neutral` with what is used up. */
  tone?: 'accent' | 'neutral';
}

export function ProgressBar({ label, value, valueText, tone = 'accent' }: Props) {
  const percent = Math.min(Math.max(value, 0), 1) * 100;
  return (
    <div
      className={css.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={valueText}
    >
      <div className={cx(css.fill, css[tone])} style={{ width: `${percent}%` }} />
    </div>
  );
}
