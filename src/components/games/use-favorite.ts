import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ownCodes } from '#contract/call.ts';
import { storeFavorite } from '#contract/endpoints/play.ts';
import { call } from '#src/api/call.ts';
import { showFavorite } from '#src/api/game-queries.ts';
import { useTell } from '#src/app/context.tsx';

interface Heart {
  saved: boolean;
  wished: boolean;
  /** Presses that are not answered yet. */
  open: number;
}
/** Hearts that are on their way to the operator, by game. */
const underway = new Map<string, Heart>();
/** The session has ended: that is told, and nobody's favourites are here any more. */
const silent = new Set<string>([ownCodes.aborted, ownCodes.unauthorized]);

/** Lights a heart at once, in every list. If the operator does not take it, it is again as it was, and that is said. */
export function useFavorite() {
  const queries = useQueryClient();
  const tell = useTell();
  return useCallback(
    async (gameId: string, on: boolean) => {
      const show = (lit: boolean) => showFavorite(queries, gameId, lit);
      const heart = underway.get(gameId) ?? { saved: !on, wished: on, open: 0 };
      underway.set(gameId, heart);
      heart.wished = on;
      heart.open += 1;
      show(on);
      const answer = await call(storeFavorite, { data: [{ game_id: gameId, status: on ? 1 : 0 }] });
      const failure = answer.ok ? undefined : answer.failure;
      if (answer.ok) heart.saved = on;
      heart.open -= 1;
      if (heart.open > 0) return;
      underway.delete(gameId);
      if (heart.saved === heart.wished) return;
      show(heart.saved);
      if (!failure || !silent.has(failure.code)) {
        tell({ type: 'notice', tone: 'bad', text: 'favorite_failed', failure });
      }
    },
    [queries, tell],
  );
}
