import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './RedEnvelopeCard.module.css';
import { RedEnvelopeIcon } from './RedEnvelopeIcon.tsx';
import { Spinner } from './Spinner.tsx';

interface Props {
  /** Without an envelope the card is not rendered. */
  state: 'counting' | 'open' | 'claiming' | 'claimed' | 'taken' | 'failed';
  label: ReactNode;
  /** The countdown, the amount once claimed, or another text. */
  figure: ReactNode;
  onOpen: () => void;
  /** What the button does, such as "Open red envelope". */
  action?: string;
  /** The icon, and the figure where there is room. */
  compact?: boolean;
}

export function RedEnvelopeCard({ state, label, figure, onOpen, action, compact }: Props) {
  const isDone = state === 'taken' || state === 'claimed';
  const idle = isDone || state === 'claiming';
  return (
    <button
      type="button"
      className={cx(css.card, isDone && css.used, compact && css.compact)}
      title={action}
      aria-busy={state === 'claiming' || undefined}
      aria-disabled={idle || undefined}
      onClick={idle ? undefined : onOpen}
    >
      <span className={css.text}>
        <span className={css.label}>{label}</span>
        <span className={css.figure}>{figure}</span>
        {action && !compact && (
          <span className={css.action} aria-hidden="true">
            {action}
          </span>
        )}
      </span>
      <span className={css.image}>
        <RedEnvelopeIcon className={css.icon} open={state === 'claimed'} />
        {state === 'claiming' && <Spinner />}
      </span>
    </button>
  );
}
