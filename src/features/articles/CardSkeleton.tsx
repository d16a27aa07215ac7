import cards from '#src/components/cards.module.css';
import { cx } from '#src/ui/cx.ts';
import { Bone } from '#src/ui/Skeleton.tsx';
import css from './Articles.module.css';

const places = [0, 1, 2, 3, 4, 5];

/** The cards of a page before it is known what is on them. */
export const CardBones = ({ label, pictured }: { label: string; pictured: boolean }) => (
  <ul className={cards.cards} aria-busy="true" aria-label={label}>
    {places.map((place) => (
      <li key={place}>
        <Bone className={cx(css.bone, pictured && css.pictured)} />
      </li>
    ))}
  </ul>
);
