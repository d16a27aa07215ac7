import { type QueryFilters, queryOptions } from '@tanstack/react-query';
import { hotGames, jackpot, lastPlayingGames, templateGameList } from '#contract/endpoints/games.ts';
import { currentLanguage } from '../site/locale.ts';
import { fetched } from './call.ts';
import { device, site_id } from './here.ts';
import { memberKey } from './queries.ts';

/** Every game of the site, fetched once and searched in memory. */
export const gamesQuery = (currency: string) =>
  queryOptions({
    queryKey: ['games', currency, currentLanguage()],
    queryFn: async ({ signal }) =>
      (
        await fetched(
          templateGameList,
          { site_id: site_id(), currency, support_device: device() },
          { signal },
        )
      ).info,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Every list whose rows say whether a game is this member's favourite. */
export const gameLists: QueryFilters = {
  predicate: ({ queryKey }) => queryKey[0] === 'games' || queryKey[0] === 'hotGames',
};

export const hotGamesQuery = (currency: string, gtId: string) =>
  queryOptions({
    queryKey: ['hotGames', currency, gtId, currentLanguage()],
    queryFn: async ({ signal }) =>
      (await fetched(hotGames, { site_id: site_id(), currency, gt_id: gtId }, { signal })).list,
    staleTime: 5 * 60_000,
  });

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
