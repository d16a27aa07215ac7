import { Bone } from '#src/ui/Skeleton.tsx';
import css from './Sports.module.css';

/** The place of a page whose height nobody knows yet. */
export const SportsBones = () => (
  <div className={css.place}>
    {[1, 2, 3, 4].map((match) => (
      <Bone key={match} className={css.match} />
    ))}
  </div>
);
