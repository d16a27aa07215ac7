import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { type GameLabel, tagGameList } from '#contract/endpoints/catalogue/game-lists.ts';
import type { Game, GameProvider } from '#contract/endpoints/catalogue/games.ts';
import { callOrThrow } from '#src/api/call.ts';
import { hotGamesQuery, providerGamesQuery } from '#src/api/game-queries.ts';
import { currentSiteId, supportDeviceCode } from '#src/api/request-context.ts';
import { useCurrency, useHalls } from '#src/components/games/catalogue.ts';
import { useGames } from '#src/components/games/search.ts';
import { isInactive } from '#src/site/inactive.ts';
import { currentLanguage } from '#src/site/locale.ts';
import { useUsed } from '#src/startup/turns.ts';
import type { HallProps } from './hall-search.ts';

export interface HallContents {
  /** Games known so far, most played first; undefined if there are none. */
  games: readonly Game[] | undefined;
  /** All games are loaded. */
  complete: boolean;
  /** Providers in the operator's order, including closed ones. */
  providers: readonly GameProvider[];
  /** The operator's list of providers could not be read: `providers` is empty. */
  providersUnreadable: boolean;
  /** Labels by which the operator groups a provider's own list; null if they could not be read. */
  labels: readonly GameLabel[] | null;
}

interface HallContentsState {
  contents: HallContents;
  /** Fetches the missing games; also holds the error. */
  query: UseQueryResult<unknown>;
}

interface HallOptions extends Pick<HallProps, 'gtId' | 'only'> {
  /** More is needed than a hall shows first. */
  narrowed: boolean;
}

const none: readonly never[] = [];

/**
 * The games of a hall, or of one provider in it. A hall first shows its most-played games, a small response;
 * the list of all games is fetched when the page is used or has rested, or as soon as more is needed.
 */
export function useHallContents({ gtId, only, narrowed }: HallOptions): HallContentsState {
  const { gpId, house } = only ?? {};
  const currency = useCurrency();
  const halls = useHalls();
  const used = useUsed();
  const popular = gpId === 'Popular';
  const hot = useQuery({ ...hotGamesQuery(currency, gtId), enabled: !gpId });
  const all = useGames({ enabled: !gpId && (used || narrowed || hot.isError) });
  const tagged = useQuery({ ...taggedGamesQuery(currency, gtId, 'hot'), enabled: popular });
  const own = useQuery({
    ...providerGamesQuery(currency, gtId, gpId ?? '', house),
    enabled: gpId !== undefined && !popular,
  });
  // Large lists render in slices, so that the page can handle input in between.
  const allGames = useDeferredValue(all.data);
  const topGames = useDeferredValue(hot.data);
  const hallList = useDeferredValue(halls.data);
  const gpList = hallList?.find((hall) => hall.gtId === gtId)?.gpList;
  const providers = useMemo(
    () => gpList?.filter((provider) => !house || provider.house === house) ?? none,
    [gpList, house],
  );
  const isReady = !hot.isLoading && !halls.isLoading && topGames === hot.data && hallList === halls.data;
  const hallGames = useMemo(() => {
    if (!isReady) return undefined;
    const first = topGames ?? none;
    const openProviders = new Set(providers.filter(({ active }) => active).map((provider) => provider.gpId));
    const closedProviders = new Set(
      providers.map(({ gpId }) => gpId).filter((gpId) => !openProviders.has(gpId)),
    );
    const isInHall = (game: Game) => game.gtId === gtId && !closedProviders.has(game.gpId);
    if (allGames)
      return ordered(first, allGames, (game) => isInHall(game) && (!house || game.house === house));
    const known = first.filter((game) => openProviders.has(game.gpId) && (!house || game.house === house));
    return known.length > 0 ? known : undefined;
  }, [isReady, topGames, allGames, providers, gtId, house]);
  const query: UseQueryResult<unknown> = gpId ? (popular ? tagged : own) : all;
  const games = gpId ? (popular ? tagged.data : own.data?.games) : hallGames;
  const complete = gpId ? query.data !== undefined : allGames !== undefined;
  const labels = own.data ? own.data.labels : none;
  const providersUnreadable = gpList === null;
  const contents = useMemo(
    () => ({ games, complete, providers, providersUnreadable, labels }),
    [games, complete, providers, providersUnreadable, labels],
  );
  return { contents, query };
}

/** The games of a hall, the most-played ones first, without duplicates. */
function ordered(
  first: readonly Game[],
  allGames: readonly Game[],
  isInHall: (game: Game) => boolean,
): Game[] {
  const inHall = new Map(allGames.filter(isInHall).map((game) => [game.gameId, game]));
  const topGames = first.flatMap(({ gameId }) => inHall.get(gameId) ?? []);
  return [...new Set([...topGames, ...inHall.values()])];
}

const STALE_TIME = 5 * 60_000;

/** The games of a hall that carry a tag. */
export const taggedGamesQuery = (currency: string, gtId: string, tag: string) =>
  queryOptions({
    queryKey: ['games', 'tag', tag, currency, gtId, currentLanguage()],
    queryFn: async ({ signal }) =>
      (
        await callOrThrow(
          tagGameList,
          { site_id: currentSiteId(), currency, support_device: supportDeviceCode(), tag, gt_id: gtId },
          { signal },
        )
      ).info.filter((game) => !isInactive(game)),
    staleTime: STALE_TIME,
  });
