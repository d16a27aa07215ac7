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
