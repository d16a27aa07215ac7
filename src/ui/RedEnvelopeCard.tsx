import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './RedEnvelopeCard.module.css';
import { Packet } from './RedEnvelopeIcon.tsx';
import { Spinner } from './Spinner.tsx';

interface Props {
  /** Without an envelope the card is not there at all. */
  state: 'counting' | 'open' | 'claiming' | 'claimed' | 'taken' | 'failed';
  label: ReactNode;
  /** The clock while it counts, the amount once it is claimed, a word otherwise. */
  figure: ReactNode;
  onOpen: () => void;
  /** One line high, for the top of a page. */
  slim?: boolean;
}

export function EnvelopeCard({ state, label, figure, onOpen, slim }: Props) {
  const over = state === 'taken' || state === 'claimed';
  const idle = over || state === 'claiming';
  return (
    <button
      type="button"
      className={cx(css.card, over && css.spent, slim && css.slim)}
      aria-busy={state === 'claiming' || undefined}
      aria-disabled={idle || undefined}
      onClick={idle ? undefined : onOpen}
    >
      <span className={css.words}>
        <span className={css.label}>{label}</span>
        <span className={css.figure}>{figure}</span>
      </span>
      <span className={css.picture}>
        <Packet className={css.packet} open={state === 'claimed'} />
        {state === 'claiming' && <Spinner />}
      </span>
    </button>
  );
}
