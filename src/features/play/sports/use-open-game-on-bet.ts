import { useCallback } from 'react';
import { sportsGtId } from '#contract/constants.ts';
import type { GameProvider } from '#contract/endpoints/catalogue/games.ts';
import type { LaunchGame, SportsBet } from '#machines/kernel/events.ts';
import { useAppEvent, useNotify } from '#src/actors/context.tsx';
import { gameName } from '#src/components/games/game.ts';
import { useLaunch } from '#src/components/games/launch.ts';
import { useHalls } from '#src/components/games/use-catalogue.ts';

/** Opens the provider's game when a bet is chosen. */
export function useOpenGameOnBet() {
  const { data: halls } = useHalls();
  const launch = useLaunch();
  const notify = useNotify();
  const open = useCallback(
    ({ gpId }: SportsBet) => {
      const provider = halls
        ?.find(({ gtId }) => gtId === String(sportsGtId))
        ?.gpList?.find((one) => one.gpId === gpId);
      if (provider) launch(toLaunch(provider));
      else notify({ type: 'notice', tone: 'error', text: 'pg.start_failed' });
    },
    [halls, launch, notify],
  );
  useAppEvent('sports.bet', open);
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
