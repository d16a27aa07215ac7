import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { storeFavorite } from '#contract/endpoints/play/play.ts';
import { useNotify } from '#src/actors/context.tsx';
import { type CallError, callOrThrow } from '#src/api/call.ts';
import { setCachedFavorite } from '#src/api/game-queries.ts';
import { isSessionEnd } from '#src/api/session-end.ts';

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
