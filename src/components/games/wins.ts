import { queryOptions } from '@tanstack/react-query';
import type { Data } from '#contract/call.ts';
import type { Game } from '#contract/endpoints/catalogue/games.ts';
import { winnerList } from '#contract/endpoints/catalogue/winners.ts';
import { minorOf } from '#src/api/amounts.ts';
import { callOrThrow } from '#src/api/call.ts';
import { currentSiteId, supportDeviceCode } from '#src/api/request-context.ts';
import { isInactive } from '#src/site/inactive.ts';
import { currentLanguage } from '#src/site/locale.ts';

/** The number of wins that are asked for. It is more than is shown, since some are of games that are left out. */
const REQUESTED = 12;

/** A win as the operator shows it to everybody. */
export interface Win {
  key: string;
  member: string;
  game: Game;
  /** Minor units. */
  amount: number;
  currency: string;
  at: string;
}

/** The last winners, of the site or of one game. */
export const winsQuery = (currency: string, gameId?: string) =>
  queryOptions({
    queryKey: ['wins', currency, gameId, currentLanguage()],
    queryFn: async ({ signal }) => {
      const body = {
        site_id: currentSiteId(),
        currency,
        support_device: supportDeviceCode(),
        game_id: gameId,
        count: REQUESTED,
      };
      return winsOf(await callOrThrow(winnerList, body, { signal, priority: 'low' }));
    },
    staleTime: 60_000,
    meta: { optional: true },
  });

/** Wins in games that the site has open, of sums that their currency has. */
export function winsOf({ list, info }: Data<typeof winnerList>): Win[] {
  const games = new Map(info.filter((game) => !isInactive(game)).map((game) => [game.gameId, game]));
  return list.flatMap(({ memberName: member, gameId, amount: sum, currency, winAt: at }, index) => {
    const game = games.get(gameId);
    const amount = minorOf(sum, currency);
    return game && amount !== null ? { key: `${index}`, member, game, amount, currency, at } : [];
  });
}
