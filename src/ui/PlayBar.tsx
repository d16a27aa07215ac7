import CircleX from 'lucide-react/icons/circle-x';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './PlayBar.module.css';
import { Spinner } from './Spinner.tsx';

interface Props extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  state: 'opening' | 'playing' | 'slow' | 'leaving' | 'failed';
  /** Such as "Game in play". */
  label: string;
  name: string;
  art?: string;
  /** Time in play. */
  clock?: ReactNode;
  /** Status text: the provider that opens, where the game is open, where the balance is. */
  status: ReactNode;
  /** Cancel; or Show game and Leave. */
  actions?: ReactNode;
}

/** The running game, shown on every page until it is left. */
export function PlayBar({ state, label, name, art, clock, status, actions, className, ...rest }: Props) {
  const busy = state !== 'playing' && state !== 'failed';
  return (
    <section
      {...rest}
      data-bottom-bar
      className={cx(css.bar, busy && css.busy, state === 'failed' && css.failed, className)}
      aria-label={label}
      aria-busy={busy || undefined}
    >
      <span className={css.art}>
        {art && <img className={css.image} src={art} alt="" />}
        {busy && <Spinner />}
        {state === 'failed' && !art && <CircleX />}
      </span>
      <p className={css.text}>
        <span className={css.head}>
          <span className={css.name}>{name}</span>
          {clock && <span className={css.clock}>{clock}</span>}
        </span>
        <span className={css.status}>{status}</span>
      </p>
      {actions && <div className={css.actions}>{actions}</div>}
    </section>
  );
}
