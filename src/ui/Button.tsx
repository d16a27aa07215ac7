import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import css from './Button.module.css';
import { cx } from './cx.ts';
import { dress, type Wearer } from './render-element.ts';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** One `lit` in a view beside Deposit; `light` for an editorial call; `grave` for what cannot be undone. */
  kind?: 'raised' | 'lit' | 'light' | 'plain' | 'grave';
  /** Full width, or the square of the phone's header. */
  shape?: 'wide' | 'square';
  icon?: ReactNode;
  busy?: boolean;
  /** The present participle shown while busy; given from the start, so that the width never moves. */
  busyLabel?: ReactNode;
  /** The words with the seconds left; the button rests while they are there. */
  cooling?: ReactNode;
  render?: Wearer;
}

const refuse = (event: MouseEvent<HTMLElement>) => event.preventDefault();

export function Button(props: ButtonProps) {
  const { kind = 'raised', shape, icon, busy = false, busyLabel, cooling, render, ...rest } = props;
  const { children, className, disabled = false, onClick, ...others } = rest;
  const resting = disabled || Boolean(cooling);
  const idle = busy || resting;
  const shared = {
    className: cx(css.button, css[kind], shape && css[shape], cooling != null && css.figures, className),
    'aria-busy': busy || undefined,
    'aria-disabled': idle || undefined,
    // A busy or resting button keeps its focus, so it refuses the click in place of `disabled`.
    onClick: idle ? refuse : onClick,
    children: (
      <Faces icon={icon} busy={busy} busyLabel={busyLabel}>
        {cooling ?? children}
      </Faces>
    ),
  };
  if (render) return dress(render, { ...shared, onClick: idle ? refuse : undefined });
  return (
    <button
      type="button"
      {...others}
      {...shared}
      disabled={disabled && !busy}
      aria-disabled={idle || undefined}
    />
  );
}

interface FacesProps extends Pick<ButtonProps, 'icon' | 'busyLabel' | 'children'> {
  busy: boolean;
}

function Faces({ icon, busy, busyLabel, children }: FacesProps) {
  if (busyLabel == null) {
    return (
      <>
        {busy ? <Spinner /> : icon}
        {children}
      </>
    );
  }
  return (
    <span className={css.stack}>
      <span className={cx(css.face, busy && css.away)} aria-hidden={busy}>
        {icon}
        {children}
      </span>
      <span className={cx(css.face, !busy && css.away)} aria-hidden={!busy}>
        <Spinner />
        {busyLabel}
      </span>
    </span>
  );
}
