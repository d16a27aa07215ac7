import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { selectMember } from '#machines/session.machine.ts';
import { useMachine } from '../../actors/context.tsx';
import { gamesQuery } from '../../api/queries.ts';
import { visitorCurrency } from '../../site/currency.ts';
import { Tile } from '../../ui/Tile.tsx';
import { TileGrid } from '../../ui/TileGrid.tsx';
import { gameName, toLaunch, useLaunch } from '../games/launch.ts';

export function Home() {
  const { t } = useLingui();
  const member = useMachine('session', selectMember);
  const games = useQuery(gamesQuery(member?.currency ?? visitorCurrency()));
  const launch = useLaunch();
  return (
    <section>
      <h1>
        <Trans>Games</Trans>
      </h1>
      <TileGrid>
        {games.data?.slice(0, 24).map((game) => (
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
    </section>
  );
}
