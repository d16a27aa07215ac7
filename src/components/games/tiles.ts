import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { GtId } from '#contract/constants.ts';
import type { Game } from '#contract/endpoints/catalogue/games.ts';
import { storeFavorite } from '#contract/endpoints/play/play.ts';
import type { LaunchGame } from '#machines/kernel/events.ts';
import { selectGame, selectStarting } from '#machines/play/game-launch/game-launch.selectors.ts';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { useGame, useMachineSelector, useNotify, useSend } from '#src/actors/machines.tsx';
import { type CallError, callOrThrow } from '#src/api/call.ts';
import { setCachedFavorite } from '#src/api/game-queries.ts';
import { isSessionEnd } from '#src/api/session-end.ts';
import { currentLanguage } from '#src/site/locale.ts';
import { useLaunch, useProviderOf } from './catalogue.ts';

/** Tile props that all lists of games share. */
export function useTiles() {
  const providerOf = useProviderOf();
  const launch = useLaunch();
  const favorite = useFavorite();
  const isMember = useMachineSelector('session', selectIsMember);
  const opening = useGame((snapshot) => (selectStarting(snapshot) ? selectGame(snapshot).gameId : null));
  const onOpen = useCallback((game: Game) => launch(toLaunch(game, providerOf(game))), [launch, providerOf]);
  const sendModal = useSend('modals');
  const onInfo = useCallback(
    (game: Game) =>
      sendModal({
        type: 'modal.request',
        modal: { kind: 'gameCard', game: toLaunch(game, providerOf(game)) },
      }),
    [sendModal, providerOf],
  );
  return useCallback(
    (game: Game) => ({
      game,
      provider: providerOf(game),
      opening: game.gameId === opening,
      onOpen,
      onFavorite: isMember ? favorite : undefined,
      onInfo,
    }),
    [providerOf, opening, onOpen, onInfo, isMember, favorite],
  );
}

interface Favorite {
  gameId: string;
  on: boolean;
}

/** The flag of one game while requests are open. */
interface PendingFavorite {
  /** As the operator last confirmed it. */
  saved: boolean;
  /** As the member last set it. */
  wanted: boolean;
  /** Requests that have no response yet. */
  open: number;
}
const pendingFavorites = new Map<string, PendingFavorite>();

/**
 * Sets a favourite flag at once, in every list; the last click wins. If the operator rejects it, the flag is
 * reset and a notice is shown.
 */
export function useFavorite() {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { mutate } = useMutation<unknown, CallError, Favorite, PendingFavorite>({
    mutationFn: ({ gameId, on }) =>
      callOrThrow(storeFavorite, { data: [{ game_id: gameId, status: on ? 1 : 0 }] }),
    onMutate: ({ gameId, on }) => {
      const pending = pendingFavorites.get(gameId) ?? { saved: !on, wanted: on, open: 0 };
      pendingFavorites.set(gameId, pending);
      pending.wanted = on;
      pending.open += 1;
      setCachedFavorite(queryClient, gameId, on);
      return pending;
    },
    onSuccess: (_data, { on }, pending) => {
      pending.saved = on;
    },
    onSettled: (_data, error, { gameId }, pending) => {
      if (!pending) return;
      pending.open -= 1;
      if (pending.open > 0) return;
      pendingFavorites.delete(gameId);
      if (pending.saved === pending.wanted || (error && isSessionEnd(error.failure))) return;
      setCachedFavorite(queryClient, gameId, pending.saved);
      notify({ type: 'notice', tone: 'error', text: 'favorite_failed', failure: error?.failure });
    },
  });
  return useCallback((gameId: string, on: boolean) => mutate({ gameId, on }), [mutate]);
}

/** A game's name in the page's language, else in en_US. */
export const gameName = (game: Pick<Game, 'gameName' | 'enName'>): string =>
  game.gameName[currentLanguage()] || game.gameName.en_US || game.enName;

export const toLaunch = (game: Game, provider: string): LaunchGame => ({
  gameId: game.gameId,
  gpId: game.gpId,
  gtId: Number(game.gtId) as GtId,
  gameType: game.gameType,
  gameCode: game.gameCode,
  house: game.house,
  name: gameName(game),
  provider,
  image: game.icon,
});
