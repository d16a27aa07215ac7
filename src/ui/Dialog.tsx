import CircleAlert from 'lucide-react/icons/circle-alert';
import X from 'lucide-react/icons/x';
import { type ComponentPropsWithRef, type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { cx } from './cx.ts';
import css from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import { useModal } from './use-modal.ts';

interface Props extends Omit<ComponentPropsWithRef<'dialog'>, 'title' | 'onClose' | 'ref'> {
  /** Set to false it closes with its own motion and stays, ready to open again. */
  open?: boolean;
  title: ReactNode;
  text?: ReactNode;
  /** At the top, edge to edge. */
  picture?: ReactNode;
  /** What did not work, said where the person looks. */
  failure?: ReactNode;
  acts?: ReactNode;
  /** Without it there is no cross: the acts alone lead out. */
  closeLabel?: string;
  onClose: () => void;
  /** While money moves: no cross, no Escape, no press beside it. */
  locked?: boolean;
  size?: 'wide';
  tone?: 'lacquer';
}

/** A native modal: the browser keeps the focus inside and gives it back. On the phone it is a sheet from below. */
export function Dialog(props: Props) {
  const { open = true, title, text, picture, failure, acts, children, ...rest } = props;
  const { closeLabel, onClose, locked = false, size, tone, className, ...dialog } = rest;
  const id = useId();
  const modal = useModal(open, locked, onClose);
  const beside = useBeside(() => !locked && onClose());
  return (
    <dialog
      {...dialog}
      {...modal}
      {...beside}
      className={cx(css.dialog, size && css[size], tone && css[tone], className)}
      aria-labelledby={id}
    >
      {picture && <div className={css.picture}>{picture}</div>}
      <div className={css.body}>
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
        {children}
        {acts && <div className={css.acts}>{acts}</div>}
      </div>
      {closeLabel && (
        <IconButton
          className={css.close}
          label={closeLabel}
          glass={picture != null}
          idle={locked}
          onClick={onClose}
        >
          <X />
        </IconButton>
      )}
    </dialog>
  );
}

/** A press that begins and ends on the backdrop; one that slips off a field while selecting text is not meant. */
function useBeside(act: () => void) {
  const began = useRef(false);
  const outside = (event: PointerEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return false;
    const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
    return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      began.current = outside(event);
    },
    onPointerUp: (event: PointerEvent<HTMLDialogElement>) => {
      if (began.current && outside(event)) act();
      began.current = false;
    },
  };
}
