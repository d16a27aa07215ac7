import { type RefObject, useEffect, useState } from 'react';

/** Whether a list that scrolls sideways stands at its start, at its end, or (when all of it fits) at both. */
export function useEnds(ref: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ start: true, end: true });
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const look = () => {
      const start = list.scrollLeft < 8;
      const end = list.scrollLeft + list.clientWidth > list.scrollWidth - 8;
      setEnds((last) => (last.start === start && last.end === end ? last : { start, end }));
    };
    const size = new ResizeObserver(look);
    const content = new MutationObserver(look);
    size.observe(list);
    content.observe(list, { childList: true });
    list.addEventListener('scroll', look, { passive: true });
    return () => {
      size.disconnect();
      content.disconnect();
      list.removeEventListener('scroll', look);
    };
  }, [ref]);
  return ends;
}

/** Scrolls by most of what is in view, so that one item stays as a hold for the eye. */
export const turnPage = (list: HTMLElement | null, way: 1 | -1) =>
  list?.scrollBy({ left: way * list.clientWidth * 0.8 });
