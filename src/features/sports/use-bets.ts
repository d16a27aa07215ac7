import { useCallback } from 'react';
import type { Platform } from '#contract/endpoints/games.ts';
import { sportsGtId } from '#contract/limits.ts';
import type { LaunchGame, SportsBet } from '#machines/events.ts';
import { useAppListener, useTell } from '#src/app/context.tsx';
import { gameName, useLaunch } from '#src/components/games/launch.ts';
import { useHalls } from '#src/components/games/use-catalogue.ts';

/** Opens the game of the provider with whom somebody bets. */
export function useBets() {
  const { data: halls } = useHalls();
  const launch = useLaunch();
  const tell = useTell();
  const open = useCallback(
    ({ gpId }: SportsBet) => {
      const platform = halls
        ?.find(({ gtId }) => gtId === String(sportsGtId))
        ?.gpList.find((one) => one.gpId === gpId);
      if (platform) launch(toLaunch(platform));
      else tell({ type: 'notice', tone: 'bad', text: 'pg.start_failed' });
    },
    [halls, launch, tell],
  );
  useAppListener('sports.bet', open);
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
  picture: platform.iconLight,
});
