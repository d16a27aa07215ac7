import { useMemo } from 'react';
import type { Game } from '#contract/endpoints/catalogue/games.ts';

/** Games by the `gpId` of their provider, that of the first game first; each provider's in the order given. */
export const useGamesByProvider = (games: readonly Game[]): [gpId: string, games: Game[]][] =>
  useMemo(() => {
    const byProvider = new Map<string, Game[]>();
    for (const game of games) {
      const own = byProvider.get(game.gpId);
      if (own) own.push(game);
      else byProvider.set(game.gpId, [game]);
    }
    return [...byProvider];
  }, [games]);
