import { type RefObject, useCallback, useSyncExternalStore } from 'react';

const listen = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};

/** Full screen for one element. Null where the browser does not support it (iPhones). */
export function useFullScreen(ref: RefObject<HTMLElement | null>) {
  const on = useSyncExternalStore(listen, () => document.fullscreenElement !== null);
  const toggle = useCallback(() => {
    const change = document.fullscreenElement ? document.exitFullscreen() : ref.current?.requestFullscreen();
    // Rejected outside a gesture, or by a policy of an embedding page: nothing changes.
    change?.catch(() => undefined);
  }, [ref]);
  return document.fullscreenEnabled ? { on, toggle } : null;
}
