import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { Game, GameLabel, Platform } from '#contract/endpoints/games.ts';
import { hotGamesQuery, providerGamesQuery, taggedGamesQuery } from '#src/api/game-queries.ts';
import { useAtRest } from '#src/api/initial-load.ts';
import { useCurrency, useHalls } from '#src/components/games/use-catalogue.ts';
import { useGames } from '#src/components/games/use-games.ts';
import type { HallProps } from './Hall.tsx';

export interface Stock {
  /** What is known of it, most played first; undefined while nothing is. */
  games: readonly Game[] | undefined;
  /** Nothing is missing. */
  whole: boolean;
  /** Who plays here, in the operator's order; also those who are closed. */
  platforms: readonly Platform[];
  /** By which the operator sorts a provider's own list. */
  labels: readonly GameLabel[];
}

interface Shelves {
  stock: Stock;
  /** Brings what is missing, and says why it does not come. */
  query: UseQueryResult<unknown>;
}

interface Asked extends Pick<HallProps, 'gtId' | 'only'> {
  /** More is asked for than a hall opens with. */
  narrowed: boolean;
}

const none: readonly never[] = [];

/**
 * The games of a hall, or of one provider in it. A hall opens with what is played most there, a small answer; the
 * list of all games is fetched when the page is at rest, or as soon as something of it is asked for.
 */
export function useStock({ gtId, only, narrowed }: Asked): Shelves {
  const { gpId, house } = only ?? {};
  const currency = useCurrency();
  const halls = useHalls();
  const rest = useAtRest();
  const popular = gpId === 'Popular';
  const hot = useQuery({ ...hotGamesQuery(currency, gtId), enabled: !gpId });
  const all = useGames({ enabled: !gpId && (rest || narrowed || hot.isError) });
  const tagged = useQuery({ ...taggedGamesQuery(currency, gtId, 'hot'), enabled: popular });
  const own = useQuery({
    ...providerGamesQuery(currency, gtId, gpId ?? '', house),
    enabled: gpId !== undefined && !popular,
  });
  // Many come at once: they are drawn in slices, between which the page answers.
  const every = useDeferredValue(all.data);
  const opening = useDeferredValue(hot.data);
  const doors = useDeferredValue(halls.data);
  const platforms = useMemo(
    () =>
      doors
        ?.find((hall) => hall.gtId === gtId)
        ?.gpList.filter((platform) => !house || platform.house === house) ?? none,
    [doors, gtId, house],
  );
  const settled = !hot.isLoading && !halls.isLoading && opening === hot.data && doors === halls.data;
  const hallGames = useMemo(() => {
    if (!settled) return undefined;
    const first = opening ?? none;
    const here = new Set(platforms.filter(({ active }) => active).map((platform) => platform.gpId));
    const gone = new Set(platforms.map(({ gpId }) => gpId).filter((gpId) => !here.has(gpId)));
    const isHere = (game: Game) => game.gtId === gtId && !gone.has(game.gpId);
    if (every) return ordered(first, every, (game) => isHere(game) && (!house || game.house === house));
    const known = first.filter((game) => here.has(game.gpId) && (!house || game.house === house));
    return known.length > 0 ? known : undefined;
  }, [settled, opening, every, platforms, gtId, house]);
  const query: UseQueryResult<unknown> = gpId ? (popular ? tagged : own) : all;
  const games = gpId ? (popular ? tagged.data : own.data?.games) : hallGames;
  const whole = gpId ? query.data !== undefined : every !== undefined;
  const labels = own.data?.labels ?? none;
  const stock = useMemo(() => ({ games, whole, platforms, labels }), [games, whole, platforms, labels]);
  return { stock, query };
}

/** Those of a hall, what is played most before the rest, each once. */
function ordered(first: readonly Game[], every: readonly Game[], isHere: (game: Game) => boolean): Game[] {
  const here = new Map(every.filter(isHere).map((game) => [game.gameId, game]));
  const opening = first.flatMap(({ gameId }) => here.get(gameId) ?? []);
  return [...new Set([...opening, ...here.values()])];
}
