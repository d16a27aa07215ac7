import { useSyncExternalStore } from 'react';
import { localStore } from '#src/storage/store.ts';

const listeners = new Set<() => void>();
const isVisible = () => localStore.get('eyeOpen') !== '0';

function toggle() {
  localStore.set('eyeOpen', isVisible() ? '0' : '1');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Another window has hidden or shown them.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether balances are visible, in every window of this browser. */
export const useBalanceVisibility = () => ({
  isVisible: useSyncExternalStore(subscribe, isVisible),
  toggle,
});
