import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Game } from '#contract/endpoints/catalogue/games.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useMachineSelector } from '#src/actors/machines.ts';
import { hallsQuery } from '#src/api/hall-queries.ts';
import { visitorCurrency } from '#src/site/currency.ts';

export const useCurrency = (): string =>
  useMachineSelector('session', (snapshot) => selectMember(snapshot)?.currency) ?? visitorCurrency();

export const useHalls = () => useQuery(hallsQuery(useCurrency()));

/** Provider names by id; a provider has the same name in every hall. */
export function useProviderNames(): ReadonlyMap<string, string> {
  const { data } = useHalls();
  return useMemo(
    () =>
      new Map(
        data?.flatMap((hall) => (hall.gpList ?? []).map(({ gpId, gpName }) => [gpId, gpName] as const)),
      ),
    [data],
  );
}

/** Returns a function: the name of a game's provider. */
export function useProviderOf(): (game: Game) => string {
  const names = useProviderNames();
  return useCallback((game) => names.get(game.gpId) ?? game.gpId, [names]);
}
