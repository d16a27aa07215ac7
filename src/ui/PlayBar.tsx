import CircleX from 'lucide-react/icons/circle-x';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './PlayBar.module.css';
import { Spinner } from './Spinner.tsx';

interface Props extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  state: 'opening' | 'playing' | 'slow' | 'leaving' | 'failed';
  /** "Game in play". */
  label: string;
  name: string;
  art?: string;
  /** What goes on, in words: the provider that opens, time in play, where the money is. */
  status: ReactNode;
  /** Cancel; Show window and Leave. */
  acts?: ReactNode;
}

/** The running game, over every page of the house until it is left. */
export function PlayBar({ state, label, name, art, status, acts, className, ...rest }: Props) {
  const busy = state !== 'playing' && state !== 'failed';
  return (
    <section
      {...rest}
      data-play-bar
      className={cx(css.bar, busy && css.busy, state === 'failed' && css.failed, className)}
      aria-label={label}
      aria-busy={busy || undefined}
    >
      <span className={css.art}>
        {art && <img className={css.picture} src={art} alt="" />}
        {busy && <Spinner />}
        {state === 'failed' && !art && <CircleX />}
      </span>
      <p className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.status}>{status}</span>
      </p>
      {acts && <div className={css.acts}>{acts}</div>}
    </section>
  );
}
