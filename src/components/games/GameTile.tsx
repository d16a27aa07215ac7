import { Trans, useLingui } from '@lingui/react/macro';
import { memo, type RefCallback, Suspense, useCallback } from 'react';
import type { Game } from '#contract/endpoints/catalogue/games.ts';
import type { Regions } from '#contract/templates.ts';
import { needsApp } from '#src/site/needs-app.ts';
import { useRegion } from '#src/site/use-region.ts';
import { isInitialLoadDone } from '#src/startup/turns.ts';
import { waitAtMost } from '#src/startup/wait-at-most.ts';
import { type LazyComponent, lazyComponent } from '#src/ui/lazy-component.ts';
import { Tile } from '#src/ui/Tile.tsx';
import { gameName } from './tiles.ts';

const Closed = () => <Trans>Temporarily closed</Trans>;
const ReopensAt = lazyComponent(() => import('./ReopensAt.tsx'), {
  optional: Closed,
});

interface Form {
  /** Without a picture, which is then not loaded either. */
  withoutPicture?: true;
  /** In place of the provider's name. */
  By?: LazyComponent<{ game: Game; provider: string }>;
}

/** Variants of the tile that differ in more than their looks. */
const forms: { readonly [Key in Regions['tile']]?: Form } = {
  price: { By: lazyComponent(() => import('./LeastStake.tsx'), { optional: true }) },
  text: { withoutPicture: true },
};
const plain: Form = {};

interface Props {
  game: Game;
  provider: string;
  opening: boolean;
  onOpen: (game: Game) => void;
  /** Undefined for a visitor, who has no favourites. */
  onFavorite: ((gameId: string, on: boolean) => void) | undefined;
  onInfo?: (game: Game) => void;
  tabbable?: boolean;
  /** Place in a rendered page among the tiles that are in sight from the beginning, from 0. */
  inSight?: number | undefined;
}

/** Handlers receive the game, so that a list can pass the same ones to every tile and this memo holds. */
export const GameTile = memo(function GameTile({
  game,
  provider,
  opening,
  onOpen,
  onFavorite,
  onInfo,
  tabbable,
  inSight,
}: Props) {
  const { t } = useLingui();
  const { withoutPicture, By } = forms[useRegion('tile')] ?? plain;
  const imageRef = useImageQueue(game.icon, inSight !== undefined);
  const name = gameName(game);
  const state = opening ? 'opening' : game.maintained ? 'closed' : needsApp(game.gpId) ? 'needsApp' : 'ready';
  return (
    <Tile
      name={name}
      by={
        opening ? (
          <Trans>Opening</Trans>
        ) : By ? (
          <Suspense fallback={provider}>
            <By game={game} provider={provider} />
          </Suspense>
        ) : (
          provider
        )
      }
      art={withoutPicture ? undefined : imageRef}
      picture={inSight === undefined ? undefined : { source: game.icon, isFirst: inSight === 0 }}
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
      tabbable={tabbable}
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

/** Images that a rendered page has: the tiles that take the places of its own show them at once. */
const rendered = new Set<string>();

const waiting = new Set<() => void>();
/** The first image of the first page has been requested. */
let firstRequested = false;
/** No image is scheduled. */
let idle = true;

const frame = () => new Promise(requestAnimationFrame);

function next() {
  const [show] = waiting;
  idle = !show;
  if (!show) return;
  waiting.delete(show);
  show();
  requestAnimationFrame(next);
}

/**
 * Sets an image's source when its turn comes, one image per frame: many at once would delay typing and
 * scrolling. On the first page the first image loads alone, until it is painted or takes too long. With `isRendered` the
 * image has its source.
 */
function useImageQueue(source: string, isRendered: boolean): RefCallback<HTMLImageElement> {
  return useCallback(
    (image: HTMLImageElement) => {
      if (isRendered) {
        rendered.add(source);
        return;
      }
      // The element may show another game next. Hidden, because an image without a source would be laid out again.
      const hide = () => {
        image.style.visibility = 'hidden';
      };
      if (rendered.delete(source)) {
        image.decoding = 'sync';
        image.src = source;
        image.style.removeProperty('visibility');
        return hide;
      }
      let active = true;
      const reveal = () => active && image.style.removeProperty('visibility');
      const show = () => {
        image.src = source;
        if (image.style.visibility) void image.decode().then(reveal, reveal);
      };
      if (!firstRequested && !isInitialLoadDone()) {
        firstRequested = true;
        idle = false;
        image.fetchPriority = 'high';
        show();
        void waitAtMost(image.decode()).then(frame).then(frame).then(next);
      } else {
        waiting.add(show);
        // The next frame paints the names.
        if (idle) {
          idle = false;
          requestAnimationFrame(() => requestAnimationFrame(next));
        }
      }
      return () => {
        active = false;
        waiting.delete(show);
        hide();
      };
    },
    [source, isRendered],
  );
}
