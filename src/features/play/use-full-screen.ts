import { type RefObject, useCallback, useSyncExternalStore } from 'react';

const listen = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};

/** The whole screen for one element. Null where the browser gives it to none (iPhones). */
export function useFullScreen(ref: RefObject<HTMLElement | null>) {
  const on = useSyncExternalStore(listen, () => document.fullscreenElement !== null);
  const toggle = useCallback(() => {
    const change = document.fullscreenElement ? document.exitFullscreen() : ref.current?.requestFullscreen();
    // Refused outside a gesture, or by a policy of whoever embeds the site: it stays as it is.
    change?.catch(() => undefined);
  }, [ref]);
  return document.fullscreenEnabled ? { on, toggle } : null;
}
