import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { GameProvider } from '#contract/endpoints/catalogue/games.ts';
import type { LaunchGame } from '#machines/kernel/events.ts';
import { GameTile } from '#src/components/games/GameTile.tsx';
import { toLaunch } from '#src/components/games/game.ts';
import { QueryView } from '#src/components/QueryView.tsx';
import { visitorCurrency } from '#src/site/currency.ts';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { TileGrid } from '#src/ui/TileGrid.tsx';
import css from './DemoPlay.module.css';
import { demoGamesQuery, demoProvidersQuery } from './demo-queries.ts';

interface Props {
  onChoose: (game: LaunchGame) => void;
}

/** The providers with demo games, and the games of one of them. */
export function DemoGames({ onChoose }: Props) {
  const { t } = useLingui();
  const providers = useQuery(demoProvidersQuery(visitorCurrency()));
  const none = (
    <p>
      <Trans>No demo games right now.</Trans>
    </p>
  );
  return (
    <QueryView query={providers} skeleton={<LineSkeletons label={t`Loading games`} />}>
      {(list) =>
        list[0] ? <ProviderDemoGames providers={list} first={list[0]} onChoose={onChoose} /> : none
      }
    </QueryView>
  );
}

/** A provider may be listed once for each of its houses. */
const tabOf = ({ gpId, house }: GameProvider) => gpId + house;

interface ProviderProps extends Props {
  providers: GameProvider[];
  first: GameProvider;
}

function ProviderDemoGames({ providers, first, onChoose }: ProviderProps) {
  const { t } = useLingui();
  const panel = useId();
  const [provider, setProvider] = useState(first);
  const games = useQuery(demoGamesQuery(visitorCurrency(), provider));
  const name = provider.gpName;
  return (
    <div className={css.games}>
      <Tabs
        label={t`Providers`}
        tabs={providers.map((one) => ({ id: tabOf(one), label: one.gpName }))}
        value={tabOf(provider)}
        onChange={(id) => setProvider(providers.find((one) => tabOf(one) === id) ?? first)}
        panel={panel}
      />
      <div id={panel} role="tabpanel" aria-label={name}>
        <QueryView query={games} skeleton={<LineSkeletons label={t`Loading games`} />}>
          {(list) => (
            <TileGrid>
              {list.map((game) => (
                <li key={game.gameId}>
                  <GameTile
                    game={game}
                    provider={name}
                    opening={false}
                    onOpen={() => onChoose(toLaunch(game, name))}
                    onFavorite={undefined}
                  />
                </li>
              ))}
            </TileGrid>
          )}
        </QueryView>
      </div>
    </div>
  );
}
