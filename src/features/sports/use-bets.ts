import { useCallback } from 'react';
import type { Platform } from '#contract/endpoints/games.ts';
import { sportsGtId } from '#contract/limits.ts';
import type { LaunchGame, SportsBet } from '#machines/events.ts';
import { useAppEvent, useNotify } from '#src/actors/context.tsx';
import { gameName } from '#src/components/games/game.ts';
import { useLaunch } from '#src/components/games/launch.ts';
import { useHalls } from '#src/components/games/use-catalogue.ts';

/** Opens the provider's game when a bet is chosen. */
export function useBets() {
  const { data: halls } = useHalls();
  const launch = useLaunch();
  const notify = useNotify();
  const open = useCallback(
    ({ gpId }: SportsBet) => {
      const platform = halls
        ?.find(({ gtId }) => gtId === String(sportsGtId))
        ?.gpList?.find((one) => one.gpId === gpId);
      if (platform) launch(toLaunch(platform));
      else notify({ type: 'notice', tone: 'error', text: 'pg.start_failed' });
    },
    [halls, launch, notify],
  );
  useAppEvent('sports.bet', open);
}

const toLaunch = (platform: Platform): LaunchGame => ({
  gameId: platform.gameCode,
  gpId: platform.gpId,
  gtId: sportsGtId,
  gameType: platform.gameType,
  gameCode: platform.gameCode,
  house: platform.house,
  name: gameName({ gameName: platform.gameName, enName: platform.gpName }),
  provider: platform.gpName,
  image: platform.iconLight,
});
