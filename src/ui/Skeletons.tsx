import { HallGrid } from './HallCard.tsx';
import { places, Skeleton } from './Skeleton.tsx';
import css from './Skeletons.module.css';

interface Props {
  /** Such as "Loading games". */
  label: string;
  count?: number;
}

export const HallCardSkeletons = ({ label, count = 8 }: Props) => (
  <HallGrid aria-busy="true" aria-label={label}>
    {places(count).map((place) => (
      <li key={place}>
        <Skeleton className={css.hall} />
        <Skeleton className={css.hallName} />
        <Skeleton className={css.hallCount} />
      </li>
    ))}
  </HallGrid>
);

export const LineSkeletons = ({ label, count = 5 }: Props) => (
  <div role="status" aria-label={label}>
    {places(count).map((place) => (
      <Skeleton key={place} className={css.line} />
    ))}
  </div>
);

export const HeroSkeleton = () => <Skeleton className={css.hero} />;

export const CardSkeleton = () => <Skeleton className={css.card} />;

/** Reserves the height of the marquee. */
export const MarqueeSkeleton = () => <div className={css.marquee} />;
