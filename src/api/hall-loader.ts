import type { QueryClient } from '@tanstack/react-query';
import { visitorCurrency } from '#src/site/currency.ts';
import { hotGamesQuery } from './game-queries.ts';
import { hallsQuery } from './queries.ts';

/** Fetches what a hall opens with; a hand on its door is enough to begin. */
export function hallOpening(queries: QueryClient, gtId: string): Promise<unknown> {
  const currency = visitorCurrency();
  return Promise.all([
    queries.prefetchQuery(hotGamesQuery(currency, gtId)),
    queries.prefetchQuery(hallsQuery(currency)),
  ]);
}
