import useEmblaCarousel from 'embla-carousel-react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { cx } from './cx.ts';
import css from './Hero.module.css';
import type { HeroLabels } from './Hero.tsx';
import { IconButton } from './IconButton.tsx';

interface Props {
  viewport: RefObject<HTMLElement | null>;
  count: number;
  current: number;
  labels: HeroLabels;
  paused: boolean;
  onCurrentChange: (current: number) => void;
  onPausedChange: (paused: boolean) => void;
}

/**
 * Makes a carousel of slides that are already on the page. The mark's animation is the timer: its end moves
 * on.
 */
export default function HeroControls(props: Props) {
  const { viewport, count, current, labels, paused, onCurrentChange, onPausedChange } = props;
  const [carouselRef, carousel] = useEmblaCarousel({ loop: true, duration: 28 });

  useEffect(() => carouselRef(viewport.current), [carouselRef, viewport]);
  useEffect(() => {
    if (!carousel) return;
    const updateCurrent = () => onCurrentChange(carousel.selectedScrollSnap());
    carousel.on('select', updateCurrent);
    return () => {
      carousel.off('select', updateCurrent);
    };
  }, [carousel, onCurrentChange]);

  const onArrowKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') carousel?.scrollPrev();
    if (key === 'ArrowRight') carousel?.scrollNext();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only handles arrow keys of its buttons
    <div className={cx(css.controls, paused && css.paused)} onKeyDown={onArrowKey}>
      <span className={css.marks} aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          <span
            key={place.toString()}
            className={cx(css.mark, place === current && css.current)}
            onAnimationEnd={() => carousel?.scrollNext()}
          />
        ))}
      </span>
      <IconButton small label={paused ? labels.play : labels.pause} onClick={() => onPausedChange(!paused)}>
        {paused ? <Play /> : <Pause />}
      </IconButton>
      <IconButton className={css.arrow} label={labels.previous} onClick={() => carousel?.scrollPrev()}>
        <ChevronLeft />
      </IconButton>
      <IconButton className={css.arrow} label={labels.next} onClick={() => carousel?.scrollNext()}>
        <ChevronRight />
      </IconButton>
    </div>
  );
}
