import type { GtId } from '#contract/constants.ts';
import type { Game } from '#contract/endpoints/catalogue/games.ts';
import type { LaunchGame } from '#machines/kernel/events.ts';
import { currentLanguage } from '#src/site/locale.ts';

/** A game's name in the page's language, else in en_US. */
export const gameName = (game: Pick<Game, 'gameName' | 'enName'>): string =>
  game.gameName[currentLanguage()] || game.gameName.en_US || game.enName;

export const toLaunch = (game: Game, provider: string): LaunchGame => ({
  gameId: game.gameId,
  gpId: game.gpId,
  gtId: Number(game.gtId) as GtId,
  gameType: game.gameType,
  gameCode: game.gameCode,
  house: game.house,
  name: gameName(game),
  provider,
  image: game.icon,
});
