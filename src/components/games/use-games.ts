import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { gamesQuery } from '#src/api/game-queries.ts';
import { yieldToMain } from '#src/startup/yield-to-main.ts';
import { useCurrency, useProviderOf } from './catalogue.ts';
import { prepare } from './search.ts';

/** All games of the site, prepared for search. */
export function useGames({ enabled = true } = {}) {
  const games = useQuery({ ...gamesQuery(useCurrency()), enabled });
  const { data } = games;
  const providerOf = useProviderOf();
  useEffect(() => {
    if (data) void prepare(data, providerOf, yieldToMain);
  }, [data, providerOf]);
  return games;
}
