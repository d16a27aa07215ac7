import { Skeleton } from '#src/ui/Skeletons.tsx';
import css from './Sports.module.css';

/** Skeleton of a page whose height is not known yet. */
export const SportsSkeleton = () => (
  <div className={css.skeletons}>
    {[1, 2, 3, 4, 5, 6].map((match) => (
      <Skeleton key={match} className={css.match} />
    ))}
  </div>
);
