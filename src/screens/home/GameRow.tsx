import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Game } from '#contract/endpoints/games.ts';
import type { Wearer } from '../../ui/dress.ts';
import { TileRow } from '../../ui/TileRow.tsx';
import { GameTile } from '../games/GameTile.tsx';
import { useTiles } from '../games/use-tiles.ts';

interface Props {
  title: ReactNode;
  games: readonly Game[];
  /** Where all of them are. */
  all: Wearer;
}

const MOST = 14;

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
      {games.slice(0, MOST).map((game) => (
        <li key={game.gameId}>
          <GameTile {...tileOf(game)} />
        </li>
      ))}
    </TileRow>
  );
}
