import { useState } from 'react';
import { local } from '#src/storage/store.ts';

/** Whether the balance is shown, as this browser was told the last time. */
export function useEye() {
  const [open, setOpen] = useState(() => local.get('eyeOpen') !== '0');
  const toggle = () => {
    local.set('eyeOpen', open ? '0' : '1');
    setOpen(!open);
  };
  return { open, toggle };
}
