import type { ComponentProps, ComponentPropsWithRef } from 'react';
import { indexes, Skeleton } from './Skeletons.tsx';
import css from './TileGrid.module.css';

/** Tiles in list items; the template's smallest tile determines the number of columns. */
export const TileGrid = (props: ComponentPropsWithRef<'ul'>) => (
  <ul {...props} data-part="tile-grid" className={css.grid} />
);

/** Tiles in the list; both widths of its lines divide it. */
export const LARGE_TILES = 4;

/** A list of large tiles: side by side, or two by two on a narrow screen. */
export const LargeTiles = (props: ComponentProps<'ul'>) => (
  <ul className={css.tiles} data-part="tiles-large" {...props} />
);

interface Props {
  /** Such as "Loading games". */
  label: string;
  count?: number;
}

export const TileSkeleton = () => (
  <div data-part="tile-skeleton">
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
    <ul className={css.row} data-part="tile-line" aria-busy="true" aria-label={label}>
      {tiles(count)}
    </ul>
  </>
);
