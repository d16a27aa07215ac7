import { Trans, useLingui } from '@lingui/react/macro';
import { memo, Suspense } from 'react';
import type { Game } from '#contract/endpoints/games.ts';
import { spare } from '#src/ui/lazy-optional.ts';
import { Tile } from '#src/ui/Tile.tsx';
import { gameName, needsAppHere } from './launch.ts';
import { useInTurn } from './use-image-queue.ts';

const Closed = () => <Trans>Closed for now</Trans>;
const BackAt = spare<{ time: string }>(() => import('./BackAt.tsx'), Closed);

interface Props {
  game: Game;
  provider: string;
  opening: boolean;
  onOpen: (game: Game) => void;
  /** Only a member has favourites. */
  onFavorite: ((gameId: string, on: boolean) => void) | undefined;
}

/** Handlers take the game, so that a list can give every tile the same ones and this memo holds. */
export const GameTile = memo(function GameTile({ game, provider, opening, onOpen, onFavorite }: Props) {
  const { t } = useLingui();
  const inTurn = useInTurn(game.icon);
  const name = gameName(game);
  const state = opening
    ? 'opening'
    : game.maintained
      ? 'closed'
      : needsAppHere(game.gpId)
        ? 'needsApp'
        : 'ready';
  return (
    <Tile
      name={name}
      by={opening ? <Trans>Opening</Trans> : provider}
      art={inTurn}
      tag={tagOf(game)}
      state={state}
      why={state !== 'ready' && <Why game={game} />}
      openLabel={t`Play ${name}`}
      onOpen={() => onOpen(game)}
      heart={
        onFavorite && {
          on: game.memberFavorite,
          label: t`Keep ${name} as a favourite`,
          onToggle: (on) => onFavorite(game.gameId, on),
        }
      }
    />
  );
});

const Why = ({ game }: { game: Game }) =>
  game.maintained ? (
    <Suspense fallback={<Closed />}>
      <BackAt time={game.endAt} />
    </Suspense>
  ) : (
    <Trans>Needs the app</Trans>
  );

function tagOf({ tag }: Game) {
  if (tag.includes('hot')) return { text: <Trans>Hot</Trans>, tone: 'hot' as const };
  if (tag.includes('new')) return { text: <Trans>New</Trans> };
  return undefined;
}
