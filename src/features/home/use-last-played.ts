import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Game } from '#contract/endpoints/games.ts';
import { selectIsMember } from '#machines/session.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/context.tsx';
import { gamesQuery, lastPlayingQuery } from '#src/api/game-queries.ts';
import { useCurrency } from '#src/components/games/use-catalogue.ts';

interface LastPlayed {
  games: readonly Game[];
  isPending: boolean;
}

/** The member's last played games, newest first. */
export function useLastPlayed(): LastPlayed {
  const epoch = useEpoch();
  const isMember = useMachineSelector('session', selectIsMember);
  const last = useQuery({ ...lastPlayingQuery(epoch), enabled: isMember });
  const all = useQuery({ ...gamesQuery(useCurrency()), enabled: Boolean(last.data?.length) });
  const played = last.data;
  const games = useMemo(() => {
    const byId = new Map(all.data?.map((game) => [game.gameId, game]));
    return played?.flatMap((id) => byId.get(id) ?? []) ?? [];
  }, [played, all.data]);
  return { games, isPending: last.isLoading || all.isLoading };
}
