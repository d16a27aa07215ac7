import CircleX from 'lucide-react/icons/circle-x';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './PlayFrame.module.css';
import { Spinner } from './Spinner.tsx';

interface Props extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  state: 'opening' | 'playing' | 'slow' | 'failed' | 'leaving';
  label: string;
  name: string;
  by: ReactNode;
  /** Time in play. */
  clock?: ReactNode;
  balance?: ReactNode;
  /** Deposit, full screen, exit. */
  acts: ReactNode;
  /** What is being waited for or what failed, and what can be done; over the stage. */
  veil?: ReactNode;
  /** A `PlayNote`. */
  note?: ReactNode;
  /** The game. */
  children?: ReactNode;
}

/** A game inside the page. */
export function PlayFrame(props: Props) {
  const { state, label, name, by, clock, balance, acts, veil, note, children, className, ...rest } = props;
  const busy = state !== 'playing' && state !== 'failed';
  return (
    <section
      {...rest}
      className={cx(css.frame, state === 'failed' && css.failed, className)}
      aria-label={label}
      aria-busy={busy || undefined}
    >
      <header className={css.head}>
        <div className={css.title}>
          <h2 className={css.name}>{name}</h2>
          <span className={css.by}>
            <span className={css.who}>{by}</span>
            {clock && <span className={css.clock}>{clock}</span>}
          </span>
        </div>
        {balance && <span className={css.meter}>{balance}</span>}
        <div className={css.acts}>{acts}</div>
      </header>
      {note}
      <div className={css.stage}>
        {children}
        {veil && (
          <div className={css.veil} role="status">
            {state === 'failed' ? <CircleX /> : <Spinner />}
            {veil}
          </div>
        )}
      </div>
    </section>
  );
}

interface NoteProps {
  act: ReactNode;
  children: ReactNode;
}

/** Said without stopping the game: a reminder, or that transfers are closed. */
export const PlayNote = ({ act, children }: NoteProps) => (
  <div className={css.note} role="status">
    <span className={css.words}>{children}</span>
    {act}
  </div>
);
