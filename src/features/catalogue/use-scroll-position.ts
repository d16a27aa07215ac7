import { useElementScrollRestoration } from '@tanstack/react-router';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Grid } from './use-grid.ts';

type List = RefObject<HTMLElement | null>;

/** Between the tools, which stay in sight, and the first row below them, in pixels. */
const GAP = 20;
/** After the last scroll, in milliseconds. */
const REST = 300;

const wholeWindow = { getElement: () => window };

/** How far the list's top is below the tools; less than nothing when it has gone under them. */
function below(list: List): number {
  const tools = list.current?.parentElement?.previousElementSibling;
  if (!list.current || !tools) return 0;
  return list.current.getBoundingClientRect().top - tools.getBoundingClientRect().bottom;
}

/**
 * Whoever comes back finds the tiles where they left them, though these came later than the page; whoever
 * follows an address finds the game that it names.
 */
export function useReturn(list: List, { columns, row }: Grid, at: number | undefined) {
  const left = useElementScrollRestoration(wholeWindow)?.scrollY;
  const first = useRef({ left, top: at === undefined ? 0 : Math.floor((at - 1) / columns) * row });
  useLayoutEffect(() => {
    const { left, top } = first.current;
    if (left !== undefined) {
      if (window.scrollY < left) window.scrollTo({ top: left });
    } else if (top > 0) {
      // The tools are where they stay once the list is under them.
      window.scrollBy({ top: top + below(list), behavior: 'instant' });
      window.scrollBy({ top: top + below(list) - GAP, behavior: 'instant' });
    }
  }, [list]);
}

/** Another list than before starts at its first tile, unless one is above it anyway. */
export function useStartAgain(view: string, list: List) {
  const seen = useRef(view);
  useEffect(() => {
    if (seen.current === view) return;
    seen.current = view;
    const gap = below(list);
    if (gap < 0) window.scrollBy({ top: gap - GAP });
  }, [view, list]);
}

/** Tells at which game the list stands whenever it comes to rest at another than it began with or told last. */
export function useStanding(
  list: List,
  { columns, row }: Grid,
  at: number | undefined,
  onAt: (at: number | undefined) => void,
) {
  const told = useRef(at);
  useEffect(() => {
    let timer: number | undefined;
    const tell = () => {
      const rows = Math.max(0, Math.round((GAP - below(list)) / row));
      const here = rows > 0 ? rows * columns + 1 : undefined;
      if (here === told.current) return;
      told.current = here;
      onAt(here);
    };
    const wait = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(tell, REST);
    };
    window.addEventListener('scroll', wait, { passive: true });
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', wait);
    };
  }, [list, columns, row, onAt]);
}
