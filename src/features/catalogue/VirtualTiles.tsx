import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, memo, useRef } from 'react';
import type { Game } from '#contract/endpoints/catalogue/games.ts';
import { GameTile } from '#src/components/games/GameTile.tsx';
import { useTiles } from '#src/components/games/use-tiles.ts';
import { TileSkeleton } from '#src/ui/TileSkeletons.tsx';
import type { Grid } from './use-grid.ts';
import { useReportScroll, useRestoreScroll, useScrollToStart } from './use-scroll-position.ts';
import { useVirtualRows } from './use-virtual-rows.ts';
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
export const VirtualTiles = memo(function VirtualTiles({ games, count, grid, view, at, onAt }: Props) {
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const tileOf = useTiles();
  const { columns, row } = grid;
  const all = Math.ceil(count / columns);
  const { from, to } = useVirtualRows(list, { row, count: all, view });
  useRestoreScroll(list, grid, at);
  useScrollToStart(view, list);
  useReportScroll(list, grid, at, onAt);
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows are between the list and its items
    <div
      ref={list}
      role="list"
      aria-label={t`Games`}
      aria-busy={games.length < count || undefined}
      className={css.list}
      style={{ height: all * row, '--columns': columns } as CSSProperties}
    >
      {indexes(from, to).map((index) => (
        <div
          key={index}
          role="presentation"
          className={css.row}
          style={{ height: row, transform: `translateY(${index * row}px)` }}
        >
          {indexes(index * columns, Math.min((index + 1) * columns, count)).map((index) => {
            const game = games[index];
            return game ? (
              // biome-ignore lint/a11y/useSemanticElements: as above
              <div key={index} role="listitem" aria-posinset={index + 1} aria-setsize={count}>
                <GameTile {...tileOf(game)} />
              </div>
            ) : (
              <TileSkeleton key={index} />
            );
          })}
        </div>
      ))}
    </div>
  );
});

const indexes = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);
