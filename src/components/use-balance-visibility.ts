import { useState } from 'react';
import { localStore } from '#src/storage/store.ts';

/** Whether the balance is visible, as last stored in this browser. */
export function useBalanceVisibility() {
  const [open, setOpen] = useState(() => localStore.get('eyeOpen') !== '0');
  const toggle = () => {
    localStore.set('eyeOpen', open ? '0' : '1');
    setOpen(!open);
  };
  return { open, toggle };
}
