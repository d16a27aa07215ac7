import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Game } from '#contract/endpoints/games.ts';
import { GameTile } from '#src/components/games/GameTile.tsx';
import { useTiles } from '#src/components/games/use-tiles.ts';
import type { RenderProp } from '#src/ui/render-element.ts';
import { TileRow } from '#src/ui/TileRow.tsx';

interface Props {
  title: ReactNode;
  games: readonly Game[];
  /** Link to the complete list. */
  all: RenderProp;
}

const MAX_GAMES = 14;

export function GameRow({ title, games, all }: Props) {
  const { t } = useLingui();
  const tileOf = useTiles();
  return (
    <TileRow
      title={title}
      more={{ label: <Trans>All</Trans>, render: all }}
      backLabel={t`Back`}
      forwardLabel={t`Forward`}
    >
      {games.slice(0, MAX_GAMES).map((game) => (
        <li key={game.gameId}>
          <GameTile {...tileOf(game)} />
        </li>
      ))}
    </TileRow>
  );
}
