import { CircleX } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx, hideBrokenImage, Spinner } from './elements.tsx';
import css from './PlayFrame.module.css';

interface Props extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  state: 'opening' | 'playing' | 'slow' | 'failed' | 'leaving';
  label: string;
  name: string;
  by: ReactNode;
  /** The game's picture, shown blurred until the game can be played. */
  art?: string | undefined;
  /** Time in play. */
  clock?: ReactNode;
  balance?: ReactNode;
  /** Deposit, full screen, exit. */
  actions: ReactNode;
  /** What is awaited or has failed, with its actions; covers the stage. */
  overlay?: ReactNode;
  /** A `PlayNote`. */
  note?: ReactNode;
  /** The game's frame. */
  children?: ReactNode;
}

export function PlayFrame(props: Props) {
  const {
    state,
    label,
    name,
    by,
    art,
    clock,
    balance,
    actions,
    overlay,
    note,
    children,
    className,
    ...rest
  } = props;
  const busy = state !== 'playing' && state !== 'failed';
  return (
    <section
      {...rest}
      className={cx(css.frame, state === 'failed' && css.failed, className)}
      data-part="play-frame"
      aria-label={label}
      aria-busy={busy || undefined}
    >
      <header className={css.head}>
        <div className={css.title}>
          <h2 className={css.name}>{name}</h2>
          <span className={css.by}>
            <span className={css.provider}>{by}</span>
            {clock && <span className={css.clock}>{clock}</span>}
          </span>
        </div>
        {balance && <span className={css.balance}>{balance}</span>}
        <div className={css.actions}>{actions}</div>
      </header>
      {note}
      <div className={css.stage}>
        {children}
        {overlay && art && state !== 'failed' && (
          <img className={css.art} src={art} alt="" onError={hideBrokenImage} />
        )}
        {overlay && (
          <div className={css.overlay} role="status">
            {state === 'failed' ? <CircleX /> : <Spinner />}
            <p className={css.opening}>{name}</p>
            {overlay}
          </div>
        )}
      </div>
    </section>
  );
}

interface NoteProps {
  action: ReactNode;
  children: ReactNode;
}

/** A note that does not interrupt the game, such as that transfers are closed. */
export const PlayNote = ({ action, children }: NoteProps) => (
  <div className={css.note} role="status">
    <span className={css.text}>{children}</span>
    {action}
  </div>
);
