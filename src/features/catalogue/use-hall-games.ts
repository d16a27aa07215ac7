import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Game } from '#contract/endpoints/games.ts';
import { selectIsMember } from '#machines/selectors.ts';
import { hotGamesQuery, lastPlayingQuery } from '#src/api/game-queries.ts';
import { useEpoch, useMachine } from '#src/app/context.tsx';
import { type ProviderOf, search } from '#src/components/games/search.ts';
import { useCurrency } from '#src/components/games/use-catalogue.ts';
import type { HallQuery } from './Hall.tsx';

interface Asked {
  /** All that is known of the hall. */
  hall: readonly Game[];
  gtId: string;
  query: HallQuery;
  providerOf: ProviderOf;
}

interface HallGames {
  /** Those of the tab, before providers and search narrow them. */
  inTab: readonly Game[];
  found: readonly Game[];
  /** The tab's own list is on its way. */
  isLoading: boolean;
  /** It did not come. */
  failed: UseQueryResult<unknown> | undefined;
}

/** Each step is kept apart, so that a key press in the search runs the search alone. */
export function useHallGames({ hall, gtId, query, providerOf }: Asked): HallGames {
  const { tab, gp, label, q = '' } = query;
  const epoch = useEpoch();
  const isMember = useMachine('session', selectIsMember) ?? false;
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

/** The games with these ids, in their order. */
function pick(games: readonly Game[], ids: readonly string[] | undefined): Game[] {
  const byId = new Map(games.map((game) => [game.gameId, game]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}
