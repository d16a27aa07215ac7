import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { cx, IconButton } from './elements.tsx';
import css from './Toasts.module.css';
import { modalStack } from './use-modal.ts';

interface ToastItem {
  id: string;
  tone: 'success' | 'error' | 'warning' | 'info';
  text: ReactNode;
  detail?: ReactNode;
  /** Below the words, over the whole width. */
  more?: ReactNode;
}

interface Props {
  toasts: readonly ToastItem[];
  label: string;
  closeLabel: string;
  /** Calls `close` when a toast has been shown long enough, with more than words longer; returns a function that prevents it. */
  closeLater: (close: () => void, hasMore: boolean) => () => void;
  onClose: (id: string) => void;
}

const MAX_TOASTS = 4;
const icons = { success: CircleCheck, error: CircleX, warning: TriangleAlert, info: Info };

/** Always mounted: a screen reader announces only what appears in a region that it knows. */
export function Toasts({ toasts, label, closeLabel, closeLater, onClose }: Props) {
  const region = useRef<HTMLElement>(null);
  // Content outside the top dialog is inert, toasts too, so they are rendered inside that dialog.
  const top = useSyncExternalStore(modalStack.subscribe, modalStack.top);
  const shown = toasts.slice(-MAX_TOASTS);
  const newest = shown.at(-1)?.id;

  useEffect(() => {
    // The browser's top layer, above every dialog. A dialog that is being removed takes the region with it.
    if ((top ?? document.body).isConnected) region.current?.togglePopover(newest !== undefined);
  }, [newest, top]);

  useEffect(() => {
    if (newest === undefined) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The dialog below, with its typed text, stays open for another Escape.
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
        <Toast
          key={toast.id}
          toast={toast}
          closeLater={closeLater}
          closeLabel={closeLabel}
          onClose={onClose}
        />
      ))}
    </section>,
    top ?? document.body,
  );
}

interface ToastProps extends Pick<Props, 'closeLater' | 'closeLabel' | 'onClose'> {
  toast: ToastItem;
}

function Toast({ toast, closeLater, closeLabel, onClose }: ToastProps) {
  const { id, tone, text, detail, more } = toast;
  const hasMore = more !== undefined;
  const [paused, setPaused] = useState(false);
  const close = useCallback(() => onClose(id), [onClose, id]);
  useEffect(() => {
    if (!paused) return closeLater(close, hasMore);
  }, [paused, hasMore, close, closeLater]);
  const Icon = icons[tone];
  const pause = () => setPaused(true);
  const resume = () => setPaused(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only pauses its timer
    <div
      className={cx(css.toast, css[tone])}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <Icon />
      <p className={css.text}>
        {text}
        {detail && <span className={css.detail}>{detail}</span>}
      </p>
      <IconButton small className={css.close} label={closeLabel} onClick={close}>
        <X />
      </IconButton>
      {hasMore && <div className={css.more}>{more}</div>}
    </div>
  );
}
