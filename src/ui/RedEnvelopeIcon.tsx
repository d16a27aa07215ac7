import { useId } from 'react';
import { cx } from './elements.tsx';
import css from './RedEnvelopeIcon.module.css';

interface Props {
  open?: boolean;
  className?: string;
}

/** The red envelope, sealed or open. */
export const RedEnvelopeIcon = ({ open, className }: Props) =>
  open ? <Opened className={className} /> : <Sealed className={className} />;

function Sealed({ className }: Props) {
  const paint = useId();
  return (
    <svg className={cx(css.icon, className)} viewBox="0 0 74 92" aria-hidden="true">
      <linearGradient id={paint} x2="0" y2="1">
        <stop className={css.top} />
        <stop className={css.bottom} offset="1" />
      </linearGradient>
      <rect width="74" height="92" rx="9" fill={`url(#${paint})`} />
      <path className={css.flap} d="M0 9A9 9 0 0 1 9 0H65A9 9 0 0 1 74 9V26C74 44 56 54 37 54S0 44 0 26Z" />
      <path className={css.fold} d="M0 26C0 44 18 54 37 54S74 44 74 26" />
      <circle className={css.paper} cx="37" cy="53" r="14" />
      <path className={css.seal} d="M30 60.5V53A7 7 0 0 1 44 53V60.5Z" />
      <path className={css.paper} d="M33.8 60.5V54.6A3.2 3.2 0 0 1 40.2 54.6V60.5Z" />
    </svg>
  );
}

const Opened = ({ className }: Props) => (
  <svg className={cx(css.icon, className)} viewBox="0 0 150 150" aria-hidden="true">
    <path className={css.inside} d="M30 62 75 20 120 62Z" />
    <rect className={css.paper} x="42" y="34" width="66" height="80" rx="6" />
    <path className={css.lamp} d="M60 84V62A15 15 0 0 1 90 62V84Z" />
    <path className={css.seal} d="M68 84V66A7 7 0 0 1 82 66V84Z" />
    <path
      className={css.front}
      d="M30 62C30 62 50 92 75 92S120 62 120 62V134A10 10 0 0 1 110 144H40A10 10 0 0 1 30 134Z"
    />
  </svg>
);
