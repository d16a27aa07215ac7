import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Heart } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { GameFacts } from '#contract/endpoints/catalogue/game-facts.ts';
import type { Game } from '#contract/endpoints/catalogue/games.ts';
import type { LaunchGame } from '#machines/kernel/events.ts';
import { hasDemo } from '#machines/play/has-demo.ts';
import { selectPlayBreak } from '#machines/play/play-break.selectors.ts';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { useGame, useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { minorOf } from '#src/api/amounts.ts';
import { gamesQuery, providerGamesQuery } from '#src/api/game-queries.ts';
import type { ModalProps } from '#src/components/dialogs.tsx';
import { useCurrency, useHalls, useLaunch } from '#src/components/games/catalogue.ts';
import ReopensAt from '#src/components/games/ReopensAt.tsx';
import { useFavorite } from '#src/components/games/tiles.ts';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { percentText } from '#src/i18n/percent.ts';
import { site } from '#src/site/site.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Button, hideBrokenImage } from '#src/ui/elements.tsx';
import { DescriptionList, type Line } from '#src/ui/Panel.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import css from './GameCard.module.css';
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
  const { listed, isLoading } = useListedGame(game);
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
      title={game.name}
      text={hall ? `${game.provider}, ${hall}` : game.provider}
      closeLabel={t`Close`}
      onClose={close}
      actions={
        <>
          {canTry && (
            <Button onClick={then(() => sendDemo({ type: 'demo.open', game }))}>
              <Trans>Play demo</Trans>
            </Button>
          )}
          {canTry && !isMember ? (
            <Button variant="primary" onClick={then(() => sendSignIn({ type: 'signIn.open' }))}>
              <Trans>Sign in to play</Trans>
            </Button>
          ) : (
            <Button variant="primary" onClick={then(() => launch(game))}>
              <Trans>Play</Trans>
            </Button>
          )}
        </>
      }
    >
      <div className={css.card}>
        <img className={css.art} src={game.image} alt="" onError={hideBrokenImage} />
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
      </div>
      {listed && <GameFactList facts={listed} currency={currency} />}
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

interface ListedGame {
  /** Undefined until it is loaded, and if its list cannot be loaded or has it no more. */
  listed: Game | undefined;
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
  const games = all.data ?? own.data?.games;
  return { listed: games?.find((game) => game.gameId === gameId), isLoading: own.isLoading };
}

interface GameFactListProps {
  facts: Partial<GameFacts>;
  currency: string;
}

/** What the operator says of a game; what it does not say is left out. */
function GameFactList({ facts, currency }: GameFactListProps) {
  const { i18n } = useLingui();
  const { minStake = null, maxStake = null, rtp = null, volatility } = facts;
  const min = minorOf(minStake, currency);
  const max = minorOf(maxStake, currency);
  const isRate = rtp !== null && Number(rtp) > 0 && Number(rtp) <= 100;
  const lines: Line[] = [];
  if (min !== null || max !== null)
    lines.push({
      id: 'stake',
      label: <Trans>Stake</Trans>,
      value: <Stakes {...{ min, max, currency }} />,
    });
  if (isRate)
    lines.push({
      id: 'rtp',
      label: <Trans>Return to player (RTP)</Trans>,
      value: percentText(i18n.locale, rtp),
    });
  if (volatility)
    lines.push({ id: 'volatility', label: <Trans>Volatility</Trans>, value: volatilities[volatility] });
  if (lines.length === 0) return null;
  return (
    <div>
      <DescriptionList lines={lines} />
      {isRate && (
        <p className={css.note}>
          <Trans>
            The return to player is an average over very many rounds. It does not predict your own result.
          </Trans>
        </p>
      )}
    </div>
  );
}

const volatilities = {
  low: <Trans>Low: frequent, smaller wins</Trans>,
  medium: <Trans>Medium</Trans>,
  high: <Trans>High: rare, larger wins</Trans>,
};

interface StakesProps {
  min: number | null;
  max: number | null;
  currency: string;
}

function Stakes({ min, max, currency }: StakesProps) {
  const from = <MinorAmount minor={min} currency={currency} />;
  const to = <MinorAmount minor={max} currency={currency} />;
  if (max === null) return <Trans>From {from}</Trans>;
  if (min === null) return <Trans>Up to {to}</Trans>;
  if (min === max) return to;
  return (
    <Trans>
      {from} to {to}
    </Trans>
  );
}
