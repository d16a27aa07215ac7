import { useSyncExternalStore } from 'react';
import { localStore } from '#src/storage/store.ts';

const listeners = new Set<() => void>();
const isOpen = () => localStore.get('eyeOpen') !== '0';

function toggle() {
  localStore.set('eyeOpen', isOpen() ? '0' : '1');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether balances are visible, everywhere on the page; stored in this browser. */
export const useBalanceVisibility = () => ({ open: useSyncExternalStore(subscribe, isOpen), toggle });
