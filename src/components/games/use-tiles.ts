import { useCallback } from 'react';
import type { Game } from '#contract/endpoints/catalogue/games.ts';
import { selectGame, selectStarting } from '#machines/play/game-launch/game-launch.selectors.ts';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { useGame, useMachineSelector, useSend } from '#src/actors/machines.ts';
import { toLaunch } from './game.ts';
import { useLaunch } from './launch.ts';
import { useProviderOf } from './use-catalogue.ts';
import { useFavorite } from './use-favorite.ts';

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
