import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Game, GameType, Platform } from '#contract/endpoints/games.ts';
import { selectMember } from '#machines/selectors.ts';
import { hallsQuery } from '#src/api/queries.ts';
import { useMachine } from '#src/app/context.tsx';
import { visitorCurrency } from '#src/site/currency.ts';

export const useCurrency = (): string =>
  useMachine('session', (snapshot) => selectMember(snapshot)?.currency) ?? visitorCurrency();

export const useHalls = () => useQuery(hallsQuery(useCurrency()));

/** Providers by id; one that plays in several halls has the same name in each. */
export function useProviderNames(): ReadonlyMap<string, string> {
  const { data } = useHalls();
  return useMemo(
    () => new Map(data?.flatMap((hall) => hall.gpList.map(({ gpId, gpName }) => [gpId, gpName] as const))),
    [data],
  );
}

/** A game's provider by name. */
export function useProviderOf(): (game: Game) => string {
  const names = useProviderNames();
  return useCallback((game) => names.get(game.gpId) ?? game.gpId, [names]);
}

export const gamesOf = (platforms: readonly Platform[]): number =>
  platforms.reduce((sum, platform) => sum + (platform.active ? platform.gameCount : 0), 0);

export const gamesIn = (hall: GameType): number => gamesOf(hall.gpList);
