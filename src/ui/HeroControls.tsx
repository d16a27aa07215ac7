import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { cx, IconButton } from './elements.tsx';
import css from './Hero.module.css';
import { useCarousel } from './use-carousel.ts';

interface Props {
  viewport: RefObject<HTMLElement | null>;
  count: number;
  current: number;
  labels: HeroLabels;
  paused: boolean;
  onCurrentChange: (current: number) => void;
  onPausedChange: (paused: boolean) => void;
}

const options = { loop: true, duration: 28 };

/**
 * Makes a carousel of slides that are already on the page. The mark's animation is the timer: its end moves
 * on, so it begins only once the carousel can move.
 */
export default function HeroControls(props: Props) {
  const { viewport, count, current, labels, paused, onCurrentChange, onPausedChange } = props;
  const { viewportRef, ready, previous, next, onKeyDown } = useCarousel(options, onCurrentChange);
  useEffect(() => viewportRef(viewport.current), [viewportRef, viewport]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only handles arrow keys of its buttons
    <div className={cx(css.controls, paused && css.paused)} onKeyDown={onKeyDown}>
      <span className={css.marks} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <span
            key={index.toString()}
            className={cx(css.mark, ready && index === current && css.current)}
            onAnimationEnd={next}
          />
        ))}
      </span>
      <IconButton
        small
        glass
        label={paused ? labels.play : labels.pause}
        onClick={() => onPausedChange(!paused)}
      >
        {paused ? <Play /> : <Pause />}
      </IconButton>
      <IconButton glass className={css.arrow} label={labels.previous} onClick={previous}>
        <ChevronLeft />
      </IconButton>
      <IconButton glass className={css.arrow} label={labels.next} onClick={next}>
        <ChevronRight />
      </IconButton>
    </div>
  );
}

export interface HeroLabels {
  hero: string;
  pause: string;
  play: string;
  previous: string;
  next: string;
  slide: (index: number, of: number) => string;
}
