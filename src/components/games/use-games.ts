import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { gamesQuery } from '#src/api/game-queries.ts';
import { breathe } from '#src/api/yield-to-main.ts';
import { prepare } from './search.ts';
import { useCurrency, useProviderOf } from './use-catalogue.ts';

/** Every game of the site, ready to be searched. */
export function useGames({ enabled = true } = {}) {
  const games = useQuery({ ...gamesQuery(useCurrency()), enabled });
  const { data } = games;
  const providerOf = useProviderOf();
  useEffect(() => {
    if (data) void prepare(data, providerOf, breathe);
  }, [data, providerOf]);
  return games;
}
