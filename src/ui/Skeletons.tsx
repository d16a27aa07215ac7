import { Halls } from './HallCard.tsx';
import { Bone } from './Skeleton.tsx';
import css from './Skeletons.module.css';
import { TileGrid } from './TileGrid.tsx';

interface Props {
  /** "Loading games". */
  label: string;
  count?: number;
}

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

export const TileBone = () => (
  <div>
    <Bone className={css.tile} />
    <Bone className={css.name} />
    <Bone className={css.by} />
  </div>
);

const tiles = (count: number) =>
  places(count).map((place) => (
    <li key={place}>
      <TileBone />
    </li>
  ));

/** Shapes of what comes, so that nothing moves when it is there. */
export const TileBones = ({ label, count = 14 }: Props) => (
  <TileGrid aria-busy="true" aria-label={label}>
    {tiles(count)}
  </TileGrid>
);

export const RowBones = ({ label, count = 10 }: Props) => (
  <ul className={css.row} aria-busy="true" aria-label={label}>
    {tiles(count)}
  </ul>
);

export const DoorBones = ({ label, count = 8 }: Props) => (
  <Halls aria-busy="true" aria-label={label}>
    {places(count).map((place) => (
      <li key={place}>
        <Bone className={css.door} />
        <Bone className={css.doorName} />
        <Bone className={css.doorCount} />
      </li>
    ))}
  </Halls>
);

export const ChipBones = ({ label, count = 8 }: Props) => (
  <div className={css.chips} role="status" aria-label={label}>
    {places(count).map((place) => (
      <Bone key={place} className={css.chip} />
    ))}
  </div>
);

export const LineBones = ({ label, count = 5 }: Props) => (
  <div role="status" aria-label={label}>
    {places(count).map((place) => (
      <Bone key={place} className={css.line} />
    ))}
  </div>
);

export const HeroBone = () => <Bone className={css.hero} />;

export const CardBone = () => <Bone className={css.card} />;

/** Keeps the place of the announcement line. */
export const TickerBone = () => <div className={css.ticker} />;
