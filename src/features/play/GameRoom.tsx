import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { defaultGtId } from '#contract/limits.ts';
import { selectFramed } from '#machines/frame-selectors.ts';
import { useGame } from '#src/app/context.tsx';
import { GameTile } from '#src/components/games/GameTile.tsx';
import { useProviderNames } from '#src/components/games/use-catalogue.ts';
import { useGames } from '#src/components/games/use-games.ts';
import { useTiles } from '#src/components/games/use-tiles.ts';
import { QueryView } from '#src/components/QueryView.tsx';
import { cx } from '#src/ui/cx.ts';
import { Blank } from '#src/ui/EmptyState.tsx';
import { TileBones } from '#src/ui/Skeletons.tsx';
import { TileGrid } from '#src/ui/TileGrid.tsx';
import { GameFrame } from './GameFrame.tsx';
import css from './GameRoom.module.css';

interface Props {
  gpId: string;
  /** Empty where all of the provider's houses are meant. */
  house: string;
}

/** One provider's slots beside the one that is played. */
export function GameRoom({ gpId, house }: Props) {
  const { t } = useLingui();
  const names = useProviderNames();
  const games = useGames();
  const tileOf = useTiles();
  const isPlaying = useGame(selectFramed) === 'gameRoom';
  const stage = useRef<HTMLDivElement>(null);
  // Whoever pressed a tile further down looks at the game next.
  useEffect(() => {
    if (isPlaying) stage.current?.scrollIntoView({ block: 'start' });
  }, [isPlaying]);
  const own = (games.data ?? []).filter(
    (game) => game.gpId === gpId && game.gtId === String(defaultGtId) && (!house || game.house === house),
  );
  return (
    <div className={css.room}>
      <h1 className={css.title}>{names.get(gpId) ?? gpId}</h1>
      <div ref={stage} className={cx(css.stage, isPlaying && css.playing)}>
        {isPlaying ? (
          <GameFrame className={css.frame} />
        ) : (
          <div className={css.empty}>
            <Blank
              kind="empty"
              title={<Trans>The table is free</Trans>}
              text={<Trans>Choose a game: it opens here.</Trans>}
            />
          </div>
        )}
      </div>
      <section aria-label={t`Games`}>
        <QueryView
          query={games}
          bones={<TileBones label={t`Loading games`} count={12} />}
          isEmpty={() => own.length === 0}
          empty={<Blank kind="empty" title={<Trans>No games here for now</Trans>} />}
        >
          {() => (
            <TileGrid>
              {own.map((game) => (
                <li key={game.gameId}>
                  <GameTile {...tileOf(game)} />
                </li>
              ))}
            </TileGrid>
          )}
        </QueryView>
      </section>
    </div>
  );
}
