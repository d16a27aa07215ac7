import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { GameProvider } from '#contract/endpoints/catalogue/games.ts';
import type { LaunchGame } from '#machines/kernel/events.ts';
import {
  selectDemoBlocked,
  selectDemoBusy,
  selectDemoFailure,
  selectDemoGame,
} from '#machines/play/demo-play.selectors.ts';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { stateName, useMachineSelector, useSend } from '#src/actors/machines.tsx';
import type { ModalProps } from '#src/components/dialogs.tsx';
import { GameTile } from '#src/components/games/GameTile.tsx';
import { toLaunch } from '#src/components/games/tiles.ts';
import { QueryView } from '#src/components/QueryView.tsx';
import { failureText } from '#src/i18n/failure.ts';
import { visitorCurrency } from '#src/site/locale.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Button } from '#src/ui/elements.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { TileGrid } from '#src/ui/Tile.tsx';
import css from './DemoPlay.module.css';
import { demoGamesQuery, demoProvidersQuery } from './demo-queries.ts';

/** Free play: of the game that was clicked, or of one chosen from a list. */
export default function DemoPlay({ onAnswer }: ModalProps<'demoPlay'>) {
  const { t, i18n } = useLingui();
  const state = useMachineSelector('demoPlay', stateName);
  const game = useMachineSelector('demoPlay', selectDemoGame);
  const busy = useMachineSelector('demoPlay', selectDemoBusy);
  const blocked = useMachineSelector('demoPlay', selectDemoBlocked);
  const failure = useMachineSelector('demoPlay', selectDemoFailure);
  const isMember = useMachineSelector('session', selectIsMember);
  const send = useSend('demoPlay');
  return (
    <Dialog
      data-machine="demoPlay"
      data-state={state}
      {...(!game && { size: 'wide' })}
      title={game ? game.name : <Trans>Demo games</Trans>}
      text={
        blocked ? (
          <Trans>Your browser blocked the pop-up. Tap again to open it.</Trans>
        ) : isMember ? (
          <Trans>You play with demo money. You cannot win or lose real money.</Trans>
        ) : (
          <Trans>
            You play with demo money. You cannot win or lose real money, and you do not need an account.
          </Trans>
        )
      }
      failure={failure && failureText(i18n, failure)}
      closeLabel={t`Close`}
      onClose={() => onAnswer('no')}
      actions={
        game && (
          <>
            {!isMember && (
              <Button onClick={() => send({ type: 'demo.signIn' })}>
                <Trans>Sign in to play for real money</Trans>
              </Button>
            )}
            <Button
              variant="primary"
              busy={busy}
              busyLabel={<Trans>Opening</Trans>}
              onClick={() => send({ type: 'demo.choose', game })}
            >
              <Trans>Play demo</Trans>
            </Button>
          </>
        )
      }
    >
      {game ? (
        <img className={css.art} src={game.image} alt="" width="120" height="160" />
      ) : (
        <DemoGames onChoose={(chosen) => send({ type: 'demo.choose', game: chosen })} />
      )}
    </Dialog>
  );
}

interface Props {
  onChoose: (game: LaunchGame) => void;
}

/** The providers with demo games, and the games of one of them. */
function DemoGames({ onChoose }: Props) {
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
