import { type RefObject, useLayoutEffect, useState } from 'react';

/** Rows above and below the window that are there before they are seen. */
const AHEAD = 2;

interface Rows {
  from: number;
  /** One past the last. */
  to: number;
}

/** Enough for a list at the top of its page; what is ahead of that is drawn when somebody scrolls. */
const atTop = (row: number): Rows => ({ from: 0, to: Math.ceil(window.innerHeight / row) });

/** The rows of a list that are near the window, by the height of a row in pixels; another view begins at its top. */
export function useRows(
  list: RefObject<HTMLElement | null>,
  { row, count, view }: { row: number; count: number; view: string },
): Rows {
  const [rows, setRows] = useState(() => atTop(row));
  const [seen, setSeen] = useState(view);
  if (seen !== view) {
    setSeen(view);
    setRows(atTop(row));
  }
  useLayoutEffect(() => {
    const look = () => {
      const above = -(list.current?.getBoundingClientRect().top ?? 0);
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
  }, [list, row]);
  const to = Math.min(rows.to, count);
  return { from: Math.min(rows.from, to), to };
}
