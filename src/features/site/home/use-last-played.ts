import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Game } from '#contract/endpoints/catalogue/games.ts';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/machines.ts';
import { gamesQuery, lastPlayingQuery } from '#src/api/game-queries.ts';
import { useCurrency } from '#src/components/games/use-catalogue.ts';

interface LastPlayed {
  /** Newest first. */
  games: readonly Game[];
  /** New games of the hall of the last one, without those that the member has played. */
  newGames: readonly Game[];
  isPending: boolean;
}

/** The member's last played games, and new ones of the same kind. */
export function useLastPlayed(): LastPlayed {
  const epoch = useEpoch();
  const isMember = useMachineSelector('session', selectIsMember);
  const last = useQuery({ ...lastPlayingQuery(epoch), enabled: isMember });
  const all = useQuery({ ...gamesQuery(useCurrency()), enabled: Boolean(last.data?.length) });
  const played = last.data;
  const lists = useMemo(() => {
    const byId = new Map(all.data?.map((game) => [game.gameId, game]));
    const games = played?.flatMap((id) => byId.get(id) ?? []) ?? [];
    const isNew = (game: Game) =>
      game.gtId === games[0]?.gtId && game.tag.includes('new') && !played?.includes(game.gameId);
    return { games, newGames: all.data?.filter(isNew) ?? [] };
  }, [played, all.data]);
  return { ...lists, isPending: last.isLoading || all.isLoading };
}
