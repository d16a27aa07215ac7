import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Heart } from 'lucide-react';
import { useEffect, useId, useMemo, useState } from 'react';
import type { Game } from '#contract/endpoints/catalogue/games.ts';
import type { LaunchGame } from '#machines/kernel/events.ts';
import { hasDemo } from '#machines/play/has-demo.ts';
import { selectPlayBreak } from '#machines/play/play-break.selectors.ts';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { useGame, useMachineSelector, useOnBreak, useSend } from '#src/actors/machines.tsx';
import { gamesQuery, providerGamesQuery } from '#src/api/game-queries.ts';
import type { ModalProps } from '#src/components/dialogs.tsx';
import { useCurrency, useHalls, useLaunch } from '#src/components/games/catalogue.ts';
import ReopensAt from '#src/components/games/ReopensAt.tsx';
import { gameName, useFavorite, useTiles } from '#src/components/games/tiles.ts';
import { WinList } from '#src/components/games/WinList.tsx';
import { winsQuery } from '#src/components/games/wins.ts';
import { useIsOffered } from '#src/components/offered.tsx';
import { site } from '#src/site/site.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Button, hideBrokenImage } from '#src/ui/elements.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import css from './GameCard.module.css';
import { GameFactList } from './GameFactList.tsx';
import { similarGames } from './similar-games.ts';
import { tagName } from './use-applied-filters.ts';

/** What is known of a game, before any money is at stake. */
export default function GameCard({ modal: { game }, onAnswer }: ModalProps<'gameCard'>) {
  const { t, i18n } = useLingui();
  const currency = useCurrency();
  const launch = useLaunch();
  const sendDemo = useSend('demoPlay');
  const sendSignIn = useSend('signIn');
  const isMember = useMachineSelector('session', selectIsMember);
  const canTry = useCanTry() && hasDemo(game);
  const { listed, games, isLoading } = useListedGame(game);
  const tileOf = useTiles();
  const { data: halls } = useHalls();
  const close = () => onAnswer('no');
  useCloseOnLeave(close);
  const hall = halls?.find(({ gtId }) => gtId === String(game.gtId))?.gtName;
  const tags = listed?.tag.flatMap((tag) => tagName(i18n, tag) ?? []) ?? [];
  const then = (start: () => void) => () => {
    close();
    start();
  };
  return (
    <Dialog
      // A similar game opens in the same card. With a key the card is a new one, which takes the focus to its main action.
      key={game.gameId}
      title={game.name}
      text={hall ? `${game.provider}, ${hall}` : game.provider}
      closeLabel={t`Close`}
      image={<img className={css.art} src={game.image} alt="" onError={hideBrokenImage} />}
      onClose={close}
      actions={
        <>
          {canTry && (
            <Button onClick={then(() => sendDemo({ type: 'demo.open', game }))}>
              <Trans>Play demo</Trans>
            </Button>
          )}
          {canTry && !isMember ? (
            <Button
              data-autofocus
              variant="primary"
              onClick={then(() => sendSignIn({ type: 'signIn.open' }))}
            >
              <Trans>Sign in to play</Trans>
            </Button>
          ) : (
            <Button data-autofocus variant="primary" onClick={then(() => launch(game))}>
              <Trans>Play</Trans>
            </Button>
          )}
        </>
      }
    >
      <div className={css.about}>
        {tags.length > 0 && (
          <ul className={css.tags} aria-label={t`Features`}>
            {tags.map((tag) => (
              <li key={tag} className={css.tag}>
                {tag}
              </li>
            ))}
          </ul>
        )}
        {listed?.maintained && (
          <p className={css.by}>
            <ReopensAt time={listed.endAt} />
          </p>
        )}
        {isMember && listed && <Favorite gameId={listed.gameId} isOn={listed.memberFavorite} />}
      </div>
      {listed && <GameFactList facts={listed} others={games} currency={currency} />}
      {listed && <LastWins gameId={listed.gameId} currency={currency} />}
      {listed && (
        <SimilarGames
          game={listed}
          games={games}
          onOpen={(other) => then(() => tileOf(other).onInfo(other))()}
        />
      )}
      {isLoading && (
        <div className={css.loading}>
          <LineSkeletons label={t`Loading games`} />
        </div>
      )}
    </Dialog>
  );
}

function Favorite({ gameId, isOn }: { gameId: string; isOn: boolean }) {
  const favorite = useFavorite();
  return (
    <div>
      <Button
        className={css.favorite}
        icon={<Heart />}
        aria-pressed={isOn}
        onClick={() => favorite(gameId, !isOn)}
      >
        <Trans>Favourite</Trans>
      </Button>
    </div>
  );
}

/** A demo opens in the window of a running game; play is closed in a break, and on a demo site. */
function useCanTry(): boolean {
  const isInGame = useGame(() => true) ?? false;
  const playBreak = useMachineSelector('playBreak', selectPlayBreak);
  return !isInGame && playBreak === null && !site.isDemo;
}

/** On another page the game may not be there any more. */
function useCloseOnLeave(close: () => void) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [openedAt] = useState(path);
  useEffect(() => {
    if (path !== openedAt) close();
  });
}

const none: Game[] = [];

interface ListedGame {
  /** Undefined until it is loaded, and if its list cannot be loaded or has it no more. */
  listed: Game | undefined;
  /** The list that has it. */
  games: readonly Game[];
  isLoading: boolean;
}

/** A game with its facts: from the list of all games if that is loaded, else from its provider's, which is shorter. */
function useListedGame({ gameId, gpId, gtId, house }: LaunchGame): ListedGame {
  const currency = useCurrency();
  const all = useQuery({ ...gamesQuery(currency), enabled: false });
  const own = useQuery({
    ...providerGamesQuery(currency, String(gtId), gpId, house || undefined),
    enabled: !all.data,
  });
  const games = all.data ?? own.data?.games ?? none;
  return { listed: games.find((game) => game.gameId === gameId), games, isLoading: own.isLoading };
}

const SHOWN_WINS = 3;

interface LastWinsProps {
  gameId: string;
  currency: string;
}

/** The last wins in a game; renders nothing without any. */
function LastWins({ gameId, currency }: LastWinsProps) {
  const id = useId();
  const isOffered = useIsOffered('winners');
  // Wins invite to play, which a member in a break does not want.
  const isShown = !useOnBreak() && isOffered;
  const { data } = useQuery({ ...winsQuery(currency, gameId), enabled: isShown });
  const wins = data?.filter(({ game }) => game.gameId === gameId).slice(0, SHOWN_WINS) ?? [];
  if (!isShown || wins.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 className={css.heading} id={id}>
        <Trans>Last wins</Trans>
      </h3>
      <WinList wins={wins} />
    </section>
  );
}

interface SimilarGamesProps {
  game: Game;
  /** The games to choose from. */
  games: readonly Game[];
  onOpen: (game: Game) => void;
}

/** Up to four games like this one. */
function SimilarGames({ game, games, onOpen }: SimilarGamesProps) {
  const id = useId();
  const similar = useMemo(() => similarGames(game, games, 4), [game, games]);
  if (similar.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 className={css.heading} id={id}>
        <Trans>Similar games</Trans>
      </h3>
      <ul className={css.games}>
        {similar.map((one) => (
          <li key={one.gameId}>
            <button type="button" className={css.game} onClick={() => onOpen(one)}>
              <img className={css.cover} src={one.icon} alt="" loading="lazy" onError={hideBrokenImage} />
              <span>{gameName(one)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
