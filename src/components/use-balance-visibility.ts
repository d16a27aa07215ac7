import { useSyncExternalStore } from 'react';
import { localStore } from '#src/storage/store.ts';

let open = localStore.get('eyeOpen') !== '0';
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const toggle = () => {
  open = !open;
  localStore.set('eyeOpen', open ? '1' : '0');
  for (const listener of listeners) listener();
};

/** Whether the member's balances are visible, as last stored in this browser; the same everywhere on the page. */
export const useBalanceVisibility = () => ({ open: useSyncExternalStore(subscribe, () => open), toggle });
