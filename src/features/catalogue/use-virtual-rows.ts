import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Rows above and below the window that are there before they are seen. */
const AHEAD = 2;

interface Rows {
  from: number;
  /** One past the last. */
  to: number;
}

/** The rows in sight, those near them that are there, and so many more each way. */
function after(last: Rows, sight: Rows, more: number): Rows {
  const there = last.to < sight.from || last.from > sight.to ? sight : last;
  const from = Math.max(0, sight.from - AHEAD, Math.min(there.from - more, sight.from));
  const to = Math.min(sight.to + AHEAD, Math.max(there.to + more, sight.to));
  return from === last.from && to === last.to ? last : { from, to };
}

/** The rows of a list that are near the window, by the height of a row in pixels; another view begins at its top. */
export function useRows(
  list: RefObject<HTMLElement | null>,
  { row, count, view }: { row: number; count: number; view: string },
): Rows {
  // How much of the window lies below the list's top.
  const room = useRef(window.innerHeight);
  // What is ahead of that is drawn when somebody scrolls.
  const atTop = (): Rows => ({ from: 0, to: Math.ceil(room.current / row) });
  const [rows, setRows] = useState(atTop);
  const [seen, setSeen] = useState(view);
  if (seen !== view) {
    setSeen(view);
    setRows(atTop());
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies(view): another view may have moved the list
  useLayoutEffect(() => {
    let frame = 0;
    const look = (more: number) => {
      const above = -(list.current?.getBoundingClientRect().top ?? 0);
      room.current = window.innerHeight + Math.min(0, above);
      const sight = {
        from: Math.max(0, Math.floor(above / row)),
        to: Math.max(0, Math.ceil((above + window.innerHeight) / row)),
      };
      setRows((last) => after(last, sight, more));
    };
    // A row each way a frame: all at once would hold up the hand that scrolls.
    const goAhead = (left: number) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        look(1);
        if (left > 1) goAhead(left - 1);
      });
    };
    const follow = () => {
      look(0);
      goAhead(AHEAD);
    };
    look(0);
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [list, row, view]);
  const to = Math.min(rows.to, count);
  return { from: Math.min(rows.from, to), to };
}
