import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { type ReactNode, useRef } from 'react';
import { IconButton } from './IconButton.tsx';
import type { Wearer } from './render-element.ts';
import { Section } from './Section.tsx';
import css from './TileRow.module.css';
import { turnPage, useEnds } from './use-scroll-edges.ts';

interface Props {
  title: ReactNode;
  more?: { label: ReactNode; render: Wearer };
  backLabel: string;
  forwardLabel: string;
  /** List items. */
  children: ReactNode;
}

/** One line of tiles that scrolls sideways; arrows on the desktop, a finger on the phone. */
export function TileRow({ title, more, backLabel, forwardLabel, children }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const ends = useEnds(row);
  const steer = !(ends.start && ends.end) && (
    <span className={css.steer}>
      <IconButton label={backLabel} idle={ends.start} onClick={() => turnPage(row.current, -1)}>
        <ArrowLeft />
      </IconButton>
      <IconButton label={forwardLabel} idle={ends.end} onClick={() => turnPage(row.current, 1)}>
        <ArrowRight />
      </IconButton>
    </span>
  );
  return (
    <Section title={title} more={more} end={steer}>
      <ul className={css.row} ref={row}>
        {children}
      </ul>
    </Section>
  );
}
