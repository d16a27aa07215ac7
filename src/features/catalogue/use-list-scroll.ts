import { useElementScrollRestoration } from '@tanstack/react-router';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Grid } from './use-grid.ts';

type List = RefObject<HTMLElement | null>;

/** Distance in pixels between the toolbar, which stays visible, and the first row below it. */
const GAP = 20;
/** Milliseconds after the last scroll event. */
const SCROLL_END = 300;

const wholeWindow = { getElement: () => window };

/** Distance of the list's top below the toolbar, in pixels; negative if it is under the toolbar. */
function offsetBelowToolbar(list: List, element: Element | null | undefined = list.current): number {
  const tools = list.current?.parentElement?.previousElementSibling;
  if (!element || !tools) return 0;
  return element.getBoundingClientRect().top - tools.getBoundingClientRect().bottom;
}

/**
 * Restores the scroll position when the user returns, although the tiles render later than the page. With a
 * position in the URL, scrolls to its game.
 */
export function useRestoreScroll(list: List, { columns, row }: Grid, at: number | undefined) {
  const left = useElementScrollRestoration(wholeWindow)?.scrollY;
  const first = useRef({ left, top: at === undefined ? 0 : Math.floor((at - 1) / columns) * row });
  useLayoutEffect(() => {
    const { left, top } = first.current;
    if (left !== undefined) {
      if (window.scrollY < left) window.scrollTo({ top: left });
    } else if (top > 0) {
      // The toolbar reaches its final place only when the list is under it, so the second call corrects the
      // first.
      window.scrollBy({ top: top + offsetBelowToolbar(list), behavior: 'instant' });
      window.scrollBy({ top: top + offsetBelowToolbar(list) - GAP, behavior: 'instant' });
    }
  }, [list]);
}

/** Another list starts at its first tile, unless the list's top is visible anyway. */
export function useScrollToStart(view: string, list: List) {
  const lastView = useRef(view);
  useEffect(() => {
    if (lastView.current === view) return;
    lastView.current = view;
    if (offsetBelowToolbar(list) >= 0) return;
    // The line with the number of games is above the list.
    window.scrollBy({ top: offsetBelowToolbar(list, list.current?.parentElement) - GAP });
  }, [view, list]);
}

/**
 * Reports the first visible game when scrolling stops at another one than the initial or last reported one.
 */
export function useReportScroll(
  list: List,
  { columns, row }: Grid,
  at: number | undefined,
  onAt: (at: number | undefined) => void,
) {
  const reported = useRef(at);
  useEffect(() => {
    let timer: number | undefined;
    const report = () => {
      const rows = Math.max(0, Math.round((GAP - offsetBelowToolbar(list)) / row));
      const current = rows > 0 ? rows * columns + 1 : undefined;
      if (current === reported.current) return;
      reported.current = current;
      onAt(current);
    };
    const wait = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(report, SCROLL_END);
    };
    window.addEventListener('scroll', wait, { passive: true });
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', wait);
    };
  }, [list, columns, row, onAt]);
}
