import { LARGE_TILES, LargeTiles } from './LargeTiles.tsx';
import { indexes, Skeleton } from './Skeleton.tsx';
import { TileGrid } from './TileGrid.tsx';
import css from './TileSkeletons.module.css';

interface Props {
  /** Such as "Loading games". */
  label: string;
  count?: number;
}

export const TileSkeleton = () => (
  <div>
    <Skeleton className={css.tile} />
    <Skeleton className={css.name} />
    <Skeleton className={css.by} />
  </div>
);

const tiles = (count: number) =>
  indexes(count).map((index) => (
    <li key={index}>
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
