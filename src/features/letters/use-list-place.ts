import { useLayoutEffect, useRef } from 'react';
import { useIsDesktop } from '#src/actors/context.tsx';

/**
 * Keeps the place in the list on the phone, where an open letter is shown in place of the list. Returns a ref for
 * the list, and a function to call before a letter is opened.
 */
export function useListPlace(openId: string | undefined) {
  const desktop = useIsDesktop();
  const list = useRef<HTMLDivElement>(null);
  const place = useRef(0);
  const lastId = useRef(openId);
  useLayoutEffect(() => {
    const closedId = lastId.current;
    lastId.current = openId;
    if (desktop || openId === closedId) return;
    window.scrollTo(0, openId ? 0 : place.current);
    if (openId || !closedId) return;
    list.current
      ?.querySelector<HTMLElement>(`[data-letter="${CSS.escape(closedId)}"]`)
      ?.focus({ preventScroll: true });
  }, [desktop, openId]);
  const storePlace = () => {
    place.current = window.scrollY;
  };
  return { list, storePlace };
}
