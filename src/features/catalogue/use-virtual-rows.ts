import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Rows rendered above and below the viewport. */
const OVERSCAN = 2;

interface Rows {
  from: number;
  /** Exclusive. */
  to: number;
}

/** The visible rows, the rendered ones near them, and up to `more` rows in each direction. */
function nextRows(last: Rows, sight: Rows, more: number): Rows {
  const rendered = last.to < sight.from || last.from > sight.to ? sight : last;
  const from = Math.max(0, sight.from - OVERSCAN, Math.min(rendered.from - more, sight.from));
  const to = Math.min(sight.to + OVERSCAN, Math.max(rendered.to + more, sight.to));
  return from === last.from && to === last.to ? last : { from, to };
}

/** The rows of a list near the viewport, by the height of a row in pixels; another view begins at its top. */
export function useVirtualRows(
  list: RefObject<HTMLElement | null>,
  { row, count, view }: { row: number; count: number; view: string },
): Rows {
  // Height of the part of the viewport that is below the list's top.
  const visibleHeight = useRef(window.innerHeight);
  // Rows outside the viewport render when the user scrolls.
  const atTop = (): Rows => ({ from: 0, to: Math.ceil(visibleHeight.current / row) });
  const [rows, setRows] = useState(atTop);
  const [lastView, setLastView] = useState(view);
  if (lastView !== view) {
    setLastView(view);
    setRows(atTop());
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies(view): a new view may have moved the list
  useLayoutEffect(() => {
    let frame = 0;
    const update = (more: number) => {
      const above = -(list.current?.getBoundingClientRect().top ?? 0);
      visibleHeight.current = window.innerHeight + Math.min(0, above);
      const sight = {
        from: Math.max(0, Math.floor(above / row)),
        to: Math.max(0, Math.ceil((above + window.innerHeight) / row)),
      };
      setRows((last) => nextRows(last, sight, more));
    };
    // One row in each direction per frame: all at once would delay scrolling.
    const extend = (left: number) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        update(1);
        if (left > 1) extend(left - 1);
      });
    };
    const onMove = () => {
      update(0);
      extend(OVERSCAN);
    };
    update(0);
    window.addEventListener('scroll', onMove, { passive: true });
    window.addEventListener('resize', onMove);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onMove);
      window.removeEventListener('resize', onMove);
    };
  }, [list, row, view]);
  const to = Math.min(rows.to, count);
  return { from: Math.min(rows.from, to), to };
}
