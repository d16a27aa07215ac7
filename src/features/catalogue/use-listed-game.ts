import { useQuery } from '@tanstack/react-query';
import type { Game } from '#contract/endpoints/catalogue/games.ts';
import type { LaunchGame } from '#machines/kernel/events.ts';
import { gamesQuery, providerGamesQuery } from '#src/api/game-queries.ts';
import { useCurrency } from '#src/components/games/use-catalogue.ts';

interface ListedGame {
  /** Undefined until it is loaded, and if its list cannot be loaded or has it no more. */
  listed: Game | undefined;
  isLoading: boolean;
}

/** A game with its facts: from the list of all games if that is loaded, else from its provider's, which is shorter. */
export function useListedGame({ gameId, gpId, gtId, house }: LaunchGame): ListedGame {
  const currency = useCurrency();
  const all = useQuery({ ...gamesQuery(currency), enabled: false });
  const own = useQuery({
    ...providerGamesQuery(currency, String(gtId), gpId, house || undefined),
    enabled: !all.data,
  });
  const games = all.data ?? own.data?.games;
  return { listed: games?.find((game) => game.gameId === gameId), isLoading: own.isLoading };
}
