import { HallGrid } from './HallCard.tsx';
import { LARGE_TILES, LargeTiles } from './LargeTiles.tsx';
import { Skeleton } from './Skeleton.tsx';
import css from './Skeletons.module.css';
import { TileGrid } from './TileGrid.tsx';

interface Props {
  /** Such as "Loading games". */
  label: string;
  count?: number;
}

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

export const TileSkeleton = () => (
  <div>
    <Skeleton className={css.tile} />
    <Skeleton className={css.name} />
    <Skeleton className={css.by} />
  </div>
);

const tiles = (count: number) =>
  places(count).map((place) => (
    <li key={place}>
      <TileSkeleton />
    </li>
  ));

/** Skeletons in final size prevent layout shift. */
export const TileSkeletons = ({ label, count = 14 }: Props) => (
  <TileGrid aria-busy="true" aria-label={label}>
    {tiles(count)}
  </TileGrid>
);

export const RowSkeletons = ({ label, count = 10, featured }: Props & { featured?: boolean }) => (
  <>
    {featured && <LargeTiles aria-hidden>{tiles(LARGE_TILES)}</LargeTiles>}
    <ul className={css.row} aria-busy="true" aria-label={label}>
      {tiles(count)}
    </ul>
  </>
);

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

export const ChipSkeletons = ({ label, count = 8 }: Props) => (
  <div className={css.chips} role="status" aria-label={label}>
    {places(count).map((place) => (
      <Skeleton key={place} className={css.chip} />
    ))}
  </div>
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
