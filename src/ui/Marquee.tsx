import { ChevronRight, Megaphone } from 'lucide-react';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { cx, IconButton, type RenderProp } from './elements.tsx';
import css from './Marquee.module.css';

interface Props {
  label: string;
  items: string[];
  paused: boolean;
  allLabel: string;
  /** The button that opens the complete list. */
  all: RenderProp;
}

/** Announcements in one line. It moves only if they do not fit, at a readable speed (40 px a second). */
export function Marquee({ label, items, paused, allLabel, all }: Props) {
  const viewport = useRef<HTMLDivElement>(null);
  const length = useOverlength(viewport, items);
  if (items.length === 0) return null;
  const line = items.map((text, index) => <span key={index.toString()}>{text}</span>);
  const moves = length > 0;
  return (
    <section className={cx(css.marquee, paused && css.paused)} data-part="announcements" aria-label={label}>
      <Megaphone />
      <div className={cx(css.viewport, !moves && css.static)} ref={viewport}>
        <div
          className={cx(css.run, moves && css.moving)}
          style={moves ? ({ '--length': length } as CSSProperties) : undefined}
        >
          <span className={css.line}>{line}</span>
          {moves && (
            <span className={css.line} aria-hidden="true">
              {line}
            </span>
          )}
        </div>
      </div>
      <IconButton small label={allLabel} render={all}>
        <ChevronRight />
      </IconButton>
    </section>
  );
}

/** Width in pixels of a line that is longer than its container; 0 if it fits. */
function useOverlength(ref: { current: HTMLElement | null }, items: Props['items']) {
  const [length, setLength] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the length depends on the announcements
  useLayoutEffect(() => {
    const frame = ref.current;
    if (!frame) return;
    const measure = () => {
      const line = frame.querySelector('span');
      const width = line?.offsetWidth ?? 0;
      setLength(width - 32 > frame.clientWidth ? width : 0);
    };
    const size = new ResizeObserver(measure);
    size.observe(frame);
    return () => size.disconnect();
  }, [ref, items]);
  return length;
}
