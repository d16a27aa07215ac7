import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Grid {
  columns: number;
  /** What a row takes with the gap below it, in pixels, until it has been measured. */
  row: number;
  /** Distance of the tiles from the top of the document, in pixels. */
  top: number;
}

const NAME_AND_PROVIDER = 52;

/** How many tiles go across an element, by the template's smallest tile, gaps and ratio. */
function measure(element: HTMLElement): Grid {
  const style = getComputedStyle(element);
  const pixels = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
  const width = element.clientWidth;
  const gap = pixels('--gap');
  const columns = Math.max(1, Math.floor((width + gap) / (pixels('--tile-min') + gap)));
  const [across = 3, high = 4] = style.getPropertyValue('--tile-ratio').split('/').map(Number);
  const tile = (width - gap * (columns - 1)) / columns;
  return {
    columns,
    row: Math.round((tile * high) / across + NAME_AND_PROVIDER + pixels('--row-gap')),
    top: Math.round(element.getBoundingClientRect().top + window.scrollY),
  };
}

/** The grid of the tiles in an element, known before there is a tile; null until the element is there. */
export function useGrid(place: RefObject<HTMLElement | null>): Grid | null {
  const [grid, setGrid] = useState<Grid | null>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const look = () =>
      setGrid((last) => {
        const next = measure(element);
        const same = next.columns === last?.columns && next.row === last.row && next.top === last.top;
        return same ? last : next;
      });
    look();
    const size = new ResizeObserver(look);
    size.observe(element);
    // What stands above it may grow, and moves it.
    if (element.parentElement) size.observe(element.parentElement);
    return () => size.disconnect();
  }, [place]);
  return grid;
}
