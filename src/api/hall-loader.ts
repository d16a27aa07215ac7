import type { QueryClient } from '@tanstack/react-query';
import { visitorCurrency } from '#src/site/currency.ts';
import { hotGamesQuery } from './game-queries.ts';
import { hallsQuery } from './hall-queries.ts';

/** Loads what a hall shows first; also runs as a preload when the user points at its link. */
export function hallLoader(queryClient: QueryClient, gtId: string): Promise<unknown> {
  const currency = visitorCurrency();
  return Promise.all([
    queryClient.prefetchQuery(hotGamesQuery(currency, gtId)),
    queryClient.prefetchQuery(hallsQuery(currency)),
  ]);
}
