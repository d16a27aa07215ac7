import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react';

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

const tileOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-tile]');
const indexOf = (tile: HTMLElement) => Number(tile.dataset.tile);

/** Number of tiles beside each other in the line of `tile`. */
function columnsAt(list: Element, tile: HTMLElement): number {
  const { top } = tile.getBoundingClientRect();
  const all = [...list.querySelectorAll('[data-tile]')];
  return all.filter((each) => Math.abs(each.getBoundingClientRect().top - top) < 1).length;
}

/** How many tiles further an arrow key leads; undefined for another key. */
function stepOf(key: string, columns: () => number): number | undefined {
  if (key === 'ArrowRight') return 1;
  if (key === 'ArrowLeft') return -1;
  if (key === 'ArrowDown') return columns();
  return key === 'ArrowUp' ? -columns() : undefined;
}

/**
 * Makes a list of tiles one Tab stop, between which the arrow keys move the focus. Its items have the attribute `data-tile`
 * with their index; only the buttons and links of the tile `current` are reached by Tab.
 */
export function useRovingTiles() {
  const [current, setCurrent] = useState(0);
  const onFocus = ({ target }: FocusEvent) => {
    const tile = tileOf(target);
    if (tile) setCurrent(indexOf(tile));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const tile = tileOf(event.target);
    if (!tile || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const list = event.currentTarget;
    const step = stepOf(event.key, () => columnsAt(list, tile));
    const next =
      step && list.querySelector<HTMLElement>(`[data-tile="${indexOf(tile) + step}"] :is(a, button)`);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return { current, roving: { onFocus, onKeyDown } };
}
