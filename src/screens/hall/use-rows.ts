import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Rows above and below the window that are there before they are seen. */
const AHEAD = 2;

interface Rows {
  from: number;
  /** One past the last. */
  to: number;
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
    const look = () => {
      const above = -(list.current?.getBoundingClientRect().top ?? 0);
      room.current = window.innerHeight + Math.min(0, above);
      const first = Math.max(0, Math.floor(above / row));
      const end = Math.max(0, Math.ceil((above + window.innerHeight) / row));
      setRows((last) =>
        Math.max(0, first - 1) >= last.from &&
        end <= last.to &&
        end - first + 3 * AHEAD >= last.to - last.from
          ? last
          : { from: Math.max(0, first - AHEAD), to: end + AHEAD },
      );
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [list, row, view]);
  const to = Math.min(rows.to, count);
  return { from: Math.min(rows.from, to), to };
}
