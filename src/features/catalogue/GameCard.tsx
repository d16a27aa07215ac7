import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import Heart from 'lucide-react/icons/heart';
import { useEffect, useState } from 'react';
import { hasDemo } from '#machines/play/has-demo.ts';
import { selectPlayBreak } from '#machines/play/play-break.selectors.ts';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { useGame, useMachineSelector, useSend } from '#src/actors/machines.ts';
import type { ModalProps } from '#src/components/dialogs/modal-props.ts';
import { useLaunch } from '#src/components/games/launch.ts';
import ReopensAt from '#src/components/games/ReopensAt.tsx';
import { useCurrency, useHalls } from '#src/components/games/use-catalogue.ts';
import { useFavorite } from '#src/components/games/use-favorite.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { hideBrokenImage } from '#src/ui/hide-broken-image.ts';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { tagName } from './feature-names.ts';
import css from './GameCard.module.css';
import { GameFactList } from './GameFactList.tsx';
import { useListedGame } from './use-listed-game.ts';

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

/** A demo opens in the window of a running game, and play is closed in a break. */
function useCanTry(): boolean {
  const isInGame = useGame(() => true) ?? false;
  const playBreak = useMachineSelector('playBreak', selectPlayBreak);
  return !isInGame && playBreak === null;
}

/** On another page the game may not be there any more. */
function useCloseOnLeave(close: () => void) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [openedAt] = useState(path);
  useEffect(() => {
    if (path !== openedAt) close();
  });
}
