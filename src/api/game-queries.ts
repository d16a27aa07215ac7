import { type QueryClient, type QueryFilters, queryOptions } from '@tanstack/react-query';
import {
  type Game,
  type GameLabel,
  gameLabel,
  jackpot,
  lastPlayingGames,
  tagGameList,
  templateGameList,
} from '#contract/endpoints/games.ts';
import { currentLanguage } from '#src/site/locale.ts';
import { fetched } from './call.ts';
import { opening } from './prefetch.ts';
import { memberKey } from './queries.ts';
import { device, site_id } from './request-context.ts';
import { breathe } from './yield-to-main.ts';

/** Every game of the site, fetched once and searched in memory. */
export const gamesQuery = (currency: string) =>
  queryOptions({
    queryKey: ['games', 'all', currency, currentLanguage()],
    queryFn: async ({ signal }) => {
      const asked = { site_id: site_id(), currency, support_device: device() };
      return (await fetched(templateGameList, asked, { signal })).info(breathe);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What is played most in a hall. */
export const hotGamesQuery = (currency: string, gtId: string) =>
  queryOptions({
    queryKey: ['games', 'hot', currency, gtId, currentLanguage()],
    queryFn: ({ signal }) => opening.fetch(signal, currency, gtId),
    staleTime: 5 * 60_000,
  });

/** The games of a hall that carry a tag. */
export const taggedGamesQuery = (currency: string, gtId: string, tag: string) =>
  queryOptions({
    queryKey: ['games', 'tag', tag, currency, gtId, currentLanguage()],
    queryFn: async ({ signal }) =>
      (
        await fetched(
          tagGameList,
          { site_id: site_id(), currency, support_device: device(), tag, gt_id: gtId },
          { signal },
        )
      ).info,
    staleTime: 5 * 60_000,
  });

interface ProviderGames {
  games: Game[];
  /** By which the operator sorts them. */
  labels: GameLabel[];
}

export const providerGamesQuery = (currency: string, gtId: string, gpId: string, house: string | undefined) =>
  queryOptions({
    queryKey: ['games', 'provider', gpId, house, currency, gtId, currentLanguage()],
    queryFn: async ({ signal }): Promise<ProviderGames> => {
      const { list, main } = await fetched(
        gameLabel,
        { site_id: site_id(), currency, device: device(), gp_id: gpId, game_type_id: gtId, house },
        { signal },
      );
      return { games: list, labels: main };
    },
    staleTime: 5 * 60_000,
  });

/** Every list whose rows say whether a game is this member's favourite. */
export const gameLists: QueryFilters = { queryKey: ['games'] };

/** Lights or puts out a game's heart in every list that has it. */
export function showFavorite(queries: QueryClient, gameId: string, memberFavorite: boolean) {
  const shown = (games: Game[]) =>
    games.map((game) => (game.gameId === gameId ? { ...game, memberFavorite } : game));
  queries.setQueriesData<Game[] | ProviderGames>(
    gameLists,
    (data) => data && (Array.isArray(data) ? shown(data) : { ...data, games: shown(data.games) }),
  );
}

export const lastPlayingQuery = (epoch: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'lastPlaying'),
    queryFn: async ({ signal }) =>
      (await fetched(lastPlayingGames, {}, { signal })).list.map((game) => game.gameId),
  });

export const jackpotQuery = (currency: string) =>
  queryOptions({
    queryKey: ['jackpot', currency],
    queryFn: async ({ signal }) => (await fetched(jackpot, { currency }, { signal })).jackpotAmountTotal,
    refetchInterval: 10_000,
  });
