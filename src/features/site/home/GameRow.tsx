import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Game } from '#contract/endpoints/catalogue/games.ts';
import { GameTile } from '#src/components/games/GameTile.tsx';
import { useTiles } from '#src/components/games/use-tiles.ts';
import { LARGE_TILES } from '#src/ui/LargeTiles.tsx';
import type { RenderProp } from '#src/ui/render-element.ts';
import { TileRow } from '#src/ui/TileRow.tsx';

interface Props {
  title: ReactNode;
  games: readonly Game[];
  /** Link to the complete list. */
  all?: RenderProp | false;
  /** Whether the first games are larger than the others. */
  featured?: boolean;
}

const MAX_GAMES = 14;

export function GameRow({ title, games, all, featured = false }: Props) {
  const { t } = useLingui();
  const tileOf = useTiles();
  const tiles = games.slice(0, MAX_GAMES).map((game) => (
    <li key={game.gameId}>
      <GameTile {...tileOf(game)} />
    </li>
  ));
  // Without others to follow, large tiles would be a row with holes.
  const large = featured && tiles.length > LARGE_TILES ? LARGE_TILES : 0;
  return (
    <TileRow
      title={title}
      more={all ? { label: <Trans>All</Trans>, render: all } : undefined}
      backLabel={t`Back`}
      forwardLabel={t`Forward`}
      large={large > 0 && tiles.slice(0, large)}
    >
      {tiles.slice(large)}
    </TileRow>
  );
}
