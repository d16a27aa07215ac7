import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import { modalStack } from './modal-stack.ts';
import css from './Toasts.module.css';

export interface ToastItem {
  id: string;
  tone: 'good' | 'bad' | 'warn' | 'info';
  text: ReactNode;
  detail?: ReactNode;
}

interface Props {
  toasts: readonly ToastItem[];
  label: string;
  closeLabel: string;
  /** Milliseconds until one goes by itself. */
  stay: number;
  onClose: (id: string) => void;
}

const MOST = 4;
const icons = { good: CircleCheck, bad: CircleX, warn: TriangleAlert, info: Info };

/** Always there, empty or not: a screen reader announces only what appears in a region that it knows. */
export function Toasts({ toasts, label, closeLabel, stay, onClose }: Props) {
  const region = useRef<HTMLElement>(null);
  // What is outside the top dialog is inert, a toast too; so it lives inside that dialog while there is one.
  const top = useSyncExternalStore(modalStack.subscribe, modalStack.top);
  const shown = toasts.slice(-MOST);
  const newest = shown.at(-1)?.id;

  useEffect(() => {
    // The top layer of the browser, above every dialog. A dialog that is going takes the region with it.
    if ((top ?? document.body).isConnected) region.current?.togglePopover(newest !== undefined);
  }, [newest, top]);

  useEffect(() => {
    if (newest === undefined) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The dialog below it, and what was typed there, stays for another press.
      event.preventDefault();
      onClose(newest);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [newest, onClose]);

  return createPortal(
    <section
      key={top ? 'dialog' : 'page'}
      ref={region}
      popover="manual"
      className={css.toasts}
      aria-label={label}
      aria-live="polite"
    >
      {shown.map((toast) => (
        <Toast key={toast.id} toast={toast} stay={stay} closeLabel={closeLabel} onClose={onClose} />
      ))}
    </section>,
    top ?? document.body,
  );
}

interface ToastProps extends Pick<Props, 'stay' | 'closeLabel' | 'onClose'> {
  toast: ToastItem;
}

function Toast({ toast, stay, closeLabel, onClose }: ToastProps) {
  const { id, tone, text, detail } = toast;
  const [held, setHeld] = useState(false);
  const close = useCallback(() => onClose(id), [onClose, id]);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(close, stay);
    return () => clearTimeout(timer);
  }, [held, close, stay]);
  const Icon = icons[tone];
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only its time stands still under the pointer
    <div
      className={cx(css.toast, css[tone])}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon />
      <p className={css.text}>
        {text}
        {detail && <span className={css.detail}>{detail}</span>}
      </p>
      <IconButton small className={css.close} label={closeLabel} onClick={close}>
        <X />
      </IconButton>
    </div>
  );
}
