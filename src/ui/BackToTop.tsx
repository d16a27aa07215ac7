import ArrowUp from 'lucide-react/icons/arrow-up';
import { useEffect, useState } from 'react';
import css from './BackToTop.module.css';
import { IconButton } from './IconButton.tsx';

interface Props {
  topLabel: string;
  onTop: () => void;
}

/** The corner over the page's end; after more than a window's height the way back to the top is there. */
export function Edge({ topLabel, onTop }: Props) {
  const far = useFar();
  return (
    <div className={css.edge}>
      {far && (
        <IconButton label={topLabel} className={css.top} onClick={onTop}>
          <ArrowUp />
        </IconButton>
      )}
    </div>
  );
}

/** Whether the page was scrolled by more than a window's height. */
function useFar(): boolean {
  const [far, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(window.scrollY > window.innerHeight);
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, []);
  return far;
}
