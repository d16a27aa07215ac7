import { cx } from './elements.tsx';
import { HallGrid } from './HallCard.tsx';
import skeletonCss from './Skeleton.module.css';
import css from './Skeletons.module.css';

interface Props {
  /** Such as "Loading games". */
  label: string;
  count?: number;
}

export const HallCardSkeletons = ({ label, count = 8 }: Props) => (
  <HallGrid aria-busy="true" aria-label={label}>
    {indexes(count).map((index) => (
      <li key={index}>
        <Skeleton className={css.hall} />
        <Skeleton className={css.hallName} />
        <Skeleton className={css.hallCount} />
      </li>
    ))}
  </HallGrid>
);

export const LineSkeletons = ({ label, count = 5 }: Props) => (
  <div role="status" aria-label={label}>
    {indexes(count).map((index) => (
      <Skeleton key={index} className={css.line} />
    ))}
  </div>
);

export const HeroSkeleton = () => <Skeleton className={css.hero} />;

export const CardSkeleton = () => <Skeleton className={css.card} />;

/** Reserves the height of the marquee. */
export const MarqueeSkeleton = () => <div className={css.marquee} />;

/** Background of content that is loading; its size comes from the given class. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span className={cx(skeletonCss.skeleton, className)} aria-hidden="true" />
);

/** Keys of that many skeletons. */
export const indexes = (count: number) => Array.from({ length: count }, (_, index) => index);
