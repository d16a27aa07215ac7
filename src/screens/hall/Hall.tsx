import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { GameTab } from '#contract/limits.ts';
import { selectMember } from '#machines/session.machine.ts';
import { useMachine } from '../../actors/context.tsx';
import { gamesQuery } from '../../api/queries.ts';
import { visitorCurrency } from '../../site/currency.ts';
import { Tile } from '../../ui/Tile.tsx';
import { TileGrid } from '../../ui/TileGrid.tsx';
import { gameName, toLaunch, useLaunch } from '../games/launch.ts';

export interface HallProps {
  gtId: string;
  /** One provider's games alone; 'Popular' means the hot ones. */
  only?: { gpId: string | undefined; house: string | undefined };
  query: { tab?: GameTab; gp?: string[]; q?: string };
  onQuery: (change: HallProps['query']) => void;
}

export function Hall({ gtId }: HallProps) {
  const { t } = useLingui();
  const member = useMachine('session', selectMember);
  const games = useQuery(gamesQuery(member?.currency ?? visitorCurrency()));
  const launch = useLaunch();
  return (
    <TileGrid>
      {games.data
        ?.filter((game) => game.gtId === gtId)
        .slice(0, 60)
        .map((game) => (
          <Tile
            key={game.gameId}
            id={game.gameId}
            name={gameName(game)}
            by={game.gpId}
            art={game.icon}
            openLabel={t`Play ${gameName(game)}`}
            onOpen={() => launch(toLaunch(game, game.gpId))}
          />
        ))}
    </TileGrid>
  );
}
