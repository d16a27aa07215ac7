import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { defaultGtId } from '#contract/constants.ts';
import { selectFramed } from '#machines/play/game-launch/game-launch.selectors.ts';
import { useGame, useIsDesktop } from '#src/actors/machines.tsx';
import { useProviderNames } from '#src/components/games/catalogue.ts';
import { GameTile } from '#src/components/games/GameTile.tsx';
import { useGames } from '#src/components/games/search.ts';
import { useTiles } from '#src/components/games/tiles.ts';
import { QueryView } from '#src/components/QueryView.tsx';
import { openModesOf } from '#src/site/open-mode.ts';
import { site } from '#src/site/site.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { cx } from '#src/ui/elements.tsx';
import { TileGrid, TileSkeletons } from '#src/ui/Tile.tsx';
import { GameFrame } from './GameFrame.tsx';
import css from './GameRoomPage.module.css';

/** Only slots are played in a room, and only at a provider that has one. */
const query = v.object({
  gt_id: v.optional(v.literal(defaultGtId)),
  gp_id: v.pipe(
    v.string(),
    v.check((gpId) => Object.hasOwn(site.capabilities, gpId)),
  ),
  house: v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''),
});

/** The game room of the URL. A phone shows the hall instead. */
export function GameRoomPage() {
  // Decided on entry: narrowing the window must not end a game.
  const [desktop] = useState(useIsDesktop());
  const parsed = v.safeParse(query, useSearch({ strict: false }));
  if (!parsed.success) return <Navigate to="/" replace />;
  const { gp_id: gpId, house } = parsed.output;
  if (!openModesOf(site.capabilities[gpId], house).gameRoom) return <Navigate to="/" replace />;
  if (desktop) return <GameRoom gpId={gpId} house={house} />;
  return (
    <Navigate to="/gameHall/$gtId" params={{ gtId: String(defaultGtId) }} search={{ gp: [gpId] }} replace />
  );
}

interface GameRoomProps {
  gpId: string;
  /** Empty for all houses of the provider. */
  house: string;
}

/** The open game of a provider, and the provider's slots to choose from. */
function GameRoom({ gpId, house }: GameRoomProps) {
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
          <GameFrame className={css.frame} belowHeader />
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
