import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './elements.tsx';
import css from './Steps.module.css';

interface Step {
  id: string;
  label: ReactNode;
  /** A time, or how long it takes. */
  detail?: ReactNode;
}

interface StepsProps {
  steps: readonly Step[];
  /** Place of the current step, from 0; the number of steps if all are done. */
  current: number;
  /** For screen readers, beside a step that is done. */
  doneLabel: string;
  direction?: 'across' | 'down';
}

/** What is done, what is now and what comes. More than two steps across stand one below the other where there is no room. */
export const Steps = ({ steps, current, doneLabel, direction = 'down' }: StepsProps) => (
  <div className={cx(css[direction], steps.length > 2 && css.many)}>
    <ol className={css.steps}>
      {steps.map(({ id, label, detail }, index) => (
        <li
          key={id}
          className={cx(css.step, index < current && css.done, index === current && css.now)}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={css.dot}>
            {index < current ? <Check aria-label={doneLabel} aria-hidden={false} role="img" /> : index + 1}
          </span>
          <span className={css.content}>
            <span className={css.label}>{label}</span>
            {detail && <small className={css.detail}>{detail}</small>}
          </span>
        </li>
      ))}
    </ol>
  </div>
);

interface ProgressBarProps {
  label: string;
  /** From 0 to 1; out of these it is the nearer end. */
  value: number;
  /** The value in words, for screen readers. */
  valueText: string;
  /** `accent` fills with what becomes the member's, `neutral` with what is used up. */
  tone?: 'accent' | 'neutral';
}

export function ProgressBar({ label, value, valueText, tone = 'accent' }: ProgressBarProps) {
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

interface ActionBarProps {
  /** What the action does, or does not do. */
  note?: ReactNode;
  /** The page's main action. */
  children: ReactNode;
}

/** Fixed to the bottom of the phone in place of the navigation; on the desktop nothing. */
export const ActionBar = ({ note, children }: ActionBarProps) => (
  <div className={css.actionBar} data-action-bar>
    {children}
    {note && <p className={css.note}>{note}</p>}
  </div>
);
