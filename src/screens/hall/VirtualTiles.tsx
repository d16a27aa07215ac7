import { useLingui } from '@lingui/react/macro';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, memo, useEffect, useLayoutEffect, useRef } from 'react';
import type { Game } from '#contract/endpoints/games.ts';
import { GameTile } from '../games/GameTile.tsx';
import { useTiles } from '../games/use-tiles.ts';
import type { Grid } from './use-grid.ts';
import css from './VirtualTiles.module.css';

interface Props {
  games: readonly Game[];
  grid: Grid;
  /** Names what is shown; another one begins at its top. */
  view: string;
}

const OVERSCAN = 2;

/** Thousands of tiles, of which only the rows near the window are in the document. */
export const VirtualTiles = memo(function VirtualTiles({ games, grid, view }: Props) {
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const tileOf = useTiles();
  const { columns, row, top } = grid;
  const rows = useWindowVirtualizer({
    count: Math.ceil(games.length / columns),
    estimateSize: () => row,
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another width have other heights
  useLayoutEffect(() => rows.measure(), [columns, row]);
  useStartAgain(view, list);
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows stand between a list and its items
    <div
      ref={list}
      role="list"
      aria-label={t`Games`}
      className={css.list}
      style={{ height: rows.getTotalSize(), '--columns': columns } as CSSProperties}
    >
      {rows.getVirtualItems().map(({ index, key, start }) => (
        <div
          key={key}
          role="presentation"
          className={css.row}
          data-index={index}
          ref={rows.measureElement}
          style={{ transform: `translateY(${start - top}px)` }}
        >
          {games.slice(index * columns, (index + 1) * columns).map((game, place) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            <div
              key={game.gameId}
              role="listitem"
              aria-posinset={index * columns + place + 1}
              aria-setsize={games.length}
            >
              <GameTile {...tileOf(game)} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
});

/** Another list than before starts at its first tile, unless one is above it anyway. */
function useStartAgain(view: string, list: { current: HTMLElement | null }) {
  const seen = useRef(view);
  useEffect(() => {
    if (seen.current === view) return;
    seen.current = view;
    const element = list.current;
    const tools = element?.parentElement?.previousElementSibling;
    if (!element || !tools) return;
    const gap = element.getBoundingClientRect().top - tools.getBoundingClientRect().bottom;
    if (gap < 0) window.scrollBy({ top: gap - 20 });
  }, [view, list]);
}
