import { fromCallback, fromPromise } from 'xstate';
import type { LaunchGame } from '#machines/events.ts';
import { gameLaunchMachine } from '#machines/game-launch.machine.ts';
import type { GameMode } from '#machines/game-launch.types.ts';

/** A launch whose window opens and stays open, while no other tab plays; its calls are not implemented. */
export const launchInWindow = gameLaunchMachine.provide({
  actors: {
    holdPlayLock: fromCallback(() => {}),
    gameWindow: fromCallback(() => {}),
    openWindow: fromPromise<{ opened: boolean; mode: GameMode }, { game: LaunchGame; desktop: boolean }>(
      async () => ({ opened: true, mode: 'window' }),
    ),
    acquirePlayLock: fromPromise<{ taken: true; launchId: string } | { taken: false }>(async () => ({
      taken: true,
      launchId: 'one',
    })),
  },
});
