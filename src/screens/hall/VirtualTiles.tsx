import { useLingui } from '@lingui/react/macro';
import { useElementScrollRestoration } from '@tanstack/react-router';
import { type CSSProperties, memo, useEffect, useLayoutEffect, useRef } from 'react';
import type { Game } from '#contract/endpoints/games.ts';
import { TileBone } from '../../ui/Bones.tsx';
import { GameTile } from '../games/GameTile.tsx';
import { useTiles } from '../games/use-tiles.ts';
import type { Grid } from './use-grid.ts';
import { useRows } from './use-rows.ts';
import css from './VirtualTiles.module.css';

interface Props {
  games: readonly Game[];
  /** How many there will be; places are kept for those that have not come. */
  count: number;
  grid: Grid;
  /** Names what is shown; another one begins at its top. */
  view: string;
}

const wholeWindow = { getElement: () => window };

/** Thousands of tiles, of which only the rows near the window are in the document. All rows are equally high. */
export const VirtualTiles = memo(function VirtualTiles({ games, count, grid, view }: Props) {
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const tileOf = useTiles();
  const { columns, row } = grid;
  const all = Math.ceil(count / columns);
  const { from, to } = useRows(list, { row, count: all, view });
  useReturn();
  useStartAgain(view, list);
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

/** Whoever comes back finds the tiles where they left them, though these came later than the page. */
function useReturn() {
  const left = useElementScrollRestoration(wholeWindow)?.scrollY;
  const at = useRef(left);
  useLayoutEffect(() => {
    if (at.current !== undefined && window.scrollY < at.current) window.scrollTo({ top: at.current });
  }, []);
}

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
