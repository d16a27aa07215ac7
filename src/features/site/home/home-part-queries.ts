import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { jackpot } from '#contract/endpoints/catalogue/game-lists.ts';
import type { Game } from '#contract/endpoints/catalogue/games.ts';
import { jackpotHistory, liveTables, sportFixtures } from '#contract/endpoints/catalogue/live.ts';
import { float, modelSetting } from '#contract/endpoints/site/page-parts.ts';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/machines.tsx';
import { callOrThrow } from '#src/api/call.ts';
import { gamesQuery, lastPlayingQuery } from '#src/api/game-queries.ts';
import { currentSiteId, supportDeviceCode } from '#src/api/request-context.ts';
import { useCurrency } from '#src/components/games/catalogue.ts';
import { currentLanguage } from '#src/site/locale.ts';
import { currentTemplate } from '#src/site/site.ts';

const STALE_TIME = 5 * 60_000;

/** Floating entries at the edge of home. */
export const floatsQuery = () =>
  queryOptions({
    queryKey: ['floats', currentLanguage()],
    queryFn: async ({ signal }) => (await callOrThrow(float, { site_id: currentSiteId() }, { signal })).list,
    staleTime: STALE_TIME,
  });

/** The operator's advertisements on home. */
export const adsQuery = () =>
  queryOptions({
    queryKey: ['pageParts', 'ads', currentLanguage(), currentTemplate()],
    queryFn: async ({ signal }) => {
      const body = {
        site_id: currentSiteId(),
        language: currentLanguage(),
        model_version: currentTemplate(),
      };
      return (await callOrThrow(modelSetting, body, { signal })).list;
    },
    staleTime: STALE_TIME,
  });

/** The sum of all jackpots; it grows while it is shown. */
export const jackpotQuery = (currency: string) =>
  queryOptions({
    queryKey: ['jackpot', currency],
    queryFn: async ({ signal }) => (await callOrThrow(jackpot, { currency }, { signal })).jackpotAmountTotal,
    refetchInterval: 10_000,
  });

/** What home shows of a live list. */
const SHOWN = 8;

/** The next matches with their odds. */
export const fixturesQuery = (currency: string) =>
  queryOptions({
    queryKey: ['fixtures', currentLanguage(), currency],
    queryFn: async ({ signal }) => {
      const body = { site_id: currentSiteId(), currency };
      return (await callOrThrow(sportFixtures, body, { signal })).list.slice(0, SHOWN);
    },
    meta: { optional: true },
  });

/** Tables of the live casino that are open now. */
export const liveTablesQuery = (currency: string) =>
  queryOptions({
    queryKey: ['liveTables', currentLanguage(), currency],
    queryFn: async ({ signal }) => {
      const body = { site_id: currentSiteId(), currency, support_device: supportDeviceCode() };
      return (await callOrThrow(liveTables, body, { signal })).list.slice(0, SHOWN);
    },
    meta: { optional: true },
  });

/** The sum of all jackpots in the last day, oldest first. */
export const jackpotHistoryQuery = (currency: string) =>
  queryOptions({
    queryKey: ['jackpotHistory', currency],
    queryFn: async ({ signal }) => (await callOrThrow(jackpotHistory, { currency }, { signal })).list,
    staleTime: STALE_TIME,
    meta: { optional: true },
  });

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
