import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { modalStack } from './modal-stack.ts';

/** Opens and closes a native dialog with `open`; every way to close it asks `onClose` and nothing else closes it. */
export function useModal(open: boolean, locked: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  // The browser tells of a closing later than it closes, when what is here may be hidden and not gone.
  const shown = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    dialog.showModal();
    shown.current = true;
    modalStack.add(dialog);
    // Closed before it leaves the page, or the browser would not give the focus back.
    return () => {
      modalStack.remove(dialog);
      shown.current = false;
      dialog.close();
    };
  }, [open]);

  return {
    ref,
    closedby: locked ? ('none' as const) : ('closerequest' as const),
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      // A file chooser's cancel bubbles up to here.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (!locked) onClose();
    },
    // The browser may close it without asking (a second Escape in a row).
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget && shown.current && !event.currentTarget.open) onClose();
    },
  };
}
