import { Heart } from 'lucide-react';
import type { ComponentProps, ComponentPropsWithRef, ReactNode, RefCallback } from 'react';
import { cx, hideBrokenImage, Spinner } from './elements.tsx';
import { indexes, Skeleton } from './Skeletons.tsx';
import css from './Tile.module.css';
import { useLongPress } from './use-long-press.ts';

interface TileProps {
  name: string;
  /** Language of the name if it is not the page's. */
  lang?: string;
  /** The provider, or the status ("Opening"). */
  by: ReactNode;
  /** Sets the image's source, unless `picture` has set it; undefined for a tile without an image. */
  art?: RefCallback<HTMLImageElement> | undefined;
  /** Image of a tile that is in sight from the beginning; `isFirst` for the one that is loaded first. */
  picture?: { source: string; isFirst: boolean } | undefined;
  tag?: { text: ReactNode; tone?: 'hot' | 'demo' };
  state?: 'ready' | 'opening' | 'closed' | 'needsApp';
  /** Why it is closed: when it reopens, or that it needs the app. */
  closedReason?: ReactNode;
  /** Accessible name of a click: "Play Lantern Street". */
  openLabel: string;
  onOpen: () => void;
  /** Without it there is no favourite button. */
  favorite?: { on: boolean; label: string; onToggle: (on: boolean) => void };
  /** False if the Tab key passes the tile, because another one of its list is the list's stop. */
  tabbable?: boolean;
  /** Opens what is known of the game, by its button or by a long press on a touch screen, where the button is not shown. */
  info?: { label: string; onOpen: () => void };
}

export function Tile(props: TileProps) {
  const {
    name,
    lang,
    by,
    art,
    picture,
    tag,
    state = 'ready',
    closedReason,
    openLabel,
    onOpen,
    favorite,
    info,
    tabbable = true,
  } = props;
  const tabIndex = tabbable ? undefined : -1;
  const longPress = useLongPress(info?.onOpen);
  const isClosed = state === 'closed' || state === 'needsApp';
  return (
    <div
      className={cx(css.tile, isClosed && css.closed, state === 'opening' && css.opening)}
      data-part="tile"
      data-favorite={favorite ? '' : undefined}
    >
      <button
        type="button"
        className={css.open}
        tabIndex={tabIndex}
        aria-busy={state === 'opening' || undefined}
        onClick={onOpen}
        {...longPress}
      >
        {art && (
          <img
            ref={art}
            className={css.art}
            alt=""
            src={picture?.source}
            fetchPriority={picture?.isFirst ? 'high' : undefined}
            loading={picture?.isFirst ? 'eager' : 'lazy'}
            decoding="async"
            draggable={false}
            onError={hideBrokenImage}
          />
        )}
        <span className={css.playIcon} role="img" aria-label={openLabel}>
          {state === 'opening' && <Spinner />}
        </span>
        {tag && <span className={cx(css.tag, tag.tone && css[tag.tone])}>{tag.text}</span>}
        {isClosed && closedReason && (
          <span className={css.reason} data-part="tile-reason">
            {closedReason}
          </span>
        )}
      </button>
      {favorite && (
        <button
          type="button"
          className={css.favorite}
          tabIndex={tabIndex}
          aria-pressed={favorite.on}
          aria-label={favorite.label}
          onClick={() => favorite.onToggle(!favorite.on)}
        >
          <Heart />
        </button>
      )}
      <p className={css.name} title={name} lang={lang}>
        {name}
      </p>
      <p className={cx(css.by, info && css.withInfo)}>{by}</p>
      {info && (
        <button
          type="button"
          className={css.info}
          tabIndex={tabIndex}
          aria-label={info.label}
          onClick={info.onOpen}
        />
      )}
    </div>
  );
}

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
    <Skeleton className={css.skeletonTile} />
    <Skeleton className={css.skeletonName} />
    <Skeleton className={css.skeletonBy} />
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
