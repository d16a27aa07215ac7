import { useCallback } from 'react';
import type { Game } from '#contract/endpoints/games.ts';
import type { GtId } from '#contract/limits.ts';
import type { LaunchGame } from '#machines/events.ts';
import { useSend } from '../../actors/context.tsx';
import { currentLanguage } from '../../site/locale.ts';

/** A game's name in the page's language; en_US where it has none. */
export const gameName = (game: Pick<Game, 'gameName' | 'enName'>): string =>
  game.gameName[currentLanguage()] ?? game.gameName.en_US ?? game.enName;

export const toLaunch = (game: Game, provider: string): LaunchGame => ({
  gameId: game.gameId,
  gpId: game.gpId,
  gtId: Number(game.gtId) as GtId,
  gameType: game.gameType,
  gameCode: game.gameCode,
  house: game.house,
  name: gameName(game),
  provider,
  picture: game.icon,
});

/** Asks the desk for a game; it opens in the same task as the press that calls this. */
export function useLaunch() {
  const send = useSend('playDesk');
  return useCallback((game: LaunchGame) => send({ type: 'launch.request', game }), [send]);
}
