import { CircleAlert, X } from 'lucide-react';
import { type ComponentPropsWithRef, type PointerEvent, type ReactNode, useId, useRef } from 'react';
import css from './Dialog.module.css';
import { cx, HeadingLevel, IconButton } from './elements.tsx';
import { useModal } from './use-modal.ts';

interface Props extends Omit<ComponentPropsWithRef<'dialog'>, 'title' | 'onClose' | 'ref'> {
  /** False closes it with its animation and keeps it mounted. */
  open?: boolean;
  title: ReactNode;
  text?: ReactNode;
  /** At the top, edge to edge. It scrolls with the content, of which there may be much: the actions stay in sight below. */
  image?: ReactNode;
  /** Error text, shown inside the dialog. */
  failure?: ReactNode;
  actions?: ReactNode;
  /** Without it there is no close button: only the actions close the dialog. */
  closeLabel?: string;
  /** Called by each way to close it; a locked dialog has none. */
  onClose?: () => void;
  /** While money moves, or until an action is done: no close button, no Escape, no click on the backdrop. */
  locked?: boolean;
  /** The dialog itself takes the focus, so that a key that was meant for something else presses no button. */
  takesFocus?: boolean;
  size?: 'wide';
  tone?: 'festive';
}

/** A native modal: the browser keeps the focus inside and restores it. A bottom sheet on the phone. */
export function Dialog(props: Props) {
  const { open = true, title, text, image, failure, actions, children, ...rest } = props;
  const { closeLabel, onClose, locked = false, takesFocus = false, size, tone, className, ...dialog } = rest;
  const id = useId();
  const modal = useModal(open, locked, onClose, takesFocus);
  const backdropHandlers = useBackdropClick(() => !locked && onClose?.());
  const foot = actions && <div className={css.actions}>{actions}</div>;
  return (
    <dialog
      {...dialog}
      {...modal}
      {...backdropHandlers}
      className={cx(css.dialog, size && css[size], tone && css[tone], className)}
      aria-labelledby={id}
    >
      <div className={css.body}>
        {image && <div className={css.image}>{image}</div>}
        <div className={css.head}>
          <h2 className={css.title} id={id}>
            {title}
          </h2>
          {text && <p className={css.text}>{text}</p>}
        </div>
        {failure && (
          <p className={css.failure} role="alert">
            <CircleAlert />
            {failure}
          </p>
        )}
        <HeadingLevel value="h3">{children}</HeadingLevel>
        {!image && foot}
      </div>
      {image && foot}
      {closeLabel && (
        <IconButton
          className={css.close}
          label={closeLabel}
          glass={image != null}
          idle={locked}
          onClick={onClose}
        >
          <X />
        </IconButton>
      )}
    </dialog>
  );
}

/** A click that begins and ends on the backdrop; one that begins in a field, to select text, is ignored. */
function useBackdropClick(onClick: () => void) {
  const beganOutside = useRef(false);
  const isOutside = (event: PointerEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return false;
    const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
    return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      beganOutside.current = isOutside(event);
    },
    onPointerUp: (event: PointerEvent<HTMLDialogElement>) => {
      if (beganOutside.current && isOutside(event)) onClick();
      beganOutside.current = false;
    },
  };
}
