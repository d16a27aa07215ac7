import { Trans, useLingui } from '@lingui/react/macro';
import { memo, Suspense } from 'react';
import type { Game } from '#contract/endpoints/catalogue/games.ts';
import { loadDeferredMessages } from '#src/i18n/i18n.ts';
import { needsApp } from '#src/site/needs-app.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { Tile } from '#src/ui/Tile.tsx';
import { gameName } from './game.ts';
import { useImageQueue } from './use-image-queue.ts';

const Closed = () => <Trans>Temporarily closed</Trans>;
const ReopensAt = lazyComponent(() => import('./ReopensAt.tsx'), {
  optional: Closed,
  alongside: loadDeferredMessages,
});

interface Props {
  game: Game;
  provider: string;
  opening: boolean;
  onOpen: (game: Game) => void;
  /** Undefined for a visitor, who has no favourites. */
  onFavorite: ((gameId: string, on: boolean) => void) | undefined;
  onInfo?: (game: Game) => void;
}

/** Handlers receive the game, so that a list can pass the same ones to every tile and this memo holds. */
export const GameTile = memo(function GameTile({
  game,
  provider,
  opening,
  onOpen,
  onFavorite,
  onInfo,
}: Props) {
  const { t } = useLingui();
  const imageRef = useImageQueue(game.icon);
  const name = gameName(game);
  const state = opening ? 'opening' : game.maintained ? 'closed' : needsApp(game.gpId) ? 'needsApp' : 'ready';
  return (
    <Tile
      name={name}
      by={opening ? <Trans>Opening</Trans> : provider}
      art={imageRef}
      tag={tagOf(game)}
      state={state}
      closedReason={state !== 'ready' && <ClosedReason game={game} />}
      openLabel={t`Play ${name}`}
      onOpen={() => onOpen(game)}
      favorite={
        onFavorite && {
          on: game.memberFavorite,
          label: t`Add ${name} to favourites`,
          onToggle: (on) => onFavorite(game.gameId, on),
        }
      }
      info={onInfo && { label: t`About ${name}`, onOpen: () => onInfo(game) }}
    />
  );
});

const ClosedReason = ({ game }: { game: Game }) =>
  game.maintained ? (
    <Suspense fallback={<Closed />}>
      <ReopensAt time={game.endAt} />
    </Suspense>
  ) : (
    <Trans>App only</Trans>
  );

function tagOf({ tag }: Game) {
  if (tag.includes('hot')) return { text: <Trans>Hot</Trans>, tone: 'hot' as const };
  if (tag.includes('new')) return { text: <Trans>New</Trans> };
  return undefined;
}
