import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './RedEnvelopeCard.module.css';
import { RedEnvelopeIcon } from './RedEnvelopeIcon.tsx';
import { Spinner } from './Spinner.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Props {
  /** Without an envelope the card is not rendered. */
  state: 'counting' | 'open' | 'claiming' | 'claimed' | 'taken' | 'failed';
  label: ReactNode;
  /** The countdown, the amount once claimed, or another text. */
  figure: ReactNode;
  onOpen: () => void;
  /** What the button is called if it is compact: its texts alone do not say what it does. */
  name?: string;
  /** What the button does, such as "Open red envelope"; if it is compact, only where there is room. */
  action?: string;
  /** The icon, and action and figure where there is room. */
  compact?: boolean;
}

export function RedEnvelopeCard({ state, label, figure, onOpen, name, action, compact }: Props) {
  const isDone = state === 'taken' || state === 'claimed';
  const idle = isDone || state === 'claiming';
  return (
    <button
      type="button"
      className={cx(css.card, isDone && css.used, compact && css.compact)}
      title={compact ? name : undefined}
      aria-busy={state === 'claiming' || undefined}
      aria-disabled={idle || undefined}
      onClick={idle ? undefined : onOpen}
    >
      {compact && <VisuallyHidden>{name}</VisuallyHidden>}
      <span className={css.text} aria-hidden={compact}>
        {!compact && <span className={css.label}>{label}</span>}
        <span className={css.figure}>{figure}</span>
        {action && <span className={css.action}>{action}</span>}
      </span>
      <span className={css.image}>
        <RedEnvelopeIcon className={css.icon} open={state === 'claimed'} />
        {state === 'claiming' && <Spinner />}
      </span>
    </button>
  );
}
