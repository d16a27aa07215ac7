import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a list that scrolls sideways is at its start, at its end, or (if it fits) at both. `fits`: what is supposed until it is
 * measured, so that nothing beside it moves then.
 */
export function useScrollEdges(ref: RefObject<HTMLElement | null>, fits = true) {
  const [ends, setEnds] = useState({ start: true, end: fits });
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const update = () => {
      const start = list.scrollLeft < 8;
      const end = list.scrollLeft + list.clientWidth > list.scrollWidth - 8;
      setEnds((last) => (last.start === start && last.end === end ? last : { start, end }));
    };
    const size = new ResizeObserver(update);
    const content = new MutationObserver(update);
    size.observe(list);
    content.observe(list, { childList: true });
    list.addEventListener('scroll', update, { passive: true });
    return () => {
      size.disconnect();
      content.disconnect();
      list.removeEventListener('scroll', update);
    };
  }, [ref]);
  return ends;
}

/** Scrolls by most of the visible width, so that one item stays visible for orientation. */
export const scrollByPage = (list: HTMLElement | null, way: 1 | -1) =>
  list?.scrollBy({ left: way * list.clientWidth * 0.8 });
