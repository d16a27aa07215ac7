import { type QueryClient, type QueryFilters, queryOptions } from '@tanstack/react-query';
import {
  type GameLabel,
  gameLabel,
  lastPlayingGames,
  templateGameList,
} from '#contract/endpoints/catalogue/game-lists.ts';
import type { Game } from '#contract/endpoints/catalogue/games.ts';
import { isInactive } from '#src/site/inactive.ts';
import { currentLanguage, visitorCurrency } from '#src/site/locale.ts';
import { topGames } from '#src/startup/prefetch.ts';
import { yieldToMain } from '#src/startup/yield-to-main.ts';
import { callOrThrow } from './call.ts';
import { currentSiteId, memberKey, supportDeviceCode } from './request-context.ts';
import { hallsQuery } from './site-queries.ts';

/** All games of the site, fetched once and searched in memory. */
export const gamesQuery = (currency: string) =>
  queryOptions({
    queryKey: ['games', 'all', currency, currentLanguage()],
    queryFn: async ({ signal }) => {
      const body = { site_id: currentSiteId(), currency, support_device: supportDeviceCode() };
      const data = await callOrThrow(templateGameList, body, { signal, priority: 'low' });
      const games = await data.info(yieldToMain);
      return games.filter((game) => !isInactive(game));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The hall whose most-played games are those of the site: slots. */
export const POPULAR_GT_ID = '2';
/** The most-played games of a hall. */
export const hotGamesQuery = (currency: string, gtId: string) =>
  queryOptions({
    queryKey: ['games', 'hot', currency, gtId, currentLanguage()],
    queryFn: ({ signal }) => topGames.fetch(signal, currency, gtId),
    staleTime: 5 * 60_000,
  });

/** The response of a provider's own list. */
export interface ProviderGames {
  games: Game[];
  /** By which the operator groups the games; null if they could not be read. */
  labels: GameLabel[] | null;
}

/** The games of one provider in a hall; `house` limits them to one house of the provider. */
export const providerGamesQuery = (currency: string, gtId: string, gpId: string, house: string | undefined) =>
  queryOptions({
    queryKey: ['games', 'provider', gpId, house, currency, gtId, currentLanguage()],
    queryFn: async ({ signal }): Promise<ProviderGames> => {
      const { list, main } = await callOrThrow(
        gameLabel,
        {
          site_id: currentSiteId(),
          currency,
          device: supportDeviceCode(),
          gp_id: gpId,
          game_type_id: gtId,
          house,
        },
        { signal },
      );
      return { games: list.filter((game) => !isInactive(game)), labels: main };
    },
    staleTime: 5 * 60_000,
  });

/** All lists whose rows contain the member's favourite flag. */
export const gameLists: QueryFilters = { queryKey: ['games'] };

/** Sets a game's favourite flag in all cached lists. */
export function setCachedFavorite(queryClient: QueryClient, gameId: string, memberFavorite: boolean) {
  const shown = (games: Game[]) =>
    games.map((game) => (game.gameId === gameId ? { ...game, memberFavorite } : game));
  queryClient.setQueriesData<Game[] | ProviderGames>(
    gameLists,
    (data) => data && (Array.isArray(data) ? shown(data) : { ...data, games: shown(data.games) }),
  );
}

/** Ids of the member's last played games, newest first. */
export const lastPlayingQuery = (epoch: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'lastPlaying'),
    queryFn: async ({ signal }) =>
      (await callOrThrow(lastPlayingGames, {}, { signal })).list.map((game) => game.gameId),
  });

/** Loads what a hall shows first; also runs as a preload when the user points at its link. */
export function hallLoader(queryClient: QueryClient, gtId: string): Promise<unknown> {
  const currency = visitorCurrency();
  return Promise.all([
    queryClient.prefetchQuery(hotGamesQuery(currency, gtId)),
    queryClient.prefetchQuery(hallsQuery(currency)),
  ]);
}
