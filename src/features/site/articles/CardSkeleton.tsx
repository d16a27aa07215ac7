import cards from '#src/components/cards.module.css';
import { cx } from '#src/ui/cx.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import css from './Articles.module.css';

const indexes = [0, 1, 2, 3, 4, 5];

/** Skeleton of a page of cards. */
export const CardSkeleton = ({ label, withImage }: { label: string; withImage: boolean }) => (
  <ul className={cards.cards} aria-busy="true" aria-label={label}>
    {indexes.map((index) => (
      <li key={index}>
        <Skeleton className={cx(css.skeleton, withImage && css.withImage)} />
      </li>
    ))}
  </ul>
);
