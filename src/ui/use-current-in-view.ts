import { type RefObject, useEffect } from 'react';

/** Pixels of the neighbours that stay in sight beside the entry. */
const margin = 48;

/**
 * Scrolls the current entry of a list into view when `dependency` changes: the current page, or what else moves the
 * entry. Unlike `scrollIntoView` it moves nothing but the list's own scroller: the element that `scroller` selects
 * around the list, or the list itself.
 */
export function useCurrentInView(list: RefObject<Element | null>, dependency: string, scroller?: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current entry is another one on another page
  useEffect(() => {
    const frame = scroller ? list.current?.closest(scroller) : list.current;
    const current = list.current?.querySelector('[aria-current]');
    if (frame && current) scrollWithin(frame, current);
  }, [list, dependency, scroller]);
}

/** Scrolls an entry into view, moving nothing but its scroller. */
export function scrollWithin(scroller: Element, entry: Element) {
  const [frame, box] = [scroller.getBoundingClientRect(), entry.getBoundingClientRect()];
  const missing = (start: number, end: number) =>
    start < margin ? start - margin : Math.max(0, end + margin);
  scroller.scrollBy(
    missing(box.left - frame.left, box.right - frame.right),
    missing(box.top - frame.top, box.bottom - frame.bottom),
  );
}
