import ArrowUp from 'lucide-react/icons/arrow-up';
import { useEffect, useState } from 'react';
import css from './BackToTop.module.css';
import { IconButton } from './IconButton.tsx';

interface Props {
  topLabel: string;
  onTop: () => void;
}

/**
 * Corner of the page's end, with a button to the top once the page is scrolled by more than a window's
 * height.
 */
export function BackToTop({ topLabel, onTop }: Props) {
  const scrolledFar = useIsScrolledFar();
  return (
    <div className={css.corner}>
      {scrolledFar && (
        <IconButton label={topLabel} className={css.top} onClick={onTop}>
          <ArrowUp />
        </IconButton>
      )}
    </div>
  );
}

/** Whether the page is scrolled by more than a window's height. */
function useIsScrolledFar(): boolean {
  const [scrolledFar, setScrolledFar] = useState(false);
  useEffect(() => {
    const update = () => setScrolledFar(window.scrollY > window.innerHeight);
    // In the next frame, because reading the scroll position now would lay the page out at once.
    const frame = window.requestAnimationFrame(update);
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, []);
  return scrolledFar;
}
