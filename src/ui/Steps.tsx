import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './Steps.module.css';

export interface Step {
  id: string;
  label: ReactNode;
  /** A time, or how long it takes. */
  detail?: ReactNode;
}

interface Props {
  steps: readonly Step[];
  /** Place of the current step, from 0; the number of steps if all are done. */
  current: number;
  /** For screen readers, beside a step that is done. */
  doneLabel: string;
  direction?: 'across' | 'down';
}

/** What is done, what is now and what comes. Steps across stand one below the other where there is no room. */
export const Steps = ({ steps, current, doneLabel, direction = 'down' }: Props) => (
  <div className={css[direction]}>
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
