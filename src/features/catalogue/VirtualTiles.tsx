import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, memo, useRef } from 'react';
import type { Game } from '#contract/endpoints/games.ts';
import { GameTile } from '#src/components/games/GameTile.tsx';
import { useTiles } from '#src/components/games/use-tiles.ts';
import { TileBone } from '#src/ui/Skeletons.tsx';
import type { Grid } from './use-grid.ts';
import { useReturn, useStanding, useStartAgain } from './use-scroll-position.ts';
import { useRows } from './use-virtual-rows.ts';
import css from './VirtualTiles.module.css';

interface Props {
  games: readonly Game[];
  /** How many there will be; places are kept for those that have not come. */
  count: number;
  grid: Grid;
  /** Names what is shown; another one begins at its top. */
  view: string;
  /** The place of the game that the list begins with, from 1, and what hears of the one that it stands at. */
  at: number | undefined;
  onAt: (at: number | undefined) => void;
}

/** Thousands of tiles, of which only the rows near the window are in the document. All rows are equally high. */
export const VirtualTiles = memo(function VirtualTiles({ games, count, grid, view, at, onAt }: Props) {
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const tileOf = useTiles();
  const { columns, row } = grid;
  const all = Math.ceil(count / columns);
  const { from, to } = useRows(list, { row, count: all, view });
  useReturn(list, grid, at);
  useStartAgain(view, list);
  useStanding(list, grid, at, onAt);
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows stand between a list and its items
    <div
      ref={list}
      role="list"
      aria-label={t`Games`}
      aria-busy={games.length < count || undefined}
      className={css.list}
      style={{ height: all * row, '--columns': columns } as CSSProperties}
    >
      {places(from, to).map((index) => (
        <div
          key={index}
          role="presentation"
          className={css.row}
          style={{ height: row, transform: `translateY(${index * row}px)` }}
        >
          {places(index * columns, Math.min((index + 1) * columns, count)).map((place) => {
            const game = games[place];
            return game ? (
              // biome-ignore lint/a11y/useSemanticElements: as above
              <div key={place} role="listitem" aria-posinset={place + 1} aria-setsize={count}>
                <GameTile {...tileOf(game)} />
              </div>
            ) : (
              <TileBone key={place} />
            );
          })}
        </div>
      ))}
    </div>
  );
});

const places = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);
