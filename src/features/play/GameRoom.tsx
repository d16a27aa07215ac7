import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { defaultGtId } from '#contract/constants.ts';
import { selectFramed } from '#machines/play/game-launch/game-launch.selectors.ts';
import { useGame } from '#src/actors/machines.ts';
import { GameTile } from '#src/components/games/GameTile.tsx';
import { useProviderNames } from '#src/components/games/use-catalogue.ts';
import { useGames } from '#src/components/games/use-games.ts';
import { useTiles } from '#src/components/games/use-tiles.ts';
import { QueryView } from '#src/components/QueryView.tsx';
import { cx } from '#src/ui/cx.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { TileGrid } from '#src/ui/TileGrid.tsx';
import { TileSkeletons } from '#src/ui/TileSkeletons.tsx';
import { GameFrame } from './GameFrame.tsx';
import css from './GameRoom.module.css';

interface Props {
  gpId: string;
  /** Empty for all houses of the provider. */
  house: string;
}

/** The open game of a provider, and the provider's slots to choose from. */
export function GameRoom({ gpId, house }: Props) {
  const { t } = useLingui();
  const names = useProviderNames();
  const games = useGames();
  const tileOf = useTiles();
  const isPlaying = useGame(selectFramed) === 'gameRoom';
  const stage = useRef<HTMLDivElement>(null);
  // Scrolls to the game when it was chosen from a tile further down.
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
            <EmptyState
              title={<Trans>No game open</Trans>}
              text={<Trans>Choose a game to open it here.</Trans>}
            />
          </div>
        )}
      </div>
      <section aria-label={t`Games`}>
        <QueryView
          query={games}
          skeleton={<TileSkeletons label={t`Loading games`} count={12} />}
          isEmpty={() => own.length === 0}
          empty={<EmptyState title={<Trans>No games available</Trans>} />}
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
