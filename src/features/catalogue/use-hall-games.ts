import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Game } from '#contract/endpoints/games.ts';
import { selectIsMember } from '#machines/session.selectors.ts';
import { hotGamesQuery, lastPlayingQuery } from '#src/api/game-queries.ts';
import { useEpoch, useMachineSelector } from '#src/app/context.tsx';
import { type ProviderOf, search } from '#src/components/games/search.ts';
import { useCurrency } from '#src/components/games/use-catalogue.ts';
import type { HallQuery } from './Hall.tsx';

interface HallGamesOptions {
  /** All known games of the hall. */
  hall: readonly Game[];
  gtId: string;
  query: HallQuery;
  providerOf: ProviderOf;
}

interface HallGames {
  /** Games of the tab, before the provider filter and the search. */
  inTab: readonly Game[];
  found: readonly Game[];
  /** The tab's own list is loading. */
  isLoading: boolean;
  /** The tab's own list, if it failed to load. */
  failed: UseQueryResult<unknown> | undefined;
}

/** Each step is memoized, so that typing runs only the search. */
export function useHallGames({ hall, gtId, query, providerOf }: HallGamesOptions): HallGames {
  const { tab, gp, label, q = '' } = query;
  const epoch = useEpoch();
  const isMember = useMachineSelector('session', selectIsMember) ?? false;
  const played = useQuery({ ...lastPlayingQuery(epoch), enabled: isMember && tab === 'last_play' });
  const hot = useQuery({ ...hotGamesQuery(useCurrency(), gtId), enabled: tab === 'hot_game' });

  const inTab = useMemo(() => {
    if (tab === 'my_favorite') return hall.filter((game) => isMember && game.memberFavorite);
    if (tab === 'last_play') return pick(hall, played.data);
    if (tab === 'hot_game')
      return pick(
        hall,
        hot.data?.map(({ gameId }) => gameId),
      );
    return hall;
  }, [hall, tab, isMember, played.data, hot.data]);

  const ofProviders = useMemo(() => {
    const chosen = new Set(gp);
    const labels = new Set(label);
    if (chosen.size + labels.size === 0) return inTab;
    return inTab.filter(
      ({ gpId, tag }) =>
        (chosen.size === 0 || chosen.has(gpId)) && (labels.size === 0 || tag.some((one) => labels.has(one))),
    );
  }, [inTab, gp, label]);

  const found = useMemo(() => search(ofProviders, q, providerOf), [ofProviders, q, providerOf]);
  const own = tab === 'last_play' ? played : tab === 'hot_game' ? hot : undefined;
  const failed = own?.isLoadingError ? own : undefined;
  return { inTab, found, isLoading: played.isLoading || hot.isLoading, failed };
}

/** The games with these ids, in the order of the ids. */
function pick(games: readonly Game[], ids: readonly string[] | undefined): Game[] {
  const byId = new Map(games.map((game) => [game.gameId, game]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}
