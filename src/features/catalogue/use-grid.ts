import { type RefObject, startTransition, useLayoutEffect, useState } from 'react';
import { isInitialLoadDone } from '#src/startup/turns.ts';
import { useIsRendered } from '#src/startup/use-is-rendered.ts';

export interface Grid {
  columns: number;
  /** Height of a row including the gap below it, in pixels. */
  row: number;
}

/**
 * Number of columns and height of rows in an element, by the template's tile and the script's line height.
 */
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
  const name = size('--space-2') + 2 * size('--size-14') * size('--leading-label') + 2;
  const provider = size('--size-12') * size('--leading');
  const text = size('--tile-text') * (name + provider) + size('--tile-extra');
  const block = size('--tile-block') || (tile * high) / across + text;
  return { columns, row: Math.round(block + size('--row-gap')) };
}

/** Grid of an element's tiles, known before the first tile renders; null until it is measured. */
export function useGrid(container: RefObject<HTMLElement | null>): Grid | null {
  const [grid, setGrid] = useState<Grid | null>(null);
  const isRendered = useIsRendered();
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    let width: number | undefined;
    const update = () => {
      // Another list changes the element's height, but not the grid.
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      setGrid(measure(element));
    };
    // On the first page no layout is forced: the observer reports the first one.
    if (isInitialLoadDone()) update();
    const size = new ResizeObserver(() => {
      // The tiles that a server has rendered are in their places: the list replaces them in slices.
      if (isRendered && width === undefined) startTransition(update);
      else update();
    });
    size.observe(element);
    return () => size.disconnect();
  }, [container, isRendered]);
  return grid;
}
