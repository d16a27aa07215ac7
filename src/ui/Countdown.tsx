import type { ReactNode } from 'react';
import css from './Countdown.module.css';

interface Props {
  /** The time left in words: the boxes alone would be read as separate numbers. */
  label: string;
  parts: { unit: ReactNode; id: string; figure: string }[];
}

export const Countdown = ({ label, parts }: Props) => (
  <div className={css.countdown} role="timer" aria-label={label}>
    {parts.map(({ id, figure, unit }) => (
      <span key={id} className={css.part} aria-hidden="true">
        <span className={css.figure}>{figure}</span>
        <span className={css.unit}>{unit}</span>
      </span>
    ))}
  </div>
);
