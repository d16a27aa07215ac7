import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * Opens and closes a native dialog with `open`. Each attempt to close it calls `onClose`; only `open` closes
 * it.
 */
export function useModal(
  open: boolean,
  locked: boolean,
  onClose: (() => void) | undefined,
  takesFocus = false,
) {
  const ref = useRef<HTMLDialogElement>(null);
  // The close event comes after the closing, when this component may be hidden but not unmounted.
  const shown = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    dialog.showModal();
    if (takesFocus) dialog.focus();
    // React focuses it before the dialog is shown, and the browser then what stands first, such as a link before the form.
    else dialog.querySelector<HTMLElement>('[data-autofocus="true"]')?.focus();
    shown.current = true;
    modalStack.add(dialog);
    // Closed before it is removed, or the browser would not restore the focus.
    return () => {
      modalStack.remove(dialog);
      shown.current = false;
      dialog.close();
    };
  }, [open, takesFocus]);

  return {
    ref,
    closedby: locked ? ('none' as const) : ('closerequest' as const),
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      // A file chooser's cancel event bubbles up to here.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (!locked) onClose?.();
    },
    // The browser may close it without a cancel event (a second Escape in a row).
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget && shown.current && !event.currentTarget.open) onClose?.();
    },
  };
}

/** Dialogs that are open as modals, the top one last. Content outside the top one is inert. */
let stack: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly HTMLDialogElement[]) => {
  stack = next;
  for (const listener of listeners) listener();
};

export const modalStack = {
  add: (dialog: HTMLDialogElement) => change([...stack.filter((one) => one !== dialog), dialog]),
  remove: (dialog: HTMLDialogElement) => change(stack.filter((one) => one !== dialog)),
  top: () => stack.at(-1),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
