import { type RefObject, useLayoutEffect, useState } from 'react';
import { hasRested } from '#src/api/initial-load.ts';

export interface Grid {
  columns: number;
  /** What a row takes with the gap below it, in pixels. */
  row: number;
}

/** How many tiles go across an element and how high their rows are, by the template's tile and the script's leading. */
function measure(element: HTMLElement): Grid {
  const style = getComputedStyle(element);
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const size = (name: string) => {
    const value = style.getPropertyValue(name);
    return (Number.parseFloat(value) || 0) * (value.endsWith('rem') ? rem : 1);
  };
  const width = element.clientWidth;
  const gap = size('--gap');
  const columns = Math.max(1, Math.floor((width + gap) / (size('--tile-min') + gap)));
  const [across = 3, high = 4] = style.getPropertyValue('--tile-ratio').split('/').map(Number);
  const tile = (width - gap * (columns - 1)) / columns;
  const name = size('--s2') + 2 * size('--size-14') * size('--leading-label') + 2;
  const provider = size('--size-12') * size('--leading');
  return {
    columns,
    row: Math.round((tile * high) / across + name + provider + size('--row-gap')),
  };
}

/** The grid of the tiles in an element, known before there is a tile; null until it is measured. */
export function useGrid(place: RefObject<HTMLElement | null>): Grid | null {
  const [grid, setGrid] = useState<Grid | null>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    let width: number | undefined;
    const look = () => {
      // With every other list the element is of another height, and the grid the same.
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      setGrid(measure(element));
    };
    // The first page is not laid out for its sake: the observer tells as soon as it is.
    if (hasRested()) look();
    const size = new ResizeObserver(look);
    size.observe(element);
    return () => size.disconnect();
  }, [place]);
  return grid;
}
