import useEmblaCarousel from 'embla-carousel-react';
import { type KeyboardEvent, useEffect } from 'react';

type Options = NonNullable<Parameters<typeof useEmblaCarousel>[0]>;

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Makes a carousel of the viewport's slides. Swipes, the returned functions and the arrow keys move it. */
export function useCarousel(options: Options, onCurrentChange: (current: number) => void) {
  const [viewportRef, carousel] = useEmblaCarousel(options);
  useEffect(() => {
    if (!carousel) return;
    const updateCurrent = () => onCurrentChange(carousel.selectedScrollSnap());
    carousel.on('select', updateCurrent).on('reInit', updateCurrent);
    return () => {
      carousel.off('select', updateCurrent).off('reInit', updateCurrent);
    };
  }, [carousel, onCurrentChange]);
  const previous = () => carousel?.scrollPrev(prefersReducedMotion());
  const next = () => carousel?.scrollNext(prefersReducedMotion());
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') previous();
    if (key === 'ArrowRight') next();
  };
  return { viewportRef, ready: carousel !== undefined, previous, next, onKeyDown };
}
