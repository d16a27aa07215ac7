import { indexes, Skeleton } from '#src/ui/Skeletons.tsx';
import css from './Sports.module.css';

/** Skeleton of a page whose height is not known yet. */
export const SportsSkeleton = () => (
  <div className={css.skeletons}>
    {indexes(4).map((league) => (
      <Skeleton key={league} className={css.league} />
    ))}
  </div>
);
