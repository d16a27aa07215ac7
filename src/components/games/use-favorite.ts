import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { clientErrorCodes } from '#contract/call.ts';
import { storeFavorite } from '#contract/endpoints/play.ts';
import { call } from '#src/api/call.ts';
import { setCachedFavorite } from '#src/api/game-queries.ts';
import { useNotify } from '#src/app/context.tsx';

interface PendingFavorite {
  saved: boolean;
  wanted: boolean;
  /** Requests that have no response yet. */
  open: number;
}
/** Favourites that are being saved, by game. */
const pendingFavorites = new Map<string, PendingFavorite>();
/** Codes of an ended session, which is reported elsewhere. */
const silentCodes = new Set<string>([clientErrorCodes.aborted, clientErrorCodes.unauthorized]);

/**
 * Sets a favourite flag at once, in every list. If the operator rejects it, the flag is reset and a notice is
 * shown.
 */
export function useFavorite() {
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useCallback(
    async (gameId: string, on: boolean) => {
      const show = (favorite: boolean) => setCachedFavorite(queryClient, gameId, favorite);
      const pending = pendingFavorites.get(gameId) ?? { saved: !on, wanted: on, open: 0 };
      pendingFavorites.set(gameId, pending);
      pending.wanted = on;
      pending.open += 1;
      show(on);
      const answer = await call(storeFavorite, { data: [{ game_id: gameId, status: on ? 1 : 0 }] });
      const failure = answer.ok ? undefined : answer.failure;
      if (answer.ok) pending.saved = on;
      pending.open -= 1;
      if (pending.open > 0) return;
      pendingFavorites.delete(gameId);
      if (pending.saved === pending.wanted) return;
      show(pending.saved);
      if (!failure || !silentCodes.has(failure.code)) {
        notify({ type: 'notice', tone: 'error', text: 'favorite_failed', failure });
      }
    },
    [queryClient, notify],
  );
}
