import { fromCallback, fromPromise } from 'xstate';
import type { LaunchGame } from '#machines/kernel/events.ts';
import { gameLaunchMachine } from '#machines/play/game-launch/game-launch.machine.ts';
import type { GameMode } from '#machines/play/game-launch/game-launch.types.ts';

/** The machine of a launch with a window that opens and stays open, and no game in another tab. Tests add its calls. */
export const launchInWindow = gameLaunchMachine.provide({
  actors: {
    holdPlayLock: fromCallback(() => {}),
    gameWindow: fromCallback(() => {}),
    openWindow: fromPromise<{ opened: boolean; mode: GameMode }, { game: LaunchGame; desktop: boolean }>(
      async () => ({ opened: true, mode: 'window' }),
    ),
    acquirePlayLock: fromPromise<{ acquired: true; launchId: string } | { acquired: false }>(async () => ({
      acquired: true,
      launchId: 'one',
    })),
  },
});
