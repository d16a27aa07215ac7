import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Game } from '#contract/endpoints/catalogue/games.ts';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/machines.tsx';
import { hotGamesQuery, lastPlayingQuery } from '#src/api/game-queries.ts';
import { useCurrency } from '#src/components/games/catalogue.ts';
import { type ProviderOf, search } from '#src/components/games/search.ts';
import { gameName } from '#src/components/games/tiles.ts';
import { currentLocale } from '#src/site/locale.ts';
import { filterGames, sortGames } from './hall-filters.ts';
import type { HallSearch } from './hall-search.ts';

interface HallGamesOptions {
  /** All known games of the hall. */
  hall: readonly Game[];
  gtId: string;
  query: HallSearch;
  providerOf: ProviderOf;
}

interface HallGames {
  /** Games of the tab, before the filters and the search. */
  inTab: readonly Game[];
  found: readonly Game[];
  /** The tab's own list is loading. */
  isLoading: boolean;
  /** The tab's own list, if it failed to load. */
  failed: UseQueryResult<unknown> | undefined;
}

/** Each step is memoized, so that typing runs only the search. */
export function useHallGames({ hall, gtId, query, providerOf }: HallGamesOptions): HallGames {
  const { tab, gp, label, stake, sort, q = '' } = query;
  const epoch = useEpoch();
  const isMember = useMachineSelector('session', selectIsMember);
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

  const inOrder = useMemo(
    () => sortGames(inTab, sort, { locale: currentLocale(), nameOf: gameName }),
    [inTab, sort],
  );
  const filtered = useMemo(() => filterGames(inOrder, { gp, label, stake }), [inOrder, gp, label, stake]);
  const found = useMemo(() => {
    const results = search(filtered, q, providerOf);
    if (!sort || results === filtered) return results;
    // Otherwise the best results come first.
    const isFound = new Set(results);
    return filtered.filter((game) => isFound.has(game));
  }, [filtered, q, sort, providerOf]);
  const own = tab === 'last_play' ? played : tab === 'hot_game' ? hot : undefined;
  const failed = own?.isLoadingError ? own : undefined;
  return { inTab, found, isLoading: played.isLoading || hot.isLoading, failed };
}

/** The games with these ids, in the order of the ids. */
function pick(games: readonly Game[], ids: readonly string[] | undefined): Game[] {
  const byId = new Map(games.map((game) => [game.gameId, game]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}
