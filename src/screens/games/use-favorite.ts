import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Game, storeFavorite } from '#contract/endpoints/games.ts';
import { call } from '../../api/call.ts';
import { gamesQuery } from '../../api/queries.ts';
import { useCurrency } from './use-catalogue.ts';

/** Lights a heart at once and puts it out again if the operator does not take it. */
export function useFavorite() {
  const queries = useQueryClient();
  const currency = useCurrency();
  return useCallback(
    async (gameId: string, on: boolean) => {
      const show = (memberFavorite: boolean) =>
        queries.setQueryData<Game[]>(gamesQuery(currency).queryKey, (games) =>
          games?.map((game) => (game.gameId === gameId ? { ...game, memberFavorite } : game)),
        );
      show(on);
      const answer = await call(storeFavorite, { data: [{ game_id: gameId, status: on ? 1 : 0 }] });
      if (!answer.ok) show(!on);
    },
    [queries, currency],
  );
}
