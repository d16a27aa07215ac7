import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { Game } from '#contract/endpoints/games.ts';
import type { GtId } from '#contract/limits.ts';
import type { LaunchGame } from '#machines/events.ts';
import { useSend } from '#src/app/context.tsx';
import { deviceClass, platform } from '#src/site/device.ts';
import { currentLanguage } from '#src/site/locale.ts';
import { needsApp } from '#src/site/needs-app.ts';
import { site } from '#src/site/site.ts';

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

/** Detects the device only for providers that may need the app. */
export function needsAppHere(gpId: string): boolean {
  const { ios, android } = site.appOnly;
  return [...ios, ...android].includes(gpId) && needsApp(site.appOnly, gpId, platform(), deviceClass());
}

/**
 * Requests a launch from the play coordinator, in the same task as the click, so that a window can open. A
 * game that this phone plays only in the app leads to the app's page.
 */
export function useLaunch() {
  const send = useSend('playCoordinator');
  const { navigate } = useRouter();
  return useCallback(
    (game: LaunchGame) => {
      if (needsAppHere(game.gpId)) void navigate({ to: '/app', search: { gp_id: game.gpId } });
      else send({ type: 'launch.request', game });
    },
    [send, navigate],
  );
}
