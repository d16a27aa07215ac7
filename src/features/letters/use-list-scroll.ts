import { useLayoutEffect, useRef } from 'react';
import { useIsDesktop } from '#src/actors/machines.ts';

/**
 * Keeps the scroll position of the list on the phone, where an open letter is shown in place of the list. Returns a ref for
 * the list, and a function to call before a letter is opened.
 */
export function useListScroll(openId: string | undefined) {
  const desktop = useIsDesktop();
  const list = useRef<HTMLDivElement>(null);
  const scrollTop = useRef(0);
  const lastId = useRef(openId);
  useLayoutEffect(() => {
    const closedId = lastId.current;
    lastId.current = openId;
    if (desktop || openId === closedId) return;
    window.scrollTo(0, openId ? 0 : scrollTop.current);
    if (openId || !closedId) return;
    list.current
      ?.querySelector<HTMLElement>(`[data-letter="${CSS.escape(closedId)}"]`)
      ?.focus({ preventScroll: true });
  }, [desktop, openId]);
  const storeScroll = () => {
    scrollTop.current = window.scrollY;
  };
  return { list, storeScroll };
}
