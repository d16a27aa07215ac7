import { useCallback } from 'react';
import { sportsGtId } from '#contract/constants.ts';
import type { GameProvider } from '#contract/endpoints/catalogue/games.ts';
import type { LaunchGame } from '#machines/kernel/events.ts';
import { useNotify } from '#src/actors/machines.tsx';
import { useHalls, useLaunch } from './catalogue.ts';
import { gameName } from './tiles.ts';

/** Returns a function: opens a provider's sports game, with the odds that were chosen if they have an ID. */
export function useSportsLaunch() {
  const { data: halls } = useHalls();
  const launch = useLaunch();
  const notify = useNotify();
  return useCallback(
    (gpId: string, oddsId?: string) => {
      const provider = halls
        ?.find(({ gtId }) => gtId === String(sportsGtId))
        ?.gpList?.find((one) => one.gpId === gpId);
      if (provider) launch({ ...toLaunch(provider), ...(oddsId && { oddsId }) });
      else notify({ type: 'notice', tone: 'error', text: 'pg.start_failed' });
    },
    [halls, launch, notify],
  );
}

const toLaunch = (provider: GameProvider): LaunchGame => ({
  gameId: provider.gameCode,
  gpId: provider.gpId,
  gtId: sportsGtId,
  gameType: provider.gameType,
  gameCode: provider.gameCode,
  house: provider.house,
  name: gameName({ gameName: provider.gameName, enName: provider.gpName }),
  provider: provider.gpName,
  image: provider.iconLight,
});
