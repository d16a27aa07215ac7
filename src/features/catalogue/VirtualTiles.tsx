import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, memo, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Game } from '#contract/endpoints/catalogue/games.ts';
import { useIsDesktop } from '#src/actors/machines.tsx';
import { GameTile } from '#src/components/games/GameTile.tsx';
import { useTiles } from '#src/components/games/tiles.ts';
import { useRovingTiles } from '#src/ui/lists.ts';
import { TileSkeleton } from '#src/ui/Tile.tsx';
import type { Grid } from './use-grid.ts';
import { useReportScroll, useRestoreScroll, useScrollToStart } from './use-list-scroll.ts';
import css from './VirtualTiles.module.css';

interface Props {
  games: readonly Game[];
  /** Total number of games; skeletons stand for those that are not loaded yet. */
  count: number;
  grid: Grid;
  /** Identifies the list; another view begins at its top. */
  view: string;
  /** Number of the game with which the list begins, from 1, and the callback for the current one. */
  at: number | undefined;
  onAt: (at: number | undefined) => void;
}

/**
 * Thousands of tiles, of which only the rows near the viewport are in the document. All rows have the same
 * height.
 */
export const VirtualTiles = memo(function VirtualTiles(props: Props) {
  return <VisibleTiles {...props} tileOf={useTiles()} />;
});

/** Rendered again with each row that is scrolled into view, without what all tiles share. */
function VisibleTiles({
  games,
  count,
  grid,
  view,
  at,
  onAt,
  tileOf,
}: Props & { tileOf: ReturnType<typeof useTiles> }) {
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const { columns, row } = grid;
  const all = Math.ceil(count / columns);
  const { from, to } = useVirtualRows(list, { row, count: all, view });
  useRestoreScroll(list, grid, at);
  useScrollToStart(view, list);
  useReportScroll(list, grid, at, onAt);
  const { current, roving } = useRovingTiles();
  // The tile that had the focus may have left the document.
  const stop = Math.min(Math.max(current, from * columns), Math.min(to * columns, count) - 1);
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows are between the list and its items
    <div
      ref={list}
      role="list"
      aria-label={t`Games`}
      aria-busy={games.length < count || undefined}
      className={css.list}
      {...roving}
      style={{ height: all * row, '--columns': columns } as CSSProperties}
    >
      {indexes(from, to).map((index) => (
        <div
          key={index}
          role="presentation"
          className={css.row}
          data-part="tile-row"
          style={{ height: row, transform: `translateY(${index * row}px)` }}
        >
          {indexes(index * columns, Math.min((index + 1) * columns, count)).map((index) => {
            const game = games[index];
            return game ? (
              // biome-ignore lint/a11y/useSemanticElements: as above
              <div
                key={index}
                role="listitem"
                aria-posinset={index + 1}
                aria-setsize={count}
                data-tile={index}
              >
                <GameTile {...tileOf(game)} tabbable={index === stop} />
              </div>
            ) : (
              <TileSkeleton key={index} />
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Tiles of a rendered page: two lines of a wide window, and four of a phone. Each delays the first paint. */
const FIRST_TILES = { desktop: 21, phone: 12 };
/** Number of tiles at the beginning of a rendered page that any window shows. */
const TILES_IN_SIGHT = 6;

/**
 * The first tiles of a page that a server has rendered, which knows no width: in as many columns as fit, in the places in
 * which `VirtualTiles` shows them.
 */
export function FirstTiles({ games, count }: Pick<Props, 'games' | 'count'>) {
  const { t } = useLingui();
  const tileOf = useTiles();
  const shown = useIsDesktop() ? FIRST_TILES.desktop : FIRST_TILES.phone;
  return (
    <ul aria-label={t`Games`} className={css.first}>
      {games.slice(0, shown).map((game, index) => (
        <li key={game.gameId} aria-posinset={index + 1} aria-setsize={count}>
          <GameTile {...tileOf(game)} inSight={index < TILES_IN_SIGHT ? index : undefined} />
        </li>
      ))}
    </ul>
  );
}

const indexes = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

/** Rows rendered above and below the viewport. */
const OVERSCAN = 2;

interface Rows {
  from: number;
  /** Exclusive. */
  to: number;
}

/** The visible rows, the rendered ones near them, and up to `more` rows in each direction. */
function nextRows(last: Rows, sight: Rows, more: number): Rows {
  const rendered = last.to < sight.from || last.from > sight.to ? sight : last;
  const from = Math.max(0, sight.from - OVERSCAN, Math.min(rendered.from - more, sight.from));
  const to = Math.min(sight.to + OVERSCAN, Math.max(rendered.to + more, sight.to));
  return from === last.from && to === last.to ? last : { from, to };
}

/** The rows of a list near the viewport, by the height of a row in pixels; another view begins at its top. */
function useVirtualRows(
  list: RefObject<HTMLElement | null>,
  { row, count, view }: { row: number; count: number; view: string },
): Rows {
  // Height of the part of the viewport that is below the list's top.
  const visibleHeight = useRef(window.innerHeight);
  // Rows outside the viewport render when the user scrolls.
  const atTop = (): Rows => ({ from: 0, to: Math.ceil(visibleHeight.current / row) });
  const [rows, setRows] = useState(atTop);
  const [lastView, setLastView] = useState(view);
  if (lastView !== view) {
    setLastView(view);
    setRows(atTop());
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies(view): a new view may have moved the list
  useLayoutEffect(() => {
    let frame = 0;
    const update = (more: number) => {
      const above = -(list.current?.getBoundingClientRect().top ?? 0);
      visibleHeight.current = window.innerHeight + Math.min(0, above);
      const sight = {
        from: Math.max(0, Math.floor(above / row)),
        to: Math.max(0, Math.ceil((above + window.innerHeight) / row)),
      };
      setRows((last) => nextRows(last, sight, more));
    };
    // One row in each direction per frame: all at once would delay scrolling.
    const extend = (left: number) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        update(1);
        if (left > 1) extend(left - 1);
      });
    };
    const onMove = () => {
      update(0);
      extend(OVERSCAN);
    };
    update(0);
    window.addEventListener('scroll', onMove, { passive: true });
    window.addEventListener('resize', onMove);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onMove);
      window.removeEventListener('resize', onMove);
    };
  }, [list, row, view]);
  const to = Math.min(rows.to, count);
  return { from: Math.min(rows.from, to), to };
}
