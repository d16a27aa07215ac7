import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { type ReactNode, useRef } from 'react';
import { IconButton } from './IconButton.tsx';
import { LargeTiles } from './LargeTiles.tsx';
import type { RenderProp } from './render-element.ts';
import { Section } from './Section.tsx';
import css from './TileRow.module.css';
import { scrollByPage, useScrollEdges } from './use-scroll-edges.ts';

interface Props {
  title: ReactNode;
  more?: { label: ReactNode; render: RenderProp };
  backLabel: string;
  forwardLabel: string;
  /** List items of larger tiles above the line (LARGE_TILES). */
  large?: ReactNode;
  /** List items. */
  children: ReactNode;
}

/** One line of tiles that scrolls sideways: by arrows on the desktop, by swipe on the phone. */
export function TileRow({ title, more, backLabel, forwardLabel, large, children }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const edges = useScrollEdges(row);
  const arrows = !(edges.start && edges.end) && (
    <span className={css.arrows}>
      <IconButton label={backLabel} idle={edges.start} onClick={() => scrollByPage(row.current, -1)}>
        <ArrowLeft />
      </IconButton>
      <IconButton label={forwardLabel} idle={edges.end} onClick={() => scrollByPage(row.current, 1)}>
        <ArrowRight />
      </IconButton>
    </span>
  );
  return (
    <Section title={title} more={more} end={arrows}>
      {large && <LargeTiles>{large}</LargeTiles>}
      <ul className={css.row} ref={row}>
        {children}
      </ul>
    </Section>
  );
}
